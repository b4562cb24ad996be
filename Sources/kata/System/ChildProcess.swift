#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs another program in a process group of its own, so that it can be ended with all it started.
///
/// What it prints goes to files, which never fill up as pipes do.
struct ChildProcess {
  enum Ending: Equatable {
    case exited(Int32)
    case signalled(Int32)
    /// It was ended because the caller wanted it.
    case stopped
  }

  let arguments: [String]
  let folder: String
  /// Variables that are set beside those of the tool itself.
  var environment: [String: String] = [:]
  var output = "/dev/null"
  var errorOutput = "/dev/null"

  /// Runs it to its end, or until `isOver`, which is asked twenty times a second, says so.
  ///
  /// - Parameters:
  ///   - asksLastWords: Whether a child that is ended for `isOver` may say where it is first: the
  ///     harness answers the signal with the name of the running test.
  ///   - isOver: Whether it is to be ended.
  /// - Returns: How it ended.
  /// - Throws: `Failure` when it cannot be started.
  func run(
    asksLastWords: Bool = false, until isOver: () -> Bool = { false }
  ) throws(Failure) -> Ending {
    let process = try start()
    for turn in 1... {
      if let ending = Self.ending(of: process) {
        // What it left behind goes with it.
        kill(-process, SIGKILL)
        return ending
      }
      if Interruption.isRequested || (turn % 10 == 0 && isOver()) { break }
      Interruption.pause(milliseconds: 5)
    }
    ProcessTree.end(process, lastWords: asksLastWords && !Interruption.isRequested)
    return .stopped
  }

  /// Returns how a child has ended, or nil while it runs.
  static func ending(of process: pid_t) -> Ending? {
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return nil }
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }

  private func start() throws(Failure) -> pid_t {
    var actions = SpawnActions(output: output, errorOutput: errorOutput)
    defer { actions.destroy() }
    // The child starts where the tool is: not every C library can start it elsewhere.
    guard chdir(folder) == 0 else {
      throw Failure("cannot go to the folder \(folder)", exitCode: ExitCode.missing)
    }
    var process: pid_t = 0
    let words = arguments.map { strdup($0) }
    let variables = Self.variables(with: environment).map { strdup($0) }
    defer { (words + variables).forEach { free($0) } }
    let code = actions.spawn(&process, words + [nil], variables + [nil])
    guard code == 0 else {
      throw Failure(reason(code), exitCode: ExitCode.unavailable)
    }
    return process
  }

  private func reason(_ code: Int32) -> String {
    if arguments[0] == "swift", code == ENOENT {
      return "no Swift toolchain found: install Swift 6.2 or later (https://swift.org/install)"
    }
    return "'\(arguments[0])' cannot be started: \(String(cString: strerror(code)))"
  }

  private static func variables(with additions: [String: String]) -> [String] {
    var all: [String] = []
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      if additions[String(text.prefix { $0 != "=" })] == nil { all.append(text) }
      next += 1
    }
    return all + additions.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}
