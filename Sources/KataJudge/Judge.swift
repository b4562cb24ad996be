import KataRuns

/// Runs the suite against variants, each in a process of its own, several at a time.
struct Judge {
  let workspace: Workspace
  let jobs: Int

  /// One run that is under way.
  private struct Run {
    let variant: Variant
    let files: RunFiles
    let process: RunningProcess
    let isIsolated: Bool
  }

  /// Judges all of them.
  ///
  /// A crash in an exit test's scenario ends the whole process unless the scenario has a child of its
  /// own, which takes longer: so Fixed is run without, and once more with it if its run ended early.
  ///
  /// - Returns: What came of each, by its name.
  /// - Throws: `Failure` when one cannot be started, and when the user ends it.
  func judgements(of variants: [Variant]) throws(Failure) -> [String: Judgement] {
    var judgements: [String: Judgement] = [:]
    var waiting = variants.map { (variant: $0, isIsolated: $0.isBuiltAsBroken) }[...]
    var running: [Run] = []
    defer { running.forEach { $0.process.end() } }
    while !waiting.isEmpty || !running.isEmpty {
      while running.count < jobs, let next = waiting.popFirst() {
        running.append(try start(next.variant, isIsolated: next.isIsolated))
      }
      guard !Interruption.isRequested else { throw Failure.ended }
      let over = running.compactMap { run in run.process.ending.map { (run, $0) } }
      for (run, ending) in over {
        running.removeAll { $0.process == run.process }
        let judgement = judgement(of: run, ending)
        if judgement.endedEarly, !run.isIsolated {
          waiting.insert((run.variant, true), at: waiting.startIndex)
        } else {
          judgements[run.variant.name] = judgement
        }
      }
      if over.isEmpty { Interruption.pause(milliseconds: 2) }
    }
    return judgements
  }

  private func judgement(of run: Run, _ ending: ChildProcess.Ending) -> Judgement {
    let (status, signal): (Int32?, Int32?) =
      switch ending {
      case .exited(let status): (status, nil)
      case .signalled(let signal): (nil, signal)
      case .stopped: (nil, nil)
      }
    let outcome = RunOutcome(
      events: TestEvents(FileSystem.bytes(of: run.files.events) ?? [], root: workspace.folder),
      status: status, signal: signal, errorOutput: FileSystem.text(of: run.files.errors) ?? "")
    let ran = FileSystem.text(of: run.files.digest)
    return Judgement(
      outcome, of: run.variant, isCurrent: ran == workspace.digest(of: run.variant))
  }

  /// Runs the test bundle directly, with limits of time and memory.
  private func start(_ variant: Variant, isIsolated: Bool) throws(Failure) -> Run {
    let files = RunFiles(folder: "\(workspace.folder)/Runs/\(variant.module)")
    try files.clear()
    let environment: [String: String?] = [
      "KATA_SCENARIOS": isIsolated ? "in children" : "in-process",
      "KATA_VARIANT": variant.name, "KATA_DIGEST_FILE": files.digest, "KATA_HANG_SECONDS": "10",
      // A crash is told from the way in which the process ended, not from its backtrace.
      "SWIFT_BACKTRACE": "enable=no",
      "KATA_PROBE_CACHE": "\(workspace.folder)/Probes",
    ]
    let options = [
      "--event-stream-output-path", files.events, "--event-stream-version", "6.3", "--filter",
      "^\(variant.kata)Judge",
    ]
    let process = ChildProcess(
      arguments: Self.arguments(workspace) + options, folder: workspace.folder,
      environment: environment, output: files.output, errorOutput: files.errors)
    return Run(
      variant: variant, files: files, process: try process.start(), isIsolated: isIsolated)
  }

  private static func arguments(_ workspace: Workspace) -> [String] {
    #if os(macOS)
      return ["swift", "test", "--skip-build"] + Workspace.configuration
    #else
      let limited = "ulimit -t 60; ulimit -v 8000000; exec \"$0\" \"$@\""
      return [
        "/bin/sh", "-c", limited, workspace.bundle, "--testing-library", "swift-testing", "--quiet",
      ]
    #endif
  }
}

/// Where one run leaves what it writes.
private struct RunFiles {
  let folder: String

  var events: String { "\(folder)/events" }
  var digest: String { "\(folder)/digest" }
  var output: String { "\(folder)/output" }
  var errors: String { "\(folder)/errors" }

  func clear() throws(Failure) {
    try FileSystem.makeFolder(folder)
    for file in [events, digest, output, errors] { FileSystem.remove(file) }
  }
}
