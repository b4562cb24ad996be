extension Frame {
  /// The frame drawn as text in a box, `width` characters wide.
  public func drawing(width: Int = 46) -> String {
    var canvas = Canvas(width: max(width, 24) - 4)
    if depth > 0 { canvas.append("‹ Back") }
    if let title { canvas.append(title) }
    if let searchField {
      canvas.append("⌕ \(searchField.text.isEmpty ? searchField.prompt : searchField.text)")
    }
    canvas.lines.append(canvas.rule)
    if isRefreshing { canvas.append(centered: "↻") }
    var layout = FrameLayout(.picture)
    canvas.lines += layout.lines(of: content, width: canvas.width)
    canvas.pad(to: 12)
    if let alert { canvas.overlay(box: alert.lines) }
    return canvas.boxed.joined(separator: "\n")
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
  var lines: [Line] = []

  init(width: Int) {
    self.width = width
  }

  /// The line between the head of a page and its content; it goes from border to border.
  var rule: Line { Line(String(repeating: "─", count: width)) }

  mutating func append(_ text: String) { lines += Line.wrapped(text, to: width) }

  mutating func append(centered text: String) {
    lines.append(Line(text.printable).centered(in: width))
  }

  mutating func pad(to height: Int) {
    while lines.count < height { lines.append(Line()) }
  }

  /// Puts a box over the middle.
  mutating func overlay(box content: [String]) {
    var box = Canvas(width: width - 8)
    for line in content { box.append(centered: line) }
    let boxed = box.boxed
    pad(to: boxed.count)
    let top = (lines.count - boxed.count) / 2
    for (index, line) in boxed.enumerated() {
      lines[top + index] = Line(line).centered(in: width)
    }
  }

  var boxed: [String] {
    let bar = String(repeating: "─", count: width + 2)
    let body = lines.map { $0 == rule ? "├\(bar)┤" : "│ \($0.fitted(to: width).text) │" }
    return ["╭\(bar)╮"] + body + ["╰\(bar)╯"]
  }
}
