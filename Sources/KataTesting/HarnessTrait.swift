import KataCatalog
import KataHarness
import Testing

/// Runs a test with the harness: every Swift task on the main executor, a timeline that failures
/// show, fakes that are checked and put away at the end, and guards against hangs and exits.
///
/// With a finding, the first failure of a test names it and says how to get a hint. Tests with the
/// trait run one at a time, in the order of the catalogue.
public struct HarnessTrait: TestTrait, SuiteTrait, TestScoping {
  /// True inside the scope of a trait, so that a second one of the same test adds nothing.
  @TaskLocal private static var isInside = false

  private let finding: Finding?

  init(finding: Finding?) {
    // Traits are made before the first test runs, which is when the routing has to be set.
    SerialExecution.install()
    ProcessGuards.install()
    self.finding = finding
  }

  /// True: on a suite, the trait holds for each of its tests.
  public var isRecursive: Bool { true }

  /// Waits for the test's turn, and runs it with a timeline and a teardown of its own.
  ///
  /// What the test throws becomes an issue here, so that it has the notes of a failure. If a test
  /// has the trait more than once, also through its suite, the outermost provides the scope for the
  /// findings of all.
  ///
  /// - Throws: What a cancelled test throws, and nothing of its own.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A second turn, asked for while the test has the first, would never come.
    guard !HarnessTrait.isInside else { return try await function() }
    let timeline = Timeline()
    let teardown = Teardown()
    let findings = findings(of: test)
    let notes = FailureNotes(findings: findings, timeline: timeline)
    let annotated = IssueHandlingTrait.compactMapIssues { notes.added(to: $0) }
    await Turns.shared.take(key: Turns.Key(test: test, findings: findings))
    defer { Turns.shared.pass() }
    let running = RunningTests.begin(test.plainName)
    defer { RunningTests.end(running) }
    CrashGuard.coverThisThread()
    try await HarnessTrait.$isInside.withValue(true) {
      try await Timeline.$current.withValue(timeline) {
        try await Teardown.$current.withValue(teardown) {
          try await annotated.provideScope(for: test, testCase: testCase) {
            try await run(function, teardown, at: test.sourceLocation)
          }
        }
      }
    }
    TestReport.writeIfWanted(
      test: test.plainName, module: test.sourceLocation.moduleName, finding: findings.first?.id,
      messages: notes.messages, timeline: timeline)
  }

  /// The findings of this trait and of the test's others, each once.
  private func findings(of test: Test) -> [Finding] {
    let all = [finding] + test.traits.map { ($0 as? HarnessTrait)?.finding }
    return all.compactMap(\.self).reduce(into: []) { findings, finding in
      if !findings.contains(where: { $0.id == finding.id }) { findings.append(finding) }
    }
  }

  private func run(
    _ function: @Sendable () async throws -> Void, _ teardown: Teardown,
    at location: SourceLocation
  ) async throws {
    var hasThrown = true
    var cancellation: (any Error)?
    do {
      try await function()
      hasThrown = false
    } catch let error where Task.isCancelled && !(error is HarnessFailure) {
      // Passed on: the runner tells a test that was cancelled from one that failed.
      cancellation = error
    } catch {
      record(error, at: location)
    }
    let leftovers = await teardown.run()
    await settle()
    if let cancellation { throw cancellation }
    // What a test that broke off has left open is no news.
    guard !hasThrown else { return }
    for failure in leftovers { record(failure, at: location) }
  }

  private func record(_ error: any Error, at location: SourceLocation) {
    switch error {
    case let failure as HarnessFailure:
      Issue.record(Comment(rawValue: failure.description), sourceLocation: location)
    case is ExpectationFailedError:
      break  // `#require` has recorded its issue.
    default:
      Issue.record(error, sourceLocation: location)
    }
  }
}

extension Test {
  /// The name without the marks of a raw identifier.
  fileprivate var plainName: String {
    displayName ?? name.filter { $0 != "`" }
  }
}

extension Trait where Self == HarnessTrait {
  /// Runs the test with the harness and says which finding it shows: its first failure names the
  /// finding, the command for a hint, and what happened.
  public static func finding(_ finding: Finding) -> Self { HarnessTrait(finding: finding) }

  /// Runs the test with the harness: its first failure says what happened.
  public static var harness: Self { HarnessTrait(finding: nil) }
}
