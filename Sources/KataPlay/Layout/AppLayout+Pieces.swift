import HeadlessUI

extension AppLayout {
  /// The pieces as lines, one below the other; what can be tapped in them is registered, unless all
  /// of it is `claimed` by a target already, such as its row.
  mutating func lines(
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
    case .divider: return [Line(String(repeating: "╌", count: width), Look(isDim: true))]
    case .vertical(let parts), .scrolling(let parts), .spoken(_, let parts):
      return lines(of: parts, width: width, claimed: claimed)
    case .horizontal(let parts): return sideBySide(parts, width: width, claimed: claimed)
    case .layered(let layers): return self.layers(layers, width: width, claimed: claimed)
    case .list(let sections): return list(sections, width: width)
    case .row(let row):
      plainRows += 1
      return self.row(row, width: width)
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

  // MARK: Controls

  private mutating func link(_ parts: [Frame.Piece], width: Int, claimed: Int?) -> [Line] {
    let target = claimed ?? register(.tappable(parts.label))
    var lines = lines(of: parts, width: width - 2, claimed: target)
    if let first = lines.first {
      lines[0] = first.fitted(to: width - 2) + Line(" ›", Look(isDim: true))
    }
    return lines.map { $0.fitted(to: width).targeting(target) }
  }

  private mutating func button(_ button: Frame.Button, claimed: Int?) -> Line {
    let label = button.label.label.printable
    let target = claimed ?? register(.tappable(button.label.label))
    let look = Look(
      color: button.role == "destructive" ? "red" : "blue", isDim: !button.isEnabled)
    return Line(button.isEnabled ? "[ \(label) ]" : "( \(label) )", look, target: target)
  }

  private mutating func field(_ field: Frame.Field, claimed: Int?) -> Line {
    let target = claimed ?? register(.field(field.title))
    let isEdited = focus == .field(field.title)
    let text = Line(field.text.printable + (isEdited ? "▏" : ""), Look(isBold: isEdited))
    return (Line("\(field.title.printable): ", Look(isDim: true)) + text).targeting(target)
  }

  private mutating func picker(_ picker: Frame.Picker, claimed: Int?) -> Line {
    let target = claimed ?? register(.picker(picker.title))
    let title = Line("\(picker.title.printable): ", Look(isDim: true))
    guard focus == .picker(picker.title) else {
      return (title + Line("\(picker.selected?.printable ?? "–") ▾")).targeting(target)
    }
    var choice = Line("‹ ")
    for (index, option) in picker.options.enumerated() {
      let isChosen = option == picker.selected
      if index > 0 { choice += Line(" ") }
      let label = option.printable
      choice += Line(isChosen ? "[\(label)]" : label, Look(isBold: isChosen, isDim: !isChosen))
    }
    return (title + choice + Line(" ›")).targeting(target)
  }

  // MARK: Containers

  private mutating func list(_ sections: [Frame.Section], width: Int) -> [Line] {
    let isForm = sections.contains { $0.rows.contains { $0.content.hasControls } }
    var lines: [Line] = []
    for section in sections {
      lines += self.lines(of: section.header, width: width)
      for row in section.rows {
        lines += self.row(row, width: width)
        plainRows += isForm ? 0 : 1
      }
      lines += self.lines(of: section.footer, width: width)
    }
    return lines
  }

  /// A row is one thing to tap, unless it holds controls; one that shows nothing cannot be chosen.
  private mutating func row(_ row: Frame.Row, width: Int) -> [Line] {
    let index = nextRow
    nextRow += 1
    if row.content.hasControls { return lines(of: row.content, width: width) }
    let target = register(.row(index))
    let lines = lines(of: row.content, width: width, claimed: target)
    if lines.isEmpty { targets.removeLast() }
    return lines.map { $0.fitted(to: width).targeting(target) }
  }

  private mutating func layers(
    _ layers: [[Frame.Piece]], width: Int, claimed: Int?
  ) -> [Line] {
    guard let first = layers.first else { return [] }
    var lines = lines(of: first, width: width, claimed: claimed)
    for layer in layers.dropFirst() {
      let top = self.lines(of: layer, width: width, claimed: claimed)
      while lines.count < top.count + 2 { lines.append(Line()) }
      let start = (min(lines.count, 10) - top.count) / 2
      for (index, line) in top.enumerated() {
        let line = line.trimmed
        let column = max(0, (width - line.columns) / 2)
        let place = max(0, start) + index
        lines[place] = lines[place].covered(by: line, at: column, width: width)
      }
    }
    return lines
  }

  /// What comes after a spacer stands at the right edge; what does not fit goes below.
  private mutating func sideBySide(
    _ parts: [Frame.Piece], width: Int, claimed: Int?
  ) -> [Line] {
    let cut = parts.firstIndex(of: .spacer) ?? parts.endIndex
    let left = columns(Array(parts[..<cut]), width: width, claimed: claimed)
    let right = columns(Array(parts[cut...].dropFirst()), width: width, claimed: claimed)
    guard !right.isEmpty else { return left }
    let leftWidth = left.map(\.columns).max() ?? 0
    let rightWidth = right.map(\.columns).max() ?? 0
    guard leftWidth + rightWidth < width else { return left + right }
    return (0..<max(left.count, right.count)).map { index in
      let end = index < right.count ? right[index] : Line()
      return (index < left.count ? left[index] : Line()).fitted(to: width - end.columns) + end
    }
  }

  private mutating func columns(
    _ parts: [Frame.Piece], width: Int, claimed: Int?
  ) -> [Line] {
    var columns: [[Line]] = []
    for part in parts {
      let lines = lines(of: part, width: width, claimed: claimed)
      if !lines.isEmpty { columns.append(lines) }
    }
    let widths = columns.map { $0.map(\.columns).max() ?? 0 }
    guard columns.count > 1, widths.reduce(columns.count - 1, +) <= width else {
      return columns.flatMap(\.self)
    }
    return (0..<(columns.map(\.count).max() ?? 0)).map { row in
      var line = Line()
      for (index, column) in columns.enumerated() {
        if index > 0 { line += Line(" ") }
        line += (row < column.count ? column[row] : Line()).fitted(to: widths[index])
      }
      return line
    }
  }
}
