import Foundation
import HeadlessUI
import KataHarness
import KataKit

/// What `kata-play` does: plays one version of a kata, in a terminal or from a script.
@MainActor package struct PlayTool<Root: View> {
  private let root: @MainActor (World) -> Root
  private let hasPayments: Bool

  /// Makes a tool for a version.
  ///
  /// - Parameters:
  ///   - hasPayments: True if the app asks for payments, which can change on the server.
  ///   - root: Makes the root view of the version.
  package init(hasPayments: Bool, root: @escaping @MainActor (World) -> Root) {
    self.hasPayments = hasPayments
    self.root = root
  }

  /// Plays, and ends the process.
  ///
  /// - Parameter arguments: The name of the version, and perhaps the path of a script.
  package func run(_ arguments: [String]) async -> Never {
    let name = arguments.first ?? "the app"
    guard arguments.count > 1 else { await playLive(name) }
    do {
      let script = try Script(contentsOf: arguments[1])
      // What a script shows must be the same every time.
      SerialExecution.install()
      let clock = ManualClock(timeline: nil)
      let world = World(
        wire: .live, clock: clock, locale: Locale(identifier: "en_US"), timeZone: .gmt)
      let player = player(in: world, clock: clock)
      await ScriptPlay(script: script, player: player, clock: clock).run { put($0) }
      exit(0)
    } catch {
      FileHandle.standardError.write(Data("kata: \(error)\n".utf8))
      exit(64)
    }
  }

  private func playLive(_ name: String) async -> Never {
    let clock = ContinuousClock()
    let world = World(
      wire: .live, clock: clock, locale: .autoupdatingCurrent, timeZone: .autoupdatingCurrent)
    guard let play = LivePlay(name: name, player: player(in: world, clock: clock)) else {
      FileHandle.standardError.write(
        Data("kata: playing needs a terminal; --script FILE plays without one\n".utf8))
      exit(64)
    }
    await play.run()
  }

  private func player(in world: World, clock: any Clock<Duration>) -> Player {
    let server = PlayServer(clock: clock, hasPayments: hasPayments)
    var world = world
    world.wire = server.wire
    let screen = Screen(wire: server.wire) { [root, world] in root(world) }
    return Player(screen: screen, server: server)
  }

  private func put(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}
