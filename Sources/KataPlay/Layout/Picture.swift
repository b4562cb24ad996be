import HeadlessUI
import KataKit

/// Everything that the terminal shows: the app, the console, the server and the keys.
package struct Picture {
  /// The messages of SwiftUI and what the app has printed, newest last.
  let console: [String]
  let name: String

  /// Makes the picture's frame; what it shows is asked of the player.
  package init(console: [String], name: String) {
    self.console = console
    self.name = name
  }

  private static let leastWidth = 40
  private static let leastHeight = 14

  /// The lines of the picture, as many as the terminal has, none longer than it is wide.
  @MainActor package func lines(
    of player: Player, width: Int, height: Int, viewport: inout Viewport
  ) -> [Line] {
    guard width >= Self.leastWidth, height >= Self.leastHeight else {
      let wish = "The terminal is too small: \(Self.leastWidth) × \(Self.leastHeight) are needed."
      let lines = Line.wrapped(wish, to: max(1, width)).prefix(height).map { $0.fitted(to: width) }
      return Array(lines) + Array(repeating: Line(), count: max(0, height - lines.count))
    }
    let boxWidth = min(width, 60)
    let layout = player.layout(width: boxWidth - 4)
    let device = Device(
      layout: layout, selected: player.selection(in: layout.targets), isAway: player.isAway)
    let consoleHeight = min(8, max(3, height / 6))
    let app = device.lines(
      width: boxWidth, height: height - consoleHeight - 3, viewport: &viewport)
    return app + consoleLines(width: width, height: consoleHeight)
      + [
        player.server.line.fitted(to: width), player.statusLine(name: name).fitted(to: width),
      ]
  }

  private func consoleLines(width: Int, height: Int) -> [Line] {
    let title = "── console "
    let rule = title + String(repeating: "─", count: width - title.columns)
    var lines = console.suffix(height).flatMap {
      Line.wrapped("› " + $0, to: width, Look(color: "yellow"))
    }
    lines = Array(lines.suffix(height))
    while lines.count < height { lines.append(Line()) }
    return [Line(rule, Look(isDim: true))] + lines
  }
}

extension PlayServer {
  /// What the server does next, and every request that it has not answered.
  var line: Line {
    var line = Line("server: ", Look(isDim: true))
    let mode = mode
    line += Line(mode.joined(separator: ", "), Look(color: mode == ["ready"] ? nil : "yellow"))
    if requests.isEmpty { return line + Line(" · nothing in flight", Look(isDim: true)) }
    // The newest first: where there is no room for all, it is the oldest that is cut off.
    for request in requests.reversed() {
      line += Line(" · \(request.summary)", Look(color: "blue"))
    }
    return line
  }

  /// What is different from usual, or that nothing is.
  var mode: [String] {
    var mode: [String] = []
    if isHolding { mode.append("holds all answers") }
    if fault == .failing { mode.append("the next answer fails") }
    if fault == .late { mode.append("the next answer is late") }
    if toSwap == 2 { mode.append("the next two change places") }
    if toSwap == 1 { mode.append("the next one overtakes") }
    if data.step != .asShipped { mode.append(data.summary) }
    return mode.isEmpty ? ["ready"] : mode
  }
}

extension PlayServer.Request {
  /// Its path, how long ago it was asked, and what is special about it.
  var summary: String {
    let tenths = Int(age() / .milliseconds(100))
    var parts = ["\(number) \(path) \(tenths / 10).\(tenths % 10) s"]
    if isFailing { parts.append("will fail") }
    if isLate { parts.append("late") }
    if waitsForNext { parts.append("lets the next one pass") }
    if isParked && !waitsForNext { parts.append("held") }
    return parts.joined(separator: ", ")
  }
}

extension Player {
  /// What could not be done or, without that, the keys that do something now.
  func statusLine(name: String) -> Line {
    if let message { return Line(message, Look(color: "red", isBold: true)) }
    return Line(keys, Look(isDim: true))
  }

  private var keys: String {
    if isAway { return "You are on another tab.  l come back  q quit" }
    switch focus {
    case .field(let title): return "Typing into \(title).  Return or Esc done  Ctrl-C quit"
    case .search: return "Searching.  Return or Esc done  Ctrl-C quit"
    case .picker: return "↑↓ change  Return or Esc done  q quit"
    case nil: break
    }
    let escape = screen.alert != nil ? "esc close " : screen.depth > 0 ? "esc back " : ""
    let search = screen.searchField == nil ? "" : "/ search "
    let data = server.hasPayments ? " m data" : ""
    return "q quit ⏎ tap \(escape)r pull \(search)l leave│f fail s slow o swap h hold\(data)"
  }
}
