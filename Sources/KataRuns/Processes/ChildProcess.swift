#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Another program, run in a process group of its own, so that it can be ended with all it started.
///
/// What it prints goes to files, which never fill up as pipes do. The tool's own working folder stays
/// as it was, so that several can run at a time.
package struct ChildProcess {
  package enum Ending: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    /// It was ended because the caller wanted it.
    case stopped
  }

  package let arguments: [String]
  package let folder: String
  /// Variables that are set beside those of the tool itself; nil takes one away.
  package var environment: [String: String?]
  package var output: String
  package var errorOutput: String

  package init(
    arguments: [String], folder: String, environment: [String: String?] = [:],
    output: String = "/dev/null", errorOutput: String = "/dev/null"
  ) {
    self.arguments = arguments
    self.folder = folder
    self.environment = environment
    self.output = output
    self.errorOutput = errorOutput
  }

  /// Runs it to its end, or until `isOver`, which is asked twenty times a second, says so.
  ///
  /// - Parameters:
  ///   - asksLastWords: Whether a child that is ended for `isOver` may say where it is first: the
  ///     harness answers the signal with the name of the running test.
  ///   - isOver: Whether it is to be ended.
  /// - Returns: How it ended.
  /// - Throws: `Failure` when it cannot be started.
  package func run(
    asksLastWords: Bool = false, until isOver: () -> Bool = { false }
  ) throws(Failure) -> Ending {
    let process = try start()
    for turn in 1... {
      if let ending = process.ending { return ending }
      if Interruption.isRequested || (turn % 10 == 0 && isOver()) { break }
      Interruption.pause(milliseconds: 5)
    }
    process.end(asksLastWords: asksLastWords && !Interruption.isRequested)
    return .stopped
  }

  /// Starts it, and returns while it runs.
  ///
  /// - Throws: `Failure` when it cannot be started.
  package func start() throws(Failure) -> RunningProcess {
    // The child starts where the tool is, since not every C library can start it elsewhere: the tool
    // goes there, and comes back.
    let own = FileSystem.currentFolder
    guard chdir(folder) == 0 else {
      throw Failure("cannot go to the folder \(folder)", exitCode: ExitCode.missing)
    }
    defer { chdir(own) }
    var actions = SpawnActions(output: output, errorOutput: errorOutput)
    defer { actions.destroy() }
    var process: pid_t = 0
    let words = arguments.map { strdup($0) }
    let variables = Self.variables(with: environment).map { strdup($0) }
    defer { (words + variables).forEach { free($0) } }
    let code = actions.spawn(&process, words + [nil], variables + [nil])
    guard code == 0 else {
      throw Failure(reason(code), exitCode: ExitCode.unavailable)
    }
    return RunningProcess(id: process)
  }

  private func reason(_ code: Int32) -> String {
    if arguments[0] == "swift", code == ENOENT {
      return "no Swift toolchain found: install Swift 6.2 or later (https://swift.org/install)"
    }
    return "'\(arguments[0])' cannot be started: \(String(cString: strerror(code)))"
  }

  private static func variables(with changes: [String: String?]) -> [String] {
    var all: [String] = []
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      if changes[String(text.prefix { $0 != "=" })] == nil { all.append(text) }
      next += 1
    }
    let set = changes.compactMap { name, value in value.map { "\(name)=\($0)" } }
    return all + set.sorted()
  }
}
