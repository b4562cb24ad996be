extension FrameLayout {
  /// The pieces as lines, one below the other; what can be tapped in them is registered, unless all
  /// of it is `claimed` by a target already, such as its row.
  package mutating func lines(
    of pieces: [Frame.Piece], width: Int, claimed: Int? = nil
  ) -> [Line] {
    var lines: [Line] = []
    for piece in pieces { lines += self.lines(of: piece, width: width, claimed: claimed) }
    return lines
  }

  private mutating func lines(
    of piece: Frame.Piece, width: Int, claimed: Int?
  ) -> [Line] {
    switch piece {
    case .text(let text): return Line.wrapped(text.string, to: width, text.look)
    case .image, .spacer: return []
    case .divider: return [Line.separator(width)]
    case .vertical(let parts), .scrolling(let parts), .spoken(_, let parts):
      return lines(of: parts, width: width, claimed: claimed)
    case .horizontal(let parts): return sideBySide(parts, width: width, claimed: claimed)
    case .layered(let layers): return self.layers(layers, width: width, claimed: claimed)
    case .list(let sections): return list(sections, width: width)
    case .row(let row): return self.row(row, width: width, isPlain: true)
    case .spinner(let label):
      return [Line("◌ \(label?.printable ?? "")".trimmed).centered(in: width)]
    case .link(let parts): return link(parts, width: width, claimed: claimed)
    case .button(let button): return [self.button(button, claimed: claimed)]
    case .field(let field): return [self.field(field, claimed: claimed)]
    case .picker(let picker): return [self.picker(picker, claimed: claimed)]
    case .unavailable(let view):
      return lines(of: view.title + view.description + view.actions, width: width)
        .map { $0.centered(in: width) }
    }
  }
}
