import HeadlessUI

/// The app in its box.
struct Device {
  let layout: AppLayout
  let selected: Int?
  let isAway: Bool

  /// The box as it fits into `height` lines; the viewport moves to where the selection is.
  func lines(width: Int, height: Int, viewport: inout Viewport) -> [Line] {
    let inner = width - 4
    // Two lines for the borders and one for the rule.
    let room = max(1, height - layout.header.count - 3)
    viewport.reveal(selectedLines, of: layout.content.count, height: room)
    let range = viewport.range(of: layout.content.count, height: room)
    var body = layout.content[range].map { highlighted($0) }
    while body.count < room { body.append(Line()) }
    overlay(alertLines, on: &body, width: inner)
    return box(body, width: width, note: note(of: range))
  }

  /// The whole box, however long.
  func lines(width: Int) -> [Line] {
    var body = layout.content.map { highlighted($0) }
    while body.count < max(5, layout.alert.count) { body.append(Line()) }
    overlay(alertLines, on: &body, width: width - 4)
    return box(body, width: width, note: rowsNote)
  }

  private var alertLines: [Line] { layout.alert.map { highlighted($0) } }

  private var selectedLines: Range<Int>? {
    let indices = layout.content.indices.filter { index in
      layout.content[index].runs.contains { $0.target != nil && $0.target == selected }
    }
    guard let first = indices.first, let last = indices.last else { return nil }
    // The first thing to tap brings what stands above it, a header or a title, into view.
    return (selected == 0 ? 0 : first)..<(last + 1)
  }

  private func highlighted(_ line: Line) -> Line {
    var line = line
    for index in line.runs.indices {
      line.runs[index].look.isDim = line.runs[index].look.isDim || isAway
      let target = line.runs[index].target
      line.runs[index].look.isSelected = !isAway && target != nil && target == selected
    }
    return line
  }

  private func overlay(_ box: [Line], on body: inout [Line], width: Int) {
    guard !box.isEmpty else { return }
    let start = max(0, (body.count - box.count) / 2)
    for (index, line) in box.enumerated() where start + index < body.count {
      let column = max(0, (width - line.columns) / 2)
      body[start + index] = body[start + index].covered(by: line, at: column, width: width)
    }
  }

  private func note(of range: Range<Int>) -> String {
    guard range.count < layout.content.count else { return rowsNote }
    let above = range.lowerBound > 0 ? "↑" : " "
    let below = range.upperBound < layout.content.count ? "↓" : " "
    return "\(rowsNote)\(above)\(below) "
  }

  private var rowsNote: String {
    switch layout.plainRows {
    case 0: ""
    case 1: " 1 row "
    case let count: " \(count) rows "
    }
  }

  private func box(_ body: [Line], width: Int, note: String) -> [Line] {
    let inner = width - 4
    let plain = String(repeating: "─", count: width - 2)
    let last = String(repeating: "─", count: max(0, width - 4 - note.columns)) + note + "──"
    let framed = { (line: Line) in
      // The border of a selected line is marked, for those who see no colors.
      let line = line.fitted(to: inner)
      let isSelected = line.runs.contains { $0.look.isSelected }
      return Line(isSelected ? "│▸" : "│ ") + line + Line(" │")
    }
    return [Line("╭\(plain)╮")] + layout.header.map(framed) + [Line("├\(plain)┤")]
      + body.map(framed) + [Line("╰\(last)╯")]
  }
}
