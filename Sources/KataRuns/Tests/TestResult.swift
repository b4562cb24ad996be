import KataCatalog

/// What came of one test.
package struct TestResult: Equatable, Sendable {
  /// One failure of a test.
  package struct Issue: Equatable, Sendable {
    /// What was seen against what was expected.
    package var message: String
    /// The file and line, or nil where none is known.
    package var place: String?
    /// What the harness adds to a test's first failure, such as the timeline.
    package var notes: [String]
  }

  /// The name, which starts with the id of the finding that the test is about.
  package let name: String
  package let line: Int
  package let issues: [Issue]
  /// False for a test that the end of the process has cut short.
  package let hasEnded: Bool

  package init(name: String, line: Int = 0, issues: [Issue], hasEnded: Bool = true) {
    self.name = name
    self.line = line
    self.issues = issues
    self.hasEnded = hasEnded
  }

  package var verdict: Verdict? {
    if !issues.isEmpty { return .red }
    return hasEnded ? .green : nil
  }

  /// The id of the finding that the test is about, or nil.
  package var finding: String? { Catalogue.finding(ofTest: name)?.id }
}

extension TestResult {
  /// A broken rule as a test that failed with the sequence of events that breaks it.
  package init(_ example: Counterexample) {
    let finding = example.complaint.finding.map { "\($0) " } ?? ""
    let issue = Issue(
      message: example.events.joined(separator: " → "), place: nil,
      notes: [example.complaint.seen, "What happened:\n\(example.timeline)"])
    self.init(name: finding + example.complaint.rule, issues: [issue])
  }
}
