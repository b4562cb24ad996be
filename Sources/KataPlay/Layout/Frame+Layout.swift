import HeadlessUI

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
  var label: String { texts.joined(separator: " ") }

  private var texts: [String] {
    flatMap { piece -> [String] in
      if case .text(let text) = piece { return [text.string] }
      return piece.parts.texts
    }
  }

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

  private func visit(_ body: (Frame.Piece) -> Void) {
    for piece in self {
      body(piece)
      piece.parts.visit(body)
    }
  }
}

extension Frame.Piece {
  /// The pieces that stand in this one.
  fileprivate var parts: [Frame.Piece] {
    switch self {
    case .text, .image, .spacer, .divider, .spinner, .field, .picker: []
    case .horizontal(let parts), .vertical(let parts), .link(let parts), .scrolling(let parts),
      .spoken(_, let parts):
      parts
    case .layered(let layers): layers.flatMap(\.self)
    case .list(let sections):
      sections.flatMap { $0.header + $0.rows.flatMap(\.content) + $0.footer }
    case .button(let button): button.label
    case .unavailable(let view): view.title + view.description + view.actions
    }
  }
}

extension Line {
  /// The line without the spaces at its ends.
  var trimmed: Line {
    var line = self
    while let first = line.runs.first, first.text.allSatisfy({ $0 == " " }) {
      line.runs.removeFirst()
    }
    while let last = line.runs.last, last.text.allSatisfy({ $0 == " " }) { line.runs.removeLast() }
    return line
  }
}

extension String {
  /// The text without the spaces at its end.
  var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
