import KataJudge
import KataRuns
import Testing

/// What is said of a variant that the explorer has looked at.
struct ExplorerJudgementTests {
  private static func variant(_ patch: String, _ kind: Variant.Kind = .bug) -> Variant {
    Variant(kata: "Transactions", kind: kind, patchName: patch, patch: "/p/\(patch)", index: 2)
  }

  private func judgement(
    _ rules: [(String, String?)], of variant: Variant, isCurrent: Bool = true
  ) -> Judgement {
    let exploration = Exploration(
      counterexamples: rules.map { rule, finding in
        Counterexample(
          complaint: Complaint(rule, finding, seen: "2 rows"), events: ["open", "pull"], script: [],
          timeline: "  1  you  open the app")
      })
    return Judgement(exploration, of: variant, isCurrent: isCurrent, note: "")
  }

  @Test func `a bug is caught by any rule, and the record says by which`() {
    let variant = Self.variant("T8")
    let judgement = judgement([("Rows are there.", "T4"), ("It lives.", nil)], of: variant)
    #expect(judgement.answer == .caught)
    #expect(judgement.findings == ["T4"])
    #expect(judgement.complaint(about: variant) == nil)
    #expect(
      RecordedContract.Block(variant, judgement).text == """
        Transactions/T8: caught
          It lives.
            open → pull
          T4 Rows are there.
            open → pull
        """)
  }

  @Test(arguments: [Variant.Kind.bug, .fault])
  func `what breaks no rule is missed, unless there is a reason`(kind: Variant.Kind) {
    let variant = Self.variant("T8", kind)
    let judgement = judgement([], of: variant)
    #expect(judgement.answer == .notCaught)
    #expect(judgement.complaint(about: variant) == "\(variant.name): not caught")
    #expect(judgement.complaint(about: variant, excuse: "no event shows it") == nil)
  }

  @Test func `a reason for what is caught is out of date`() {
    let variant = Self.variant("T8")
    #expect(
      judgement([("A.", "T8")], of: variant).complaint(about: variant, excuse: "no event shows it")
        == "Transactions/T8: caught, and not-explored.txt says that it cannot be")
  }

  @Test func `a right design breaks nothing, or the rule is named`() {
    let variant = Self.variant("banner", .design)
    #expect(judgement([], of: variant).answer == .kept)
    let refused = judgement([("A failure is shown.", "T5")], of: variant)
    #expect(refused.answer == .refused)
    #expect(
      refused.complaint(about: variant)
        == "Transactions/design banner: it is right, and the explorer says: T5 A failure is shown.")
  }

  @Test func `an explorer that gives no answer, or is not of these sources, has judged nothing`() {
    let variant = Self.variant("T8")
    let silent = Judgement(nil, of: variant, isCurrent: true, note: "no luck")
    #expect(silent.answer == nil)
    #expect(silent.complaint(about: variant) == "Transactions/T8: crashed (no luck)")
    let stale = judgement([("A.", "T8")], of: variant, isCurrent: false)
    #expect(stale.answer == nil)
    #expect(stale.ending == .staleBuild)
  }

  @Test func `the report counts what rules catch, and by whose rules`() {
    let variants = [
      Self.variant("T8"), Self.variant("T4"), Self.variant("T5"), Self.variant("lost-row", .fault),
    ]
    let answers = [[("A.", "T8")], [("A.", "T8")], [], [("A.", "T8")]]
    let judgements = zip(variants, answers).map { variant, rules in
      (variant.name, judgement(rules.map { ($0.0, .some($0.1)) }, of: variant))
    }
    let report = JudgeReport(
      variants: variants, judgements: Dictionary(uniqueKeysWithValues: judgements),
      oracle: .explorer, excused: ["Transactions/T5": "no event shows it"])
    #expect(report.complaints.isEmpty)
    #expect(
      report.text == """
        verdicts
          bug: caught             2
          bug: not caught         1
          fault: caught           1

        reach
          caught                              3 of 4
          by a rule of the bug's own finding  1 of 3
          by rules of other findings only     Transactions/T4
          not caught, with a reason           Transactions/T5
        """)
  }
}
