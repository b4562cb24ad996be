import Foundation
import KataCatalog

/// `kata play <kata>`: the broken or the fixed app, used in a terminal.
///
/// It is the one command that does more than say something: it builds the player of the version and
/// then replaces itself by it, so that the terminal belongs to the player alone.
struct PlayCommand: Subcommand {
  static let name = "play"
  static let summary = "use the app in the terminal, as its users do"
  static let usage = """
    usage: kata play <kata> [--fixed] [--script FILE]

    Builds the broken app and shows it in the terminal. The server answers after
    0.8 s, and can be told to fail, to be late, or to let answers change places.

      <kata>    the name of a kata, such as Transactions; its case does not matter
      --fixed   the fixed app instead
      --script  plays the commands in FILE, on a clock of its own and without a
                terminal, and prints what is seen

      ↑ ↓        choose a row, a button, a field or a picker
      Return     tap it; in a field or a picker, until Return or Esc, type or choose
      Esc, ←     go back, or close the alert without a button
      r  /       pull to refresh; search
      l          leave the screen; again: come back
      f  s       the next answer fails; is late by 3 s
      o  h       the next two answers change places; hold all answers, and let go
      m          change the payments on the server
      q, Ctrl-C  quit

    A script has one command a line, and comments after a '#':

      open, up, down, return, escape, pull, back, dismiss, leave, come-back, clear,
      fail, late, swap, hold, release, change,
      wait 800ms, type 12, search cafe, choose GBP, tap OK

    scripts/plays holds examples.

    """

  let kata: Kata
  let version: String
  let script: String?

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments
    let flags = rest.count { $0 == "--fixed" }
    rest.removeAll { $0 == "--fixed" }
    if flags > 1 { throw UsageError("'--fixed' is given twice; give it once") }
    let parsed = try Arguments(rest, of: Self.name, options: ["--script", "--fixed"])
    if parsed.values["--fixed"] != nil { throw UsageError("'--fixed' takes no value") }
    guard let name = parsed.words.first else {
      throw UsageError(
        "'kata play' needs the name of a kata, such as 'kata play transactions'; "
          + "'kata list' shows them all")
    }
    if parsed.words.count > 1 {
      throw UsageError("'kata play' takes one kata at a time, so '\(parsed.words[1])' is too many")
    }
    kata = try Self.kata(name)
    version = (flags > 0 ? "Fixed" : "Broken") + kata.name
    script = parsed.values["--script"]
  }

  func run(_ style: TextStyle) -> Output {
    do throws(PlayFailure) {
      let script = try checkedScript()
      if script == nil { try Self.checkTerminal() }
      let player = try PlayerBuild(kata: kata, version: version).run()
      return try player.replaceThisProcess([version] + (script.map { [$0] } ?? []))
    } catch {
      return Output(errorText: "kata: \(error.message)\n", exitCode: error.exitCode)
    }
  }

  private static func kata(_ name: String) throws(UsageError) -> Kata {
    if let kata = Catalogue.kata(name) { return kata }
    throw UsageError(
      "there is no kata '\(name)'",
      suggesting: Catalogue.nearest(to: name, among: Catalogue.katas.map(\.name)),
      advice: "'kata list' shows them all")
  }

  /// The path of the script, whatever the player's folder will be.
  private func checkedScript() throws(PlayFailure) -> String? {
    guard let script else { return nil }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: script, isDirectory: &isFolder)
    guard exists, !isFolder.boolValue, FileManager.default.isReadableFile(atPath: script) else {
      throw PlayFailure("cannot read the script '\(script)'", exitCode: 64)
    }
    return script
  }

  private static func checkTerminal() throws(PlayFailure) {
    guard isatty(STDIN_FILENO) != 1 || isatty(STDOUT_FILENO) != 1 else { return }
    throw PlayFailure(
      "playing needs a terminal, and this is a pipe or a file; --script FILE plays without one",
      exitCode: 64)
  }
}
