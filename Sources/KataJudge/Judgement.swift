import KataRuns

/// What came of one variant, in two values: how its run ended, and what the suite said.
package struct Judgement: Equatable, Sendable {
  /// How the run of a variant ended, or why there was none.
  package enum Ending: Equatable, Sendable {
    case complete
    /// What Git says about the patch.
    case didNotApply(String)
    /// The first error of the compiler.
    case didNotCompile(String)
    /// What the harness, or else the system, says about it.
    case crashed(String)
    case hung(String)
    case ranNothing
    /// What ran was not built from the sources on disk.
    case staleBuild
  }

  /// What the suite said of a run that came to its end.
  package enum Answer: String, Sendable {
    /// A test of the bug's own finding failed.
    case caught
    /// Tests failed, and none of them is of the bug's own finding.
    case caughtByOthers = "wrong test caught it"
    case notCaught = "not caught"
    /// Nothing failed in a version that is right.
    case kept
    /// Tests failed in a version that is right.
    case refused
    /// Broken, or Broken with a fix: it is compared with what is recorded.
    case compared = "ran"
  }

  package let ending: Ending
  /// Nil where the run did not come to its end.
  package let answer: Answer?
  /// The tests that failed, in the order of the catalogue.
  package let failures: [TestResult]
  /// The names of the tests that passed.
  package let passed: [String]
  /// What has judged.
  let oracle: Oracle

  /// A variant that was never run.
  package init(_ ending: Ending) {
    self.ending = ending
    answer = nil
    failures = []
    passed = []
    oracle = .suite
  }

  /// Judges an exploration: a rule that is broken counts as a test that fails.
  ///
  /// - Parameters:
  ///   - exploration: What came of it; nil if the explorer gave no answer.
  ///   - variant: What was explored.
  ///   - isCurrent: Whether what ran was built from the sources on disk.
  ///   - note: What the explorer said instead of an answer.
  package init(_ exploration: Exploration?, of variant: Variant, isCurrent: Bool, note: String) {
    failures = (exploration?.counterexamples ?? []).map(TestResult.init)
    passed = []
    oracle = .explorer
    ending = exploration == nil ? .crashed(note) : isCurrent ? .complete : .staleBuild
    answer = ending == .complete ? Self.answer(toBroken: failures, of: variant) : nil
  }

  /// A rule may belong to another finding: the finding tells where to look, not which bug it is.
  private static func answer(toBroken rules: [TestResult], of variant: Variant) -> Answer {
    if variant.isBuiltAsBroken { return .compared }
    let isWrong = variant.kind == .bug || variant.kind == .fault
    if isWrong { return rules.isEmpty ? .notCaught : .caught }
    return rules.isEmpty ? .kept : .refused
  }

  /// Judges a run.
  ///
  /// - Parameters:
  ///   - outcome: What came of the process.
  ///   - variant: What ran.
  ///   - isCurrent: Whether what ran was built from the sources on disk.
  package init(_ outcome: RunOutcome, of variant: Variant, isCurrent: Bool) {
    failures = outcome.events.results.filter { $0.verdict == .red }
    passed = outcome.events.results.filter { $0.verdict == .green }.map(\.name)
    ending =
      switch outcome.ending {
      case .didNotCompile(let report): .didNotCompile(report.line)
      case .hung(let message): .hung(message)
      case .ranNothing: .ranNothing
      case .crashed(let message): .crashed(message)
      case .complete: isCurrent ? .complete : .staleBuild
      }
    answer = ending == .complete ? Self.answer(to: failures, of: variant) : nil
    oracle = .suite
  }

  /// Caught by its own finding's tests or, where the catalogue says so, by another finding's.
  private static func answer(to failures: [TestResult], of variant: Variant) -> Answer {
    if variant.isBuiltAsBroken { return .compared }
    guard variant.kind == .bug else { return failures.isEmpty ? .kept : .refused }
    guard !failures.isEmpty else { return .notCaught }
    let own = variant.affectedFindings.union([variant.finding ?? ""])
    return own.isDisjoint(with: failures.compactMap(\.finding)) ? .caughtByOthers : .caught
  }

  /// True if something ended the run before its last test.
  var endedEarly: Bool {
    switch ending {
    case .crashed, .hung: true
    default: false
    }
  }

  /// The findings whose tests failed.
  package var findings: Set<String> { Set(failures.compactMap(\.finding)) }

  /// The findings whose tests failed although nothing ties them to the variant's own.
  package func strays(of variant: Variant) -> Set<String> {
    variant.kind == .bug && oracle == .suite ? findings.subtracting(variant.allowedFindings) : []
  }

  /// The two values in a few words, such as "caught" or "did not compile".
  package var text: String {
    switch ending {
    case .complete: answer?.rawValue ?? "ran"
    case .didNotApply: "did not apply"
    case .didNotCompile: "did not compile"
    case .crashed: "crashed"
    case .hung: "timed out"
    case .ranNothing: "ran nothing"
    case .staleBuild: "stale build"
    }
  }

  /// What is to be said about an ending that is not complete.
  package var note: String? {
    switch ending {
    case .complete, .ranNothing: nil
    case .staleBuild: "what ran was not built from the sources on disk"
    case .didNotApply(let note), .didNotCompile(let note), .crashed(let note), .hung(let note): note
    }
  }

  /// Why it must not be so.
  ///
  /// - Parameters:
  ///   - variant: What was judged.
  ///   - excuse: The reason why it need not be caught, if there is one.
  /// - Returns: One line; nil where all is as it must be.
  package func complaint(about variant: Variant, excuse: String? = nil) -> String? {
    guard ending == .complete else {
      return "\(variant.name): \(text)\(note.map { " (\($0))" } ?? "")"
    }
    let strays = strays(of: variant).sorted().joined(separator: ", ")
    switch answer {
    case .refused where oracle == .explorer:
      return "\(variant.name): it is right, and the explorer says: \(failures.map(\.name)[0])"
    case .refused: return "\(variant.name): it is right, and \(failures.count) tests fail"
    case .notCaught: return excuse == nil ? "\(variant.name): not caught" : nil
    case .caught where excuse != nil:
      return "\(variant.name): caught, and not-explored.txt says that it cannot be"
    case .caughtByOthers:
      return "\(variant.name): caught by tests of \(strays), and by none of its own"
    case .caught where !strays.isEmpty:
      return "\(variant.name): tests of \(strays) fail as well, and the catalogue names no tie"
    case .caught, .kept, .compared, nil: return nil
    }
  }
}
