import KataRuns

/// Builds a version of a kata as it is on disk, and runs its tests once.
struct KataRunner {
  enum Version: String {
    case broken = "Broken"
    case fixed = "Fixed"
  }

  let checkout: Checkout
  let console: Console
  /// How many seconds the tests may say nothing.
  let silenceLimit: Int
  var version = Version.broken
  /// Leaves the other version out of the build, so that an error of its compiler does not matter.
  var isAlone = false
  /// The folder into which the tests write what happened in them, if that is wanted.
  var reports: String?

  /// Runs the tests of Broken, which is what is remembered of the kata.
  ///
  /// - Parameters:
  ///   - kata: The name of the kata.
  ///   - isOutdated: Asked while the tests run, and given the sources that they are of; true ends
  ///     them.
  /// - Returns: What came of it, with what was remembered before and is now; nil if it was ended.
  /// - Throws: `Failure` when there is no toolchain, when the checkout cannot be written to, and
  ///   when the build does not take up a change.
  func run(
    _ kata: String, until isOutdated: ([String: SourceState]) -> Bool = { _ in false }
  ) throws(Failure) -> (outcome: RunOutcome, last: RunRecord?, record: RunRecord)? {
    try FileSystem.makeWritableFolder(checkout.memory)
    defer { console.clearStep() }
    let last = checkout.record(of: kata)
    var sources = checkout.sources(of: kata)
    let skipped = StaleBuild.skipped(now: sources, lastBuild: last?.sources ?? [:])
    moveTimes(skipped, of: kata, &sources)
    guard let compiled = try build(kata, &sources, last) else { return nil }
    var outcome: RunOutcome
    var base = last
    if compiled {
      // Tests that are ended early leave no verdicts, but what was built is known.
      base = RunRecord(built: built(kata, sources), of: sources, after: last)
      if let base { try checkout.save(base, of: kata) }
      guard let ran = try runTests(of: kata, until: { isOutdated(sources) }) else { return nil }
      outcome = ran
      let now = checkout.sources(of: kata)
      outcome.savedMeanwhile = Set(now.keys).union(sources.keys).sorted()
        .filter { now[$0]?.digest != sources[$0]?.digest }
    } else {
      outcome = RunOutcome(
        ending: .didNotCompile(compilerReport(of: kata)), events: TestEvents())
    }
    let record = outcome.record(after: base, sources: sources)
    try checkout.save(record, of: kata)
    return (outcome, last, record)
  }

  /// Runs the tests of Fixed, of which nothing is remembered; nil if it was ended.
  ///
  /// - Throws: `Failure` when there is no toolchain and when the checkout cannot be written to.
  func runFixed(_ kata: String) throws(Failure) -> RunOutcome? {
    try FileSystem.makeWritableFolder(checkout.memory)
    defer { console.clearStep() }
    switch try swiftBuild(kata) {
    case .stopped: return nil
    case .exited(0): return try runTests(of: kata) { false }
    default:
      return RunOutcome(ending: .didNotCompile(compilerReport(of: kata)), events: TestEvents())
    }
  }

  private func compilerReport(of kata: String) -> CompilerReport {
    let output = FileSystem.text(of: buildLog(of: kata)) ?? ""
    return CompilerReport(output: output, root: checkout.root)
  }

  /// Where everything is that the tests printed.
  static func testLog(of kata: String) -> String { ".build/kata/\(kata).log" }

  private func buildLog(of kata: String) -> String { "\(checkout.memory)/\(kata).build.log" }
}

// MARK: - Building

extension KataRunner {
  /// Moves on the times of files that the build would skip; their content stays as it is.
  private func moveTimes(
    _ names: [String], of kata: String, _ sources: inout [String: SourceState]
  ) {
    let now = FileSystem.now
    for name in names {
      guard let stamp = sources[name]?.stamp else { continue }
      let path = "\(checkout.folder(of: kata))/\(name)"
      let seconds = StaleBuild.movedTime(after: stamp, now: now.seconds)
      FileSystem.setModified(path, seconds: seconds, nanoseconds: now.nanoseconds)
      sources[name]?.stamp = FileSystem.stamp(of: path) ?? stamp
    }
  }

  /// Builds until every changed source has been compiled; nil if the user ended it, false after an
  /// error of the compiler.
  private func build(
    _ kata: String, _ sources: inout [String: SourceState], _ last: RunRecord?
  ) throws(Failure) -> Bool? {
    for attempt in 1...3 {
      let before = compilerTraces(of: kata, sources)
      switch try swiftBuild(kata) {
      case .stopped: return nil
      case .exited(0): break
      default: return false
      }
      let unproven = StaleBuild.unproven(
        now: sources, built: last?.built ?? [:], before: before,
        after: compilerTraces(of: kata, sources))
      if unproven.isEmpty { return true }
      moveTimes(unproven, of: kata, &sources)
      // What two builds have not taken up is built from nothing.
      if attempt == 2 { FileSystem.removeTree("\(checkout.root)/\(checkout.scratch)") }
    }
    throw Failure(
      "the build of \(kata) does not take up what is on disk, not even from nothing; "
        + "'swift build' may say why", exitCode: ExitCode.crashed)
  }

  private func swiftBuild(_ kata: String) throws(Failure) -> ChildProcess.Ending {
    let isFirst = !FileSystem.isFolder("\(checkout.root)/\(checkout.scratch)")
    let note = isFirst ? ", which takes a minute or two the first time" : ""
    let process = ChildProcess(
      arguments: [
        "swift", "build", "--build-tests", "--build-system", "native", "--scratch-path",
        checkout.scratch,
      ],
      folder: checkout.root, environment: environment(for: kata), output: buildLog(of: kata),
      errorOutput: buildLog(of: kata))
    return try console.run(process, step: "building \(version.rawValue)\(kata)\(note)") { false }
  }

  private func built(
    _ kata: String, _ sources: [String: SourceState]
  ) -> [String: BuiltSource] {
    compilerTraces(of: kata, sources).reduce(into: [:]) { built, trace in
      guard let source = sources[trace.key] else { return }
      built[trace.key] = BuiltSource(digest: source.digest, trace: trace.value)
    }
  }

  /// The files that the compiler writes for each source whenever it compiles it. Object files are no
  /// proof: one that would be the same, as after a change of a comment, is left alone.
  private func compilerTraces(
    of kata: String, _ sources: [String: SourceState]
  ) -> [String: FileStamp] {
    let folder = "\(checkout.root)/\(checkout.scratch)/debug/Broken\(kata).build"
    var traces: [String: FileStamp] = [:]
    for name in sources.keys {
      traces[name] = FileSystem.stamp(of: "\(folder)/\(name.dropLast(".swift".count)).dia")
    }
    return traces
  }
}

// MARK: - Running

extension KataRunner {
  private func runTests(
    of kata: String, until isOutdated: () -> Bool
  ) throws(Failure) -> RunOutcome? {
    let events = "\(checkout.memory)/\(kata).events"
    FileSystem.remove(events)
    let errors = "\(checkout.memory)/\(kata).errors.log"
    let process = ChildProcess(
      arguments: tests(of: kata, events: events), folder: checkout.root,
      environment: environment(for: kata),
      output: "\(checkout.root)/\(Self.testLog(of: kata))", errorOutput: errors)
    var silence = SilenceLimit(seconds: silenceLimit, startingAt: FileSystem.now.seconds)
    var isSilent = false
    let ending = try console.run(process, step: "running the tests of \(version.rawValue)\(kata)") {
      let size = FileSystem.stamp(of: events)?.size ?? 0
      isSilent = silence.isExceeded(size: size, at: FileSystem.now.seconds)
      return isSilent || isOutdated()
    }
    let seen = TestEvents(FileSystem.bytes(of: events) ?? [], root: checkout.root)
    let text = FileSystem.text(of: errors) ?? ""
    if isSilent {
      return RunOutcome(events: seen, silentFor: silenceLimit, errorOutput: text)
    }
    switch ending {
    case .stopped: return nil
    case .exited(let status):
      return RunOutcome(events: seen, status: status, signal: nil, errorOutput: text)
    case .signalled(let signal):
      return RunOutcome(events: seen, status: nil, signal: signal, errorOutput: text)
    }
  }

  /// The test bundle itself where it is a program, which saves the second that SwiftPM needs to
  /// find out that nothing is to be built.
  private func tests(of kata: String, events: String) -> [String] {
    let options = [
      "--filter", "^\(version.rawValue)\(kata)Tests", "--event-stream-output-path", events,
      "--event-stream-version", "6.3",
    ]
    let folder = "\(checkout.root)/\(checkout.scratch)/debug"
    let bundle = FileSystem.names(in: folder).first { $0.hasSuffix("PackageTests.xctest") }
    if let bundle, !FileSystem.isFolder("\(folder)/\(bundle)") {
      return ["\(folder)/\(bundle)", "--testing-library", "swift-testing"] + options
    }
    return [
      "swift", "test", "--skip-build", "--build-system", "native", "--scratch-path",
      checkout.scratch,
    ] + options
  }

  private func environment(for kata: String) -> [String: String?] {
    var variables: [String: String?] = ["KATA": kata, "KATA_PLAY": nil, "KATA_EXPLORE": nil]
    if isAlone { variables["KATA_VERSION"] = version.rawValue }
    if let reports { variables["KATA_REPORT_DIR"] = reports }
    return variables
  }
}
