extension Frame {
  /// The frame drawn as text in a box, `width` characters wide.
  public func drawing(width: Int = 46) -> String {
    let inner = max(width, 24) - 4
    var canvas = Canvas(width: inner)
    if depth > 0 { canvas.append("‹ Back") }
    if let title { canvas.append(title) }
    if let searchField {
      canvas.append("⌕ \(searchField.text.isEmpty ? searchField.prompt : searchField.text)")
    }
    canvas.appendRule()
    if isRefreshing { canvas.append(centered: "↻") }
    canvas.append(content)
    canvas.pad(to: 12)
    if let alert { canvas.overlay(box: alert.lines) }
    return canvas.boxed
  }
}

extension Frame.Alert {
  fileprivate var lines: [String] {
    [title] + (message.isEmpty ? [] : [message]) + [
      buttons.map { "[ \($0) ]" }.joined(separator: " ")
    ]
  }
}

/// Lines of text of one width.
private struct Canvas {
  let width: Int
  var lines: [String] = []

  mutating func append(_ line: String) { lines += Canvas.wrapped(line, to: width) }
  mutating func append(centered line: String) { lines.append(Canvas.centered(line, in: width)) }
  mutating func appendRule() { lines.append(String(repeating: "─", count: width)) }
  mutating func append(_ pieces: [Frame.Piece]) {
    for piece in pieces { lines += piece.lines(width: width) }
  }

  mutating func pad(to height: Int) {
    while lines.count < height { lines.append("") }
  }

  /// Puts lines over the middle.
  mutating func overlay(_ overlay: [String]) {
    pad(to: overlay.count)
    let top = (lines.count - overlay.count) / 2
    for (index, line) in overlay.enumerated() { lines[top + index] = line }
  }

  mutating func overlay(box content: [String]) {
    let inner = width - 8
    var box = Canvas(width: inner)
    for line in content { box.append(centered: line) }
    overlay(box.boxed.split(separator: "\n").map { Canvas.centered(String($0), in: width) })
  }

  var boxed: String {
    let bar = String(repeating: "─", count: width + 2)
    let body = lines.map { line in
      let isRule = line == String(repeating: "─", count: width)
      return isRule ? "├\(bar)┤" : "│ \(Canvas.padded(line, to: width)) │"
    }
    return (["╭\(bar)╮"] + body + ["╰\(bar)╯"]).joined(separator: "\n")
  }

  static func padded(_ text: String, to width: Int) -> String {
    let text = text.count > width ? String(text.prefix(width - 1)) + "…" : text
    return text + String(repeating: " ", count: width - text.count)
  }

  static func centered(_ text: String, in width: Int) -> String {
    String(repeating: " ", count: max(0, (width - text.count) / 2)) + text
  }

  static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: { $0 == " " || $0.isNewline }) {
      if line.isEmpty {
        line = String(word)
      } else if line.count + 1 + word.count <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return lines + (line.isEmpty ? [] : [line])
  }
}

extension Frame.Piece {
  /// The piece as lines of at most `width` characters.
  fileprivate func lines(width: Int) -> [String] {
    switch self {
    case .text(let text): return Canvas.wrapped(text.string, to: width)
    case .image, .spacer: return []
    case .divider: return [String(repeating: "╌", count: width)]
    case .vertical(let parts), .scrolling(let parts), .spoken(_, let parts):
      return parts.flatMap { $0.lines(width: width) }
    case .row(let row): return row.content.flatMap { $0.lines(width: width) }
    case .link(let parts): return linkLines(parts, width: width)
    case .horizontal(let parts): return sideBySide(parts, width: width)
    case .layered(let layers): return layeredLines(layers, width: width)
    case .list(let sections): return listLines(sections, width: width)
    case .spinner(let label): return [Canvas.centered("◌ \(label ?? "")", in: width)]
    case .button(let button):
      let label = button.label.texts.map(\.string).joined(separator: " ")
      return [button.isEnabled ? "[ \(label) ]" : "( \(label) )"]
    case .field(let field): return ["\(field.title): \(field.text)▏"]
    case .picker(let picker): return ["\(picker.title): \(picker.selected ?? "–") ▾"]
    case .unavailable(let view):
      let parts = view.title + view.description + view.actions
      return parts.flatMap { $0.lines(width: width) }.map { Canvas.centered($0, in: width) }
    }
  }

  private func linkLines(_ parts: [Frame.Piece], width: Int) -> [String] {
    var lines = parts.flatMap { $0.lines(width: width - 2) }
    if let first = lines.first { lines[0] = Canvas.padded(first, to: width - 2) + " ›" }
    return lines
  }

  private func layeredLines(_ layers: [[Frame.Piece]], width: Int) -> [String] {
    var canvas = Canvas(width: width)
    canvas.append(layers.first ?? [])
    for layer in layers.dropFirst() {
      canvas.pad(to: 5)
      canvas.overlay(
        layer.flatMap { $0.lines(width: width) }.map {
          Canvas.centered($0.trimmed, in: width)
        })
    }
    return canvas.lines
  }

  private func listLines(_ sections: [Frame.Section], width: Int) -> [String] {
    var lines: [String] = []
    for section in sections {
      lines += section.header.flatMap { $0.lines(width: width) }
      for (index, row) in section.rows.enumerated() {
        if index > 0 { lines.append(String(repeating: "╌", count: width)) }
        lines += row.content.flatMap { $0.lines(width: width) }
      }
      lines += section.footer.flatMap { $0.lines(width: width) }
    }
    return lines
  }

  /// What comes after a spacer stands at the right edge; what does not fit goes below.
  private func sideBySide(_ parts: [Frame.Piece], width: Int) -> [String] {
    let cut = parts.firstIndex(of: .spacer) ?? parts.endIndex
    let left = joined(Array(parts[..<cut]), width: width)
    let right = joined(Array(parts[cut...].dropFirst()), width: width)
    guard !right.isEmpty else { return left }
    let leftWidth = left.map(\.count).max() ?? 0
    let rightWidth = right.map(\.count).max() ?? 0
    guard leftWidth + rightWidth < width else { return left + right }
    return (0..<max(left.count, right.count)).map { index in
      let start = index < left.count ? left[index] : ""
      let end = index < right.count ? right[index] : ""
      return Canvas.padded(start, to: width - end.count) + end
    }
  }

  private func joined(_ parts: [Frame.Piece], width: Int) -> [String] {
    let columns = parts.map { $0.lines(width: width) }.filter { !$0.isEmpty }
    let widths = columns.map { $0.map(\.count).max() ?? 0 }
    guard widths.reduce(columns.count - 1, +) <= width else { return columns.flatMap(\.self) }
    return (0..<(columns.map(\.count).max() ?? 0)).map { row in
      zip(columns, widths).map { column, width in
        Canvas.padded(row < column.count ? column[row] : "", to: width)
      }.joined(separator: " ").trimmedEnd
    }
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }

  fileprivate var trimmed: String { String(drop { $0 == " " }).trimmedEnd }
}
