extension String {
  /// How many columns of a terminal the text takes; wide characters take two.
  package var columns: Int { reduce(0) { $0 + $1.columns } }

  /// As much of the beginning as fits into `columns`.
  func prefix(columns: Int) -> String {
    var left = columns
    return String(
      prefix { character in
        left -= character.columns
        return left >= 0
      })
  }

  /// The text without what would move a terminal's cursor.
  package var printable: String {
    let isPlain = unicodeScalars.allSatisfy { !$0.properties.generalCategory.isControl }
    guard !isPlain else { return self }
    var text = ""
    for scalar in unicodeScalars {
      text.unicodeScalars.append(scalar.properties.generalCategory.isControl ? "�" : scalar)
    }
    return text
  }

  /// The text without the spaces at its end.
  var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isControl: Bool { self == .control || self == .lineSeparator }
}

extension Character {
  /// 2 for what East Asian fonts and emoji draw wide, 0 for what only modifies, 1 for the rest.
  fileprivate var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    switch first.properties.generalCategory {
    case .format, .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default:
      return first.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
