import HeadlessUI
import KataHarness

/// Plays a script on a clock that it moves itself, and says in plain text what is seen.
@MainActor package struct ScriptPlay {
  let script: Script
  let player: Player
  let clock: ManualClock

  /// Prepares a player, whose server goes by `clock`, for a script.
  package init(script: Script, player: Player, clock: ManualClock) {
    self.script = script
    self.player = player
    self.clock = clock
  }

  private static let width = 46

  /// Plays all steps; `put` gets a piece of text for each, and the console at the end.
  package func run(_ put: (String) -> Void) async {
    var shown: [String] = []
    for (index, step) in script.steps.enumerated() {
      await play(step.command)
      let lines = picture
      let isNew = lines != shown
      shown = lines
      var text = ["── \(index + 1). \(step.text)"]
      text += isNew || lines.isEmpty ? lines : ["(the same)"]
      if let message = player.message { text.append("! \(message)") }
      if let server = serverLine { text.append(server) }
      put(text.joined(separator: "\n") + "\n\n")
    }
    put(consoleText)
  }

  private var picture: [String] {
    if player.screen.frames.isEmpty { return [] }
    if player.isAway { return ["(another tab is shown)"] }
    let layout = player.layout(width: Self.width - 4)
    let device = Device(
      layout: layout, selected: player.selection(in: layout.targets), isAway: player.isAway)
    return device.lines(width: Self.width).map(\.text)
  }

  private var serverLine: String? {
    let server = player.server
    guard server.mode != ["ready"] || !server.requests.isEmpty else { return nil }
    return server.line.text
  }

  private var consoleText: String {
    let messages = player.screen.console
    guard !messages.isEmpty else { return "── console: nothing\n" }
    return "── console\n" + messages.map { "› \($0)\n" }.joined()
  }

  private func play(_ command: ScriptCommand) async {
    player.say(nil)
    switch command {
    case .plain(let command): await play(command)
    case .wait(let duration): await clock.advance(by: duration)
    case .type(let text): await player.type(text)
    case .search(let text): await player.search(text)
    case .choose(let option): await player.choose(option)
    case .tap(let label): await player.tap(label)
    }
    await settle()
  }

  private func play(_ command: ScriptCommand.Plain) async {
    switch command {
    case .open: await player.open()
    case .up: await player.press(.up)
    case .down: await player.press(.down)
    case .return: await player.press(.return)
    case .escape: await player.press(.escape)
    case .pull: await player.pull()
    case .back: await player.goBack()
    case .dismiss: await player.attempt { try await player.screen.dismissAlert() }
    case .clear: await player.clear()
    case .leave, .comeBack: await leaveOrComeBack(isAway: command == .leave)
    case .fail: player.server.failNext()
    case .late: player.server.delayNext()
    case .swap: player.server.swapNext()
    case .hold: player.server.hold()
    case .release: player.server.release()
    case .change: player.server.data.change()
    }
  }

  private func leaveOrComeBack(isAway: Bool) async {
    guard player.isAway != isAway else {
      player.say(isAway ? "The screen was left already." : "The screen was not left.")
      return
    }
    await player.leaveOrComeBack()
  }
}
