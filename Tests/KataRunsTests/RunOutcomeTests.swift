import KataRuns
import Testing
import kata

/// What a run of the tests means.
struct RunOutcomeTests {
  private let complete = TestEvents(stream: [("T8 b", [], true), ("T4 a", ["seen"], true)])
  private static let built = BuiltSource(
    digest: "1", trace: FileStamp(seconds: 4, nanoseconds: 5, size: 6))
  private let cut = TestEvents(stream: [("T4 a", [], true), ("T8 b", [], false)])

  @Test func `a complete run is red or green`() {
    let outcome = RunOutcome(events: complete, status: 1, signal: nil, errorOutput: "noise\n")
    #expect(outcome.ending == .complete)
    #expect(outcome.exitCode == 1)
    let green = TestEvents(stream: [("T8 b", [], true)])
    #expect(RunOutcome(events: green, status: 0, signal: nil, errorOutput: "").exitCode == 0)
  }

  @Test func `a guard's line says how it ended`() {
    let hang = "kata: the main actor made no progress for 20 s while `T8 b` was running: …"
    let outcome = RunOutcome(events: cut, status: 70, signal: nil, errorOutput: "a\n\(hang)\n")
    #expect(outcome.ending == .hung(String(hang.dropFirst(6))))
    let crash = RunOutcome(
      events: cut, status: nil, signal: 4, errorOutput: "kata: the process crashed while …\n")
    #expect(crash.ending == .crashed("the process crashed while …"))
    #expect(crash.exitCode == 70)
  }

  @Test func `without a guard's line the first test that has not ended is named`() {
    #expect(
      RunOutcome(events: cut, status: nil, signal: 9, errorOutput: "").ending
        == .crashed("signal 9 ended the tests while `T8 b` was running"))
    #expect(
      RunOutcome(events: cut, status: 1, signal: nil, errorOutput: "").ending
        == .crashed("the tests ended with status 1 while `T8 b` was running"))
  }

  @Test func `a silent run names the test that its last words name`() {
    let words = "kata: the process crashed while `T9 c` was running (SIGABRT, signal 6).\n"
    #expect(
      RunOutcome(events: cut, silentFor: 30, errorOutput: words).ending
        == .hung("nothing happened for 30 s while `T9 c` was running"))
    #expect(
      RunOutcome(events: cut, silentFor: 30, errorOutput: "").ending
        == .hung("nothing happened for 30 s while `T8 b` or a test after it was running"))
  }

  @Test func `the test that is named is red, not the first whose end is missing`() {
    let events = TestEvents(stream: [("T4 a", [], false), ("T8 b", [], false)])
    let record = RunOutcome(
      events: events, status: 70, signal: nil,
      errorOutput: "kata: exit() was called while `T8 b` was running.\n"
    ).record(after: nil, sources: [:])
    #expect(record.verdicts == ["T8": .red])
    #expect(record.note == "T8 b")
  }

  @Test func `a run of nothing is no success`() {
    let outcome = RunOutcome(events: TestEvents(), status: 0, signal: nil, errorOutput: "")
    #expect(outcome.ending == .ranNothing("no test ran (exit status 0)"))
  }

  @Test func `a run that is cut short leaves the other verdicts as they were`() {
    let last = RunRecord(outcome: .complete, verdicts: ["T4": .red, "T8": .green, "T9": .green])
    let record = RunOutcome(events: cut, status: nil, signal: 4, errorOutput: "")
      .record(after: last, sources: [:])
    #expect(record.outcome == .crashed)
    #expect(record.note == "T8 b")
    #expect(record.verdicts == ["T4": .green, "T8": .red, "T9": .green])
  }

  @Test func `a build that fails keeps the verdicts and what was built`() {
    let last = RunRecord(outcome: .complete, verdicts: ["T4": .red], built: ["A.swift": Self.built])
    let report = CompilerReport(output: "/k/A.swift:1:2: error: no", root: "/k")
    let state = SourceState(stamp: FileStamp(seconds: 1, nanoseconds: 2, size: 3), digest: "2")
    let record = RunOutcome(ending: .didNotCompile(report), events: TestEvents())
      .record(after: last, sources: ["A.swift": state])
    #expect(record.outcome == .didNotCompile)
    #expect(record.note == "A.swift:1:2")
    #expect(record.verdicts == ["T4": .red])
    #expect(record.built == ["A.swift": Self.built])
    #expect(record.sources == ["A.swift": state])
  }

  @Test func `a record is read as it was written`() {
    let state = SourceState(stamp: FileStamp(seconds: 1, nanoseconds: 2, size: 3), digest: "2")
    let record = RunRecord(
      outcome: .hung, note: "T8 b", verdicts: ["T8": .red, "T4": .green],
      sources: ["A.swift": state], built: ["A.swift": Self.built])
    #expect(RunRecord(record.json) == record)
    #expect(RunRecord(.of(("version", .int(2)), ("outcome", .string("hung")))) == nil)
    #expect(RunRecord(.null) == nil)
  }
}

/// What is told from an event stream.
struct TestEventsTests {
  @Test func `tests come in the catalogue's order, whatever order they ended in`() {
    let events = TestEvents(stream: [
      ("T8 b", [], true), ("T4 a", ["seen"], true), ("odd", [], true),
    ])
    #expect(events.results.map(\.name) == ["T4 a", "T8 b", "odd"])
    #expect(events.unfinished == nil)
  }

  @Test func `a finding is green when all its tests are`() {
    let events = TestEvents(stream: [
      ("T1 a", [], true), ("T10 a", [], true), ("T10 b", ["x"], true), ("T4 a", [], true),
      ("T4 b", [], false), ("odd", ["y"], true),
    ])
    #expect(events.verdicts == ["T1": .green, "T10": .red])
    #expect(events.redWithoutFinding == ["odd"])
  }

  @Test func `a line that a crash cut off is left out`() {
    let whole = TestEvents(stream: [("T4 a", ["seen"], true)])
    let bytes = Array((TestEvents.lines([("T4 a", ["seen"], true)]) + "{\"kind\":\"ev").utf8)
    #expect(TestEvents(bytes, root: "/k") == whole)
  }

  @Test func `a failure keeps its message, its place and its notes apart`() {
    let issue = TestEvents(stream: [("T4 a", ["seen"], true)]).firstFailure()?.issues.first
    #expect(issue?.message == "seen")
    #expect(issue?.place == "Tests/A.swift:7")
    #expect(issue?.notes == ["What happened:\n  1  you  open the app"])
  }
}

/// What has turned since the last run.
struct ComparisonTests {
  @Test func `only what had a verdict can turn`() {
    let comparison = Comparison(
      of: ["T1", "T2", "T3", "T4"], before: ["T1": .red, "T2": .green, "T4": .red],
      now: ["T1": .green, "T2": .red, "T3": .green, "T4": .red])
    #expect(comparison.newlyGreen == ["T1"])
    #expect(comparison.newlyRed == ["T2"])
    #expect(Comparison(of: ["T1"], before: [:], now: ["T1": .red]).isEmpty)
  }
}
