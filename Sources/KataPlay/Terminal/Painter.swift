import HeadlessUI

/// Turns lines into what a terminal understands.
package struct Painter: Equatable, Sendable {
  let hasColors: Bool

  /// Makes a painter with or without colors.
  package init(hasColors: Bool) { self.hasColors = hasColors }

  private static let codes = [
    "red": "31", "green": "32", "yellow": "33", "orange": "33", "brown": "33", "blue": "34",
    "accentColor": "34", "tint": "34", "purple": "35", "pink": "35", "mint": "36", "teal": "36",
  ]

  /// A line with its looks; without colors, the selection is still set apart.
  package func paint(_ line: Line) -> String {
    line.runs.map { run in
      let codes = codes(of: run.look)
      return codes.isEmpty
        ? run.text : "\u{1B}[\(codes.joined(separator: ";"))m\(run.text)\u{1B}[0m"
    }.joined()
  }

  /// What turns the picture of some lines into that of others; nothing if they are the same.
  package func difference(from old: [String], to new: [String]) -> String {
    var text = ""
    for (index, line) in new.enumerated() where index >= old.count || old[index] != line {
      // Cleared first: after the last column there is nothing left to clear but that column.
      text += "\u{1B}[\(index + 1);1H\u{1B}[K\(line)"
    }
    for index in new.count..<max(new.count, old.count) { text += "\u{1B}[\(index + 1);1H\u{1B}[K" }
    return text
  }

  private func codes(of look: Look) -> [String] {
    var codes: [String] = []
    if look.isBold { codes.append("1") }
    if look.isDim { codes.append("2") }
    if look.isSelected { codes.append("7") }
    if hasColors, let color = look.color, let code = Self.codes[color] { codes.append(code) }
    return codes
  }
}
