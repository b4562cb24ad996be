import KataCatalog
import KataHarness
import KataTesting
import Testing

struct FailureNotesTests {
  private static let note = """
    T8: \(Finding.t8.title)
    For a hint: swift run kata hint T8
    """

  @Test(.comments(["Wrong.", note, "What happened:\n  1  you     pull to refresh"]), .finding(.t8))
  func `a failure names the finding, the command for a hint and what happened`() {
    Timeline.current?.record(.you, "pull to refresh")
    check(false, "Wrong.")
  }

  @Test(.comments(["One.", note], ["Two."], ["Three."]), .finding(.t8))
  func `only the first failure has the notes`() throws {
    check(false, "One.")
    check(false, "Two.")
    Timeline.current?.record(.you, "pull to refresh")
    throw HarnessFailure("Three.")
  }

  @Test(.comments(["It broke off.", note]), .finding(.t8))
  func `a thrown failure has the notes as well`() throws {
    throw HarnessFailure("It broke off.")
  }

  @Test(.comments(["A warning."], ["Known."], ["Wrong.", note]), .finding(.t8))
  func `warnings and known issues do not use the notes up`() {
    Issue.record("A warning.", severity: .warning)
    withKnownIssue { check(false, "Known.") }
    check(false, "Wrong.")
  }

  @Test(.comments(["Wrong.", "What happened:\n  1  you     tap"]), .harness)
  func `without a finding, a failure says what happened`() {
    Timeline.current?.record(.you, "tap")
    check(false, "Wrong.")
  }

  @Test(.comments(["Wrong."]), .harness)
  func `where nothing happened, nothing is said of it`() {
    check(false, "Wrong.")
  }

  @Test(
    .comments([
      "Wrong.", note,
      """
      S1: \(Finding.s1.title)
      For a hint: swift run kata hint S1
      """, "What happened:\n  1  you     tap",
    ]),
    .finding(.t8), .harness, .finding(.s1), .finding(.t8))
  func `a test with several findings names each of them once`() {
    Timeline.current?.record(.you, "tap")
    check(false, "Wrong.")
  }

  @Suite(.comments(["Wrong.", note]), .harness) struct InASuiteWithTheHarness {
    @Test(.finding(.t8)) func `the finding of a test is named in a suite with the harness`() {
      check(RunningTests.names.count == 1, "Several tests run.")
      check(false, "Wrong.")
    }
  }
}
