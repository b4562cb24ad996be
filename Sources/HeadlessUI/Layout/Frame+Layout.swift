extension Frame.StyledText {
  var look: Look {
    let isDim = ["secondary", "tertiary", "gray"].contains(color)
    let isBold = ["largeTitle", "title", "title2", "title3", "headline"].contains(font)
    let isColored = !isDim && color != "primary"
    return Look(color: isColored ? color : nil, isBold: isBold, isDim: isDim)
  }
}

extension [Frame.Piece] {
  /// The texts, as the screen knows a button or a link by them.
  var label: String { texts.map(\.string).joined(separator: " ") }

  /// True where a row is more than one thing to tap: it holds fields, pickers or several buttons.
  var hasControls: Bool {
    var fields = 0
    var buttons = 0
    var links = 0
    visit { piece in
      switch piece {
      case .field, .picker: fields += 1
      case .button: buttons += 1
      case .link: links += 1
      default: break
      }
    }
    return links == 0 && (fields > 0 || buttons > 1)
  }
}
