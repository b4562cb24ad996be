/// What came of one variant.
struct Outcome: Sendable {
  enum Verdict: String, Sendable, CaseIterable {
    case caught
    case notCaught = "not caught"
    case wrongTestCaught = "wrong test caught it"
    case didNotApply = "did not apply"
    case didNotCompile = "did not compile"
    case crashed
    case timedOut = "timed out"
    case ranNothing = "ran nothing"
    case stale = "stale build"
    /// A whole version or a fix, which is compared with what is recorded.
    case ran
  }

  /// A test that failed, with its messages.
  struct Failure: Sendable, Equatable {
    let test: String
    let messages: [String]
  }

  var verdict: Verdict
  var note = ""
  var failures: [Failure] = []
  var passed: [String] = []

  /// False if something ended the run before its last test.
  var isComplete: Bool { verdict != .crashed && verdict != .timedOut }

  /// The findings whose tests failed.
  var findings: Set<String> { Set(failures.map { Outcome.finding(of: $0.test) }) }

  static func finding(of test: String) -> String {
    String(test.prefix { $0 != " " })
  }
}
