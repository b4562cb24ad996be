import HeadlessUI

/// A frame of the app laid out as lines, with what can be tapped in it.
package struct AppLayout {
  /// The back button, the title and the search field; they do not scroll.
  package private(set) var header: [Line] = []
  /// What scrolls.
  package private(set) var content: [Line] = []
  /// The alert that covers the middle, in its box; empty without one.
  package private(set) var alert: [Line] = []
  /// What can be chosen, from top to bottom; under an alert its buttons only.
  package private(set) var targets: [Target] = []
  /// How many rows there are that are no controls of a form.
  let plainRows: Int
  private let focus: Focus?

  package typealias Target = FrameLayout.Target
  typealias Focus = FrameLayout.Focus

  /// Lays out a frame.
  package init(_ frame: Frame, width: Int) {
    self.init(frame, width: width, focus: nil)
  }

  init(_ frame: Frame, width: Int, focus: Focus?) {
    self.focus = focus
    var page = FrameLayout(.player, focus: focus)
    content = page.lines(of: frame.content, width: width)
    targets = page.targets
    plainRows = page.plainRows
    if frame.isRefreshing { content.insert(Line("↻ refreshing").centered(in: width), at: 0) }
    if frame.depth > 0 { header.append(Line("‹ Back", Look(color: "blue"))) }
    if let title = frame.title { header += Line.wrapped(title, to: width, Look(isBold: true)) }
    if let search = frame.searchField { header.append(line(of: search)) }
    if let alert = frame.alert { cover(with: alert, width: width) }
  }

  private mutating func cover(with alert: Frame.Alert, width: Int) {
    targets = AppLayout.targets(of: alert)
    content = content.map { line in
      var line = line
      for index in line.runs.indices { line.runs[index].target = nil }
      return line
    }
    self.alert = box(of: alert, width: min(width - 4, 44))
  }

  /// The buttons of an alert.
  static func targets(of alert: Frame.Alert) -> [Target] {
    alert.buttons.indices.map { index in
      let label = alert.buttons[index]
      return .button(label, number: alert.buttons[...index].count { $0 == label })
    }
  }

  private func line(of search: Frame.SearchField) -> Line {
    if focus == .search { return Line("⌕ \(search.text.printable)▏", Look(isBold: true)) }
    return search.text.isEmpty
      ? Line("⌕ \(search.prompt.printable)", Look(isDim: true))
      : Line("⌕ \(search.text.printable)")
  }

  private func box(of alert: Frame.Alert, width: Int) -> [Line] {
    let inner = width - 4
    var body = Line.wrapped(alert.title, to: inner, Look(isBold: true))
    body += Line.wrapped(alert.message, to: inner)
    var buttons = Line()
    for (index, label) in alert.buttons.enumerated() {
      if index > 0 { buttons += Line(" ") }
      buttons += Line("[ \(label.printable) ]", target: index)
    }
    body.append(buttons)
    let bar = String(repeating: "─", count: width - 2)
    let rows = body.map { Line("│ ") + $0.centered(in: inner).fitted(to: inner) + Line(" │") }
    return [Line("╭\(bar)╮")] + rows + [Line("╰\(bar)╯")]
  }
}
