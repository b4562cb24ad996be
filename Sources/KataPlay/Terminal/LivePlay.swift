import Foundation
import HeadlessUI
import KataHarness

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The app in the terminal, in real time.
@MainActor struct LivePlay {
  private let name: String
  private let player: Player
  private let terminal: Terminal
  private let keyboard: Keyboard
  private let printed: PrintedOutput

  /// How long it takes at most until a change is seen.
  private static let turn = Duration.milliseconds(40)

  /// Takes the terminal; nil where there is none.
  init?(name: String, player: Player) {
    self.name = name
    self.player = player
    let output = dup(STDOUT_FILENO)
    guard Terminal.isThere, output >= 0 else { return nil }
    printed = PrintedOutput()
    guard
      let terminal = Terminal(
        hasColors: Self.wantsColors, output: output, previousError: printed.previousError)
    else { return nil }
    self.terminal = terminal
    keyboard = Keyboard(terminal: terminal)
  }

  /// Plays until the person quits.
  func run() async -> Never {
    // Named by the crash guard.
    let token = RunningTests.begin(name)
    let drawing = Task { await draw() }
    await player.open()
    for await key in keyboard.keys {
      await player.press(key)
      keyboard.setTyping(player.isTyping)
      if player.hasQuit { break }
    }
    drawing.cancel()
    RunningTests.end(token)
    TerminalRescue.end(0)
  }

  /// Draws what has changed, again and again: the app, the size of the terminal, the time.
  private func draw() async {
    var viewport = Viewport()
    var printed: [String] = []
    while !Task.isCancelled {
      printed = (printed + self.printed.newLines().map { "print: \($0)" }).suffix(50)
      // SwiftUI says each thing once, so what is printed comes after it.
      let picture = Picture(console: player.screen.console + printed, name: name)
      let size = terminal.size
      terminal.show(
        picture.lines(
          of: player, width: size.width, height: size.height, viewport: &viewport))
      try? await Task.sleep(for: Self.turn)
    }
  }

  private static var wantsColors: Bool {
    let environment = ProcessInfo.processInfo.environment
    return (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }
}
