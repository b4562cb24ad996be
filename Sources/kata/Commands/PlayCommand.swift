import KataCatalog
import KataRuns

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `kata play <kata>`: the broken or the fixed app, used in a terminal.
///
/// It builds the player of the version and then replaces the tool by it, so that the terminal belongs
/// to the player alone.
struct PlayCommand: Command {
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
    guard let kata = try Lookup.optionalKata(parsed.words, of: Self.name) else {
      throw UsageError(
        "'kata play' needs the name of a kata, such as 'kata play transactions'; "
          + "'kata list' shows them all")
    }
    self.kata = kata
    version = (flags > 0 ? "Fixed" : "Broken") + kata.name
    script = parsed.values["--script"]
  }

  func run(on console: Console) throws(Failure) -> Int32 {
    let script = try checkedScript()
    if script == nil { try Self.checkTerminal() }
    Interruption.install()
    let tool = VersionTool.player(of: version, kata.name)
    guard let player = try tool.build(in: try Checkout.find(), console) else { throw Failure.ended }
    try Self.become(player, [version] + (script.map { [$0] } ?? []))
  }

  /// The path of the script, which must be there and readable.
  private func checkedScript() throws(Failure) -> String? {
    guard let script else { return nil }
    guard !FileSystem.isFolder(script), FileSystem.bytes(of: script) != nil else {
      throw Failure("cannot read the script '\(script)'", exitCode: ExitCode.usage)
    }
    return script
  }

  private static func checkTerminal() throws(Failure) {
    guard isatty(STDIN_FILENO) != 1 || isatty(STDOUT_FILENO) != 1 else { return }
    throw Failure(
      "playing needs a terminal, and this is a pipe or a file; --script FILE plays without one",
      exitCode: ExitCode.usage)
  }

  /// Becomes another program; returns only if that fails.
  private static func become(_ path: String, _ arguments: [String]) throws(Failure) -> Never {
    // What Swift says about a crash is kept and shown; its backtrace would take the terminal.
    setenv("SWIFT_BACKTRACE", "enable=no", 0)
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    execv(path, words)
    throw Failure(
      "cannot start \(path): \(String(cString: strerror(errno)))", exitCode: ExitCode.crashed)
  }
}
