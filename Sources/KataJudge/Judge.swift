import KataRuns

/// Runs the suite, or the explorer, against variants, each in a process of its own, several at a time.
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
    var waiting = variants.map {
      (variant: $0, isIsolated: $0.isBuiltAsBroken || workspace.oracle == .explorer)
    }[...]
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
    let errors = FileSystem.text(of: run.files.errors) ?? ""
    let isCurrent =
      FileSystem.text(of: run.files.digest) == workspace.digest(of: run.variant)
    guard workspace.oracle == .suite else {
      let json = FileSystem.bytes(of: run.files.output).flatMap { JSON(parsing: $0) }
      return Judgement(
        json.flatMap(Exploration.init), of: run.variant, isCurrent: isCurrent,
        note: errors.split(separator: "\n").last.map(String.init) ?? "the explorer \(ending)")
    }
    let (status, signal): (Int32?, Int32?) =
      switch ending {
      case .exited(let status): (status, nil)
      case .signalled(let signal): (nil, signal)
      case .stopped: (nil, nil)
      }
    let outcome = RunOutcome(
      events: TestEvents(FileSystem.bytes(of: run.files.events) ?? [], root: workspace.folder),
      status: status, signal: signal, errorOutput: errors)
    return Judgement(outcome, of: run.variant, isCurrent: isCurrent)
  }

  /// Runs the test bundle or the explorer directly, with limits of time and memory.
  private func start(_ variant: Variant, isIsolated: Bool) throws(Failure) -> Run {
    let files = RunFiles(folder: "\(workspace.folder)/Runs/\(variant.module)")
    try files.clear()
    let environment: [String: String?] = [
      "KATA_SCENARIOS": isIsolated ? "in children" : "in-process",
      "KATA_VARIANT": variant.name, "KATA_DIGEST_FILE": files.digest,
      "KATA_HANG_SECONDS": workspace.oracle == .suite ? "10" : "5",
      // A crash is told from the way in which the process ended, not from its backtrace.
      "SWIFT_BACKTRACE": "enable=no",
      "KATA_PROBE_CACHE": "\(workspace.folder)/Probes",
    ]
    let process = ChildProcess(
      arguments: arguments(for: variant, files), folder: workspace.folder,
      environment: environment, output: files.output, errorOutput: files.errors)
    return Run(
      variant: variant, files: files, process: try process.start(), isIsolated: isIsolated)
  }

  /// How far the explorer goes: the same on every machine, so there is no limit of time.
  private static let exploration = [
    "--json", "--seconds", "0", "--depth", "4", "--walks", "100", "--seed", "1",
  ]

  private static let limited = [
    "/bin/sh", "-c", "ulimit -t 60; ulimit -v 8000000; exec \"$0\" \"$@\"",
  ]

  private func arguments(for variant: Variant, _ files: RunFiles) -> [String] {
    if workspace.oracle == .explorer {
      return Self.limited + [workspace.explorer(of: variant.kata)] + Self.exploration
    }
    let options = [
      "--event-stream-output-path", files.events, "--event-stream-version", "6.3", "--filter",
      "^\(variant.kata)Judge",
    ]
    #if os(macOS)
      return ["swift", "test", "--skip-build"] + Workspace.configuration + options
    #else
      return Self.limited + [workspace.bundle, "--testing-library", "swift-testing", "--quiet"]
        + options
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
