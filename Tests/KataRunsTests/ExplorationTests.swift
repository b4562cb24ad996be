import KataRuns
import Testing

/// What an exploration says, and how it is read by a tool that holds no kata.
struct ExplorationTests {
  private static func exploration(lengths: [Int]) -> Exploration {
    var exploration = Exploration(
      counterexamples: lengths.map { length in
        Counterexample(
          complaint: Complaint("Rule \(length) “holds”.", length > 2 ? nil : "T8", seen: "a\nb"),
          events: Array(repeating: "pull", count: length), script: ["open", "down\nreturn"],
          timeline: "  1  you  pull")
      })
    (exploration.sequences, exploration.depth, exploration.states) = (1_234_567, 6, 12)
    (exploration.walks, exploration.walkLength, exploration.seed) = (1_000, 20, .max)
    return exploration
  }

  @Test(arguments: [[], [1], [3, 2]])
  func `what is written is read as it was`(lengths: [Int]) {
    let exploration = Self.exploration(lengths: lengths)
    #expect(
      JSON(parsing: Array(exploration.json.document.utf8)).flatMap(Exploration.init) == exploration)
  }

  @Test func `anything else is no exploration`() {
    #expect(Exploration(.null) == nil)
    #expect(Exploration(.of(("depth", .int(6)))) == nil)
  }

  @Test func `the sentence says how far it went and what came of it`() {
    let start =
      "explored 1,234,567 sequences of up to 6 events and 1,000 walks (seed \(UInt64.max)); "
    #expect(Self.exploration(lengths: []).sentence == start + "nothing broke")
    #expect(Self.exploration(lengths: [1]).sentence == start + "1 rule broke")
    #expect(Self.exploration(lengths: [1, 2]).sentence == start + "2 rules broke")
    #expect(Exploration().sentence == "explored 0 sequences of up to 0 events; nothing broke")
  }

  @Test func `the short text shows the shortest sequence and counts the others`() {
    func text(_ lengths: [Int]) -> String {
      Self.exploration(lengths: lengths)
        .brief(TextStyle(isOn: false), command: "scripts/kata", kata: "Search")
    }
    #expect(text([3, 2, 4]).hasPrefix("✘ Rule 2 “holds”.\n  a\n  b\n\n  T8: Pull"))
    #expect(
      text([3, 2, 4]).hasSuffix(
        "; 3 rules broke\n2 more rules: scripts/kata explore Search shows all of them"))
    #expect(text([3, 2]).hasSuffix("\n1 more rule: scripts/kata explore Search shows all of them"))
    #expect(text([3]).hasSuffix("; 1 rule broke"))
    #expect(text([]).hasSuffix("; nothing broke"))
  }

  @Test func `a block has what can be pasted, line by line`() {
    let text = Self.exploration(lengths: [1]).text(TextStyle(isOn: false), command: "kata")
    #expect(text.contains("\n  For a hint: kata hint T8\n"))
    #expect(
      text.contains("\n  As a script for 'kata play --script':\n    open\n    down\n    return\n"))
  }

  @Test func `colours are there on a terminal only`() {
    let exploration = Self.exploration(lengths: [1])
    #expect(exploration.text(TextStyle(isOn: true), command: "kata").contains("\u{1B}[31m✘"))
    #expect(!exploration.text(TextStyle(isOn: false), command: "kata").contains("\u{1B}"))
  }

  @Test func `a broken rule is a test that failed, of the finding of the rule`() {
    let tests = Self.exploration(lengths: [2, 3]).counterexamples.map(TestResult.init)
    #expect(tests.map(\.name) == ["T8 Rule 2 “holds”.", "Rule 3 “holds”."])
    #expect(tests.map(\.finding) == ["T8", nil])
    #expect(tests.map(\.verdict) == [.red, .red])
    #expect(tests[0].issues.map(\.message) == ["pull → pull"])
  }
}
