import KataRuns

/// Builds the explorer of a version and lets it look for rules that the version breaks.
struct ExplorerRun {
  /// How far it goes; what is nil is the explorer's own choice.
  struct Limits: Equatable {
    var depth: Int?
    /// The seconds that it takes at most; 0 for as long as it takes.
    var seconds = 10
    var seed: Int?

    var arguments: [String] {
      ["--seconds", "\(seconds)"] + (depth.map { ["--depth", "\($0)"] } ?? [])
        + (seed.map { ["--seed", "\($0)"] } ?? [])
    }
  }

  let checkout: Checkout
  let console: Console
  var limits = Limits()

  /// How many seconds may go by after the limit: an app that hangs is noticed after five.
  private static let grace = 20

  /// Explores a version, such as `BrokenSearch`.
  ///
  /// - Returns: What came of it; nil if `isOver` said so first.
  /// - Throws: `Failure` when the version does not compile, when the exploration fails, and when the
  ///   user ends it.
  func explore(
    _ version: String, of kata: String, until isOver: () -> Bool = { false }
  ) throws(Failure) -> Exploration? {
    let tool = VersionTool.explorer(of: version, kata)
    guard let path = try tool.build(in: checkout, console, until: isOver) else { return nil }
    defer { console.clearStep() }
    let output = "\(path).json"
    let errors = "\(path).log"
    let process = ChildProcess(
      arguments: [path, "--json"] + limits.arguments, folder: checkout.root, output: output,
      errorOutput: errors)
    let start = FileSystem.now.seconds
    var isLate = false
    let ending = try console.run(process, step: "exploring \(version)") {
      let seconds = FileSystem.now.seconds - start
      isLate = limits.seconds > 0 && seconds > limits.seconds + Self.grace
      return isLate || isOver()
    }
    if isLate { throw failure("it goes on after \(limits.seconds) s", version) }
    switch ending {
    case .stopped where Interruption.isRequested: throw Failure.ended
    case .stopped: return nil
    default: break
    }
    let json = FileSystem.bytes(of: output).flatMap { JSON(parsing: $0) }
    if let exploration = json.flatMap(Exploration.init) { return exploration }
    let lines = (FileSystem.text(of: errors) ?? "").split(separator: "\n")
    throw failure(lines.last.map(String.init) ?? "it said nothing", version)
  }

  private func failure(_ reason: String, _ version: String) -> Failure {
    let reason = reason.hasPrefix("kata: ") ? String(reason.dropFirst("kata: ".count)) : reason
    return Failure(
      "the exploration of \(version) failed: \(reason)", exitCode: ExitCode.crashed)
  }
}
