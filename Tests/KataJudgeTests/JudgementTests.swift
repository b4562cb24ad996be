import FakeRuns
import KataJudge
import KataRuns
import Testing

/// What is said of one variant, for every way in which its run may end.
struct JudgementTests {
  private static func variant(_ patch: String, _ kind: Variant.Kind = .bug) -> Variant {
    Variant(kata: "Transactions", kind: kind, patchName: patch, patch: "/p/\(patch)", index: 2)
  }

  private func judgement(
    _ tests: [(String, String?)], of variant: Variant, status: Int32 = 1, errors: String = "",
    isCurrent: Bool = true
  ) -> Judgement {
    let stream = FakeTest.stream(tests.map { FakeTest(name: $0, message: $1) }, root: "/k")
    let events = TestEvents(Array(stream.utf8), root: "/k")
    let outcome = RunOutcome(events: events, status: status, signal: nil, errorOutput: errors)
    return Judgement(outcome, of: variant, isCurrent: isCurrent)
  }

  @Test func `a bug is caught by a test of its own finding`() {
    let variant = Self.variant("T8")
    let judgement = judgement([("T8 a", "seen"), ("T4 b", nil)], of: variant)
    #expect(judgement.ending == .complete)
    #expect(judgement.answer == .caught)
    #expect(judgement.failures.map(\.name) == ["T8 a"])
    #expect(judgement.passed == ["T4 b"])
    #expect(judgement.complaint(about: variant) == nil)
  }

  @Test func `a bug that only other tests catch is not caught by its own`() {
    let variant = Self.variant("T8")
    let judgement = judgement([("T8 a", nil), ("T4 b", "seen")], of: variant)
    #expect(judgement.answer == .caughtByOthers)
    #expect(
      judgement.complaint(about: variant)
        == "Transactions/T8: caught by tests of T4, and by none of its own")
  }

  @Test func `a test of another finding that fails as well needs a tie`() {
    let variant = Self.variant("T8")
    let stray = judgement([("T8 a", "seen"), ("T4 b", "seen")], of: variant)
    #expect(stray.answer == .caught)
    #expect(
      stray.complaint(about: variant)
        == "Transactions/T8: tests of T4 fail as well, and the catalogue names no tie")
    let tied = judgement([("T8 a", "seen"), ("T20 b", "seen")], of: variant)
    #expect(tied.complaint(about: variant) == nil, "the catalogue ties T20 to T8")
  }

  @Test func `a bug that nothing catches survives`() {
    let variant = Self.variant("T8-dedupe")
    let judgement = judgement([("T8 a", nil)], of: variant, status: 0)
    #expect(judgement.answer == .notCaught)
    #expect(judgement.complaint(about: variant) == "Transactions/T8-dedupe: not caught")
  }

  @Test func `a right design is kept or refused`() {
    let variant = Self.variant("banner", .design)
    #expect(judgement([("T8 a", nil)], of: variant, status: 0).answer == .kept)
    let refused = judgement([("T8 a", "seen")], of: variant)
    #expect(refused.answer == .refused)
    #expect(
      refused.complaint(about: variant)
        == "Transactions/design banner: it is right, and 1 tests fail")
  }

  @Test func `a run that a guard ended has no answer`() {
    let variant = Self.variant("T8")
    let hung = judgement(
      [("T8 a", "seen")], of: variant, status: 70,
      errors: "kata: the main actor made no progress for 10 s while `T8 a` was running\n")
    #expect(hung.text == "timed out")
    #expect(hung.answer == nil)
    let crashed = judgement(
      [("T8 a", "seen")], of: variant, status: 70, errors: "kata: the process crashed\n")
    #expect(crashed.ending == .crashed("the process crashed"))
    #expect(crashed.complaint(about: variant) == "Transactions/T8: crashed (the process crashed)")
  }

  @Test func `a run of nothing is not a success`() {
    let variant = Self.variant("T8")
    let judgement = judgement([], of: variant, status: 0)
    #expect(judgement.ending == .ranNothing)
    #expect(judgement.complaint(about: variant) == "Transactions/T8: ran nothing")
  }

  @Test func `a stale build has no answer, whatever its tests say`() {
    let variant = Self.variant("T8")
    let judgement = judgement([("T8 a", "seen")], of: variant, isCurrent: false)
    #expect(judgement.ending == .staleBuild)
    #expect(judgement.answer == nil)
    #expect(
      judgement.complaint(about: variant)
        == "Transactions/T8: stale build (what ran was not built from the sources on disk)")
  }

  @Test func `a patch that does not apply and a version that does not compile are named`() {
    let variant = Self.variant("T8")
    #expect(
      Judgement(.didNotApply("corrupt patch at line 3")).complaint(about: variant)
        == "Transactions/T8: did not apply (corrupt patch at line 3)")
    #expect(
      Judgement(.didNotCompile("A.swift:1:2: error: no")).complaint(about: variant)
        == "Transactions/T8: did not compile (A.swift:1:2: error: no)")
  }

  @Test func `what is written down is read as it was`() {
    let variant = Self.variant("T8")
    let judged = JudgedVariant(
      variant, judgement([("T8 a", "1 < \"2\""), ("T4", nil)], of: variant))
    #expect(JudgedVariant(judged.json) == judged)
    #expect(judged.isCaught)
    #expect(JudgedVariant(.null) == nil)
  }
}
