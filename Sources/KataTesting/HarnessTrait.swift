import Foundation
import KataCatalog
import KataKit
import Testing

/// Runs a test with the harness: every Swift task on the main executor, a timeline that failures
/// show, fakes that are checked and put away at the end, and guards against hangs and exits.
///
/// With a finding, every failure names it and says how to get a hint.
public struct HarnessTrait: TestTrait, SuiteTrait, TestScoping {
  private let finding: Finding?

  init(finding: Finding?) {
    // Traits are made before the first test runs, which is when the routing has to be set.
    SerialExecution.install()
    ProcessGuards.install()
    self.finding = finding
  }

  /// True: on a suite, the trait holds for each of its tests.
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let timeline = Timeline()
    let teardown = Teardown()
    let notes = FailureNotes(finding: finding, timeline: timeline)
    let annotated = IssueHandlingTrait.compactMapIssues { notes.added(to: $0) }
    await Turns.shared.take(key: turnKey(of: test))
    defer { Turns.shared.pass() }
    let running = RunningTests.begin(test.plainName)
    defer { RunningTests.end(running) }
    try await Timeline.$current.withValue(timeline) {
      try await Teardown.$current.withValue(teardown) {
        try await annotated.provideScope(for: test, testCase: testCase) {
          await run(function, teardown, at: test.sourceLocation)
        }
      }
    }
    TestReport(
      test: test.plainName, module: test.sourceLocation.moduleName, finding: finding?.id,
      messages: notes.messages, timeline: timeline
    ).writeIfWanted()
  }

  /// Orders tests by their version, then as the catalogue lists their findings.
  private func turnKey(of test: Test) -> Turns.Key {
    let location = test.sourceLocation
    if let seed = HarnessTrait.shuffleSeed {
      return Turns.Key(
        module: "", finding: shuffled(location.fileID, location.line, seed), line: location.line)
    }
    return Turns.Key(
      module: location.moduleName,
      finding: Catalogue.findings.firstIndex { $0.id == finding?.id } ?? Int.max,
      line: location.line)
  }

  private static let shuffleSeed = ProcessInfo.processInfo.environment["KATA_SHUFFLE"]

  /// A number that depends on all three and on nothing else, such as the process's hash seed.
  private func shuffled(_ file: String, _ line: Int, _ seed: String) -> Int {
    "\(seed) \(line) \(file)".utf8.reduce(5381) { ($0 &* 33 ^ Int($1)) & 0xffff_ffff }
  }

  private func run(
    _ function: @Sendable () async throws -> Void, _ teardown: Teardown,
    at location: SourceLocation
  ) async {
    var hasThrown = true
    do {
      try await function()
      hasThrown = false
    } catch let failure as HarnessFailure {
      Issue.record(Comment(rawValue: failure.description), sourceLocation: location)
    } catch {
      Issue.record(error, sourceLocation: location)
    }
    let leftovers = await teardown.run()
    await settle()
    // What a test that broke off has left open is no news.
    guard !hasThrown else { return }
    for failure in leftovers {
      Issue.record(Comment(rawValue: failure.description), sourceLocation: location)
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
  /// Says which finding the test shows: failures name it, the command for a hint, and what happened.
  public static func finding(_ finding: Finding) -> Self { HarnessTrait(finding: finding) }

  /// Runs the test with the harness.
  public static var harness: Self { HarnessTrait(finding: nil) }
}
