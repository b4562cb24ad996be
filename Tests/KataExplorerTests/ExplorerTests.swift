import KataExplorer
import KataHarness
import KataTesting
import Testing

/// The engine, on a toy app whose bugs are known.
@MainActor @Suite(.harness) struct ExplorerTests {
  private func explore(
    _ bug: Counting.Bug, depth: Int = 5, walks: Int = 0, seed: UInt64 = 1
  ) async -> Exploration {
    SerialExecution.install()
    var limits = Limits()
    limits.depth = depth
    limits.walks = walks
    limits.walkLength = 40
    limits.seed = seed
    return await Explorer(limits: limits) { Counting(bug) }.explore()
  }

  @Test func `a right app has no complaint`() async {
    let exploration = await explore(.none, depth: 6, walks: 50)
    #expect(exploration.counterexamples.isEmpty)
    #expect(exploration.depth == 6)
    #expect(exploration.walks == 50)
    #expect(exploration.sentence.hasSuffix("; nothing broke"))
  }

  @Test func `the shortest sequence that breaks a rule is found`() async {
    let up = await explore(.leapsAtThree)
    #expect(up.counterexamples.map(\.events) == [["up", "up", "up"]])
    #expect(up.counterexamples.first?.complaint.seen == "Expected 3, seen 4.")
    let down = await explore(.goesBelowZero)
    #expect(down.counterexamples.map(\.events) == [["down"]])
  }

  @Test func `a rule that breaks again is told once`() async {
    let exploration = await explore(.goesBelowZero, depth: 5, walks: 20)
    #expect(exploration.counterexamples.count == 1)
  }

  @Test func `states that look alike are gone on from once`() async {
    let exploration = await explore(.none, depth: 12)
    // Without that, there were more than 2 to the power of 12.
    #expect(exploration.sequences < 400)
    #expect(exploration.states < 150)
  }

  @Test func `a sequence with an event that is not offered is no counterexample`() async {
    let exploration = await explore(.wearsOut, depth: 3, walks: 100)
    let events = exploration.counterexamples.first?.events ?? []
    // A reset is offered only above zero.
    #expect(events.dropLast().last == "up" || events.dropLast().contains("up"))
  }

  @Test func `what a walk finds is shortened as far as it goes`() async {
    let exploration = await explore(.wearsOut, depth: 3, walks: 100)
    #expect(exploration.counterexamples.map(\.events.count) == [13])
    #expect(exploration.counterexamples.first?.events.last == "reset")
  }

  @Test func `the same seed gives the same answer`() async {
    let first = await explore(.wearsOut, depth: 3, walks: 100, seed: 7)
    let second = await explore(.wearsOut, depth: 3, walks: 100, seed: 7)
    #expect(first == second)
  }

  @Test func `another seed walks elsewhere`() {
    var one = SeededNumbers(seed: 1)
    var two = SeededNumbers(seed: 2)
    #expect((0..<4).map { _ in one.next() } != (0..<4).map { _ in two.next() })
  }

  @Test func `an event that is left out is not tried`() async {
    SerialExecution.install()
    var limits = Limits()
    limits.without = ["down"]
    limits.walks = 20
    let exploration = await Explorer(limits: limits) { Counting(.goesBelowZero) }.explore()
    #expect(exploration.counterexamples.isEmpty)
  }

  @Test func `a block names the rule, the finding, the hint, the events and the script`() async {
    let text = await explore(.leapsAtThree, depth: 3).text
    #expect(text.hasPrefix("✘ The counter counts.\n  Expected 3, seen 4.\n\n  X1\n"))
    #expect(text.contains("\n  For a hint: swift run kata hint X1\n"))
    #expect(text.contains("\n  What was done:\n    up → up → up\n"))
    #expect(text.contains("\n    up\n    up\n    up\n"))
    #expect(text.hasSuffix("; 1 rule broke"))
  }

  @Test func `an event without a word in a script is a comment`() async {
    let script = await explore(.wearsOut, depth: 3, walks: 100).counterexamples.first?.script
    #expect(script?.last == "# no word in a script: reset")
  }
}
