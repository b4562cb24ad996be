import Foundation

/// Runs the suite against variants, each in a process of its own, and says what came of it.
struct Judge: Sendable {
  private let workspace: Workspace
  private let jobs: Int

  init(workspace: Workspace, jobs: Int) {
    self.workspace = workspace
    self.jobs = jobs
  }

  func outcomes(of variants: [Variant]) async -> [String: Outcome] {
    var outcomes: [String: Outcome] = [:]
    await withTaskGroup(of: (String, Outcome).self) { group in
      var rest = variants[...]
      func startNext() {
        guard let variant = rest.popFirst() else { return }
        group.addTask { (variant.name, judge(variant)) }
      }
      for _ in 0..<jobs { startNext() }
      for await (name, outcome) in group {
        outcomes[name] = outcome
        startNext()
      }
    }
    return outcomes
  }

  private func judge(_ variant: Variant) -> Outcome {
    let scratch = FileManager.default.temporaryDirectory.appending(
      path: "variant-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    do {
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
      // A process of its own is what a variant has already; only one that ends it needs more.
      if !variant.isBuiltAsBroken {
        let outcome = try outcome(of: variant, scratch, scenarios: "in-process")
        if outcome.isComplete { return outcome }
      }
      return try outcome(of: variant, scratch, scenarios: "in children")
    } catch {
      return Outcome(verdict: .crashed, note: "\(error)")
    }
  }

  private func outcome(
    of variant: Variant, _ scratch: URL, scenarios: String
  ) throws -> Outcome {
    let stream = scratch.appending(path: "events")
    let digest = scratch.appending(path: "digest")
    let result = try run(variant, stream: stream, digest: digest, scenarios: scenarios)
    let events = EventStream(contentsOf: stream)
    var outcome = Outcome(verdict: .ran, failures: events.failures, passed: events.passed)
    let running = try? String(contentsOf: digest, encoding: .utf8)
    if result.status == 70 && result.output.contains("made no progress") {
      outcome.verdict = .timedOut
    } else if result.isSignal || result.status > 1 {
      outcome.verdict = .crashed
      outcome.note =
        result.output.split(separator: "\n").first { $0.hasPrefix("kata:") }
        .map(String.init) ?? "exit status \(result.status)"
    } else if events.failures.isEmpty && events.passed.isEmpty {
      outcome.verdict = .ranNothing
    } else if try running != workspace.digest(of: variant) {
      outcome.verdict = .stale
      outcome.note = "the build is not of the sources on disk"
    } else if variant.kind == .bug {
      outcome.verdict = Judge.verdict(on: outcome, of: variant)
    }
    return outcome
  }

  /// Caught by its own finding's tests or, where the catalogue says so, by another finding's.
  private static func verdict(on outcome: Outcome, of variant: Variant) -> Outcome.Verdict {
    if outcome.failures.isEmpty { return .notCaught }
    let own = variant.affectedFindings.union([variant.finding ?? ""])
    return outcome.findings.isDisjoint(with: own) ? .wrongTestCaught : .caught
  }

  /// Runs the test bundle directly, with limits of time and memory.
  private func run(
    _ variant: Variant, stream: URL, digest: URL, scenarios: String
  ) throws -> Command {
    let environment = [
      "KATA_SCENARIOS": scenarios,
      "KATA_VARIANT": variant.name, "KATA_DIGEST_FILE": digest.path, "KATA_HANG_SECONDS": "10",
      // The judge tells a crash from the way in which the process ended, not from its backtrace.
      "SWIFT_BACKTRACE": "enable=no",
      "KATA_PROBE_CACHE": workspace.folder.appending(path: "Probes").path,
    ]
    let arguments = [
      "--testing-library", "swift-testing", "--quiet", "--event-stream-output-path", stream.path,
      "--event-stream-version", "6.3", "--filter", "^\(variant.kata)Judge",
    ]
    #if os(macOS)
      return try Command.run(
        "swift", ["test", "--skip-build"] + Workspace.configuration + arguments.dropFirst(2),
        in: workspace.folder, environment: environment)
    #else
      let limited = "ulimit -t 60; ulimit -v 8000000; exec \"$0\" \"$@\""
      return try Command.run(
        "/bin/sh", ["-c", limited, workspace.bundle.path] + arguments, in: workspace.folder,
        environment: environment)
    #endif
  }
}
