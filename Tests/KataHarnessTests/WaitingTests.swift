import Dispatch
import KataHarness
import KataTesting
import Testing

@Suite(.harness) @MainActor struct WaitingTests {
  @Test func `settle lets a chain of 40 hops come to its end, 1,000 times`() async {
    let counter = Counter()
    var misses = 0
    for round in 1...1_000 {
      Task.detached {
        for _ in 0..<40 { await Task.yield() }
        counter.add()
      }
      await settle()
      if counter.value != round { misses += 1 }
    }
    #expect(misses == 0)
  }

  @Test func `settle lets thirty blocks on the main queue follow each other, 1,000 times`() async {
    let counter = Counter()
    for round in 1...1_000 {
      block(30, then: counter)
      await settle()
      guard counter.value == round else {
        check("Chains that came to their end", is: "\(counter.value)", expected: "\(round)")
        return
      }
    }
  }

  @Test func `settle sees through what only now and then does something`() async {
    let counter = Counter()
    Task {
      for _ in 0..<3 {
        // Hops of the main actor alone, which nobody counts, and then a yield, which is counted.
        await hops(8)
        await Task.yield()
      }
      counter.add()
    }
    await settle()
    #expect(counter.value == 1)
  }

  @Test func `settle ends soon where nothing happens`() async {
    // The end of the test before this one is something.
    await settle()
    let before = SerialExecution.routedJobs
    await settle()
    let jobs = SerialExecution.routedJobs - before
    #expect((20...30).contains(jobs))
  }

  @Test func `settle yields as often as it was told and no more`() async {
    let turns = Counter()
    let ticker = tick(turns)
    await settle(yields: 0)
    #expect(turns.value == 0)
    await settle(yields: 10)
    #expect((9...11).contains(turns.value))
    ticker.cancel()
  }

  @Test func `waitUntil returns without a yield when the condition holds already`() async throws {
    let turns = Counter()
    let ticker = tick(turns)
    try await waitUntil("nothing") { true }
    #expect(turns.value == 0)
    ticker.cancel()
  }

  @Test func `waitUntil returns at the first moment at which the condition holds`() async throws {
    let turns = Counter()
    let ticker = tick(turns)
    try await waitUntil("the seventh turn") { turns.value >= 7 }
    #expect(turns.value == 7)
    ticker.cancel()
  }

  @Test func `waitUntil looks a last time after its last yield`() async throws {
    let turns = Counter()
    let ticker = tick(turns)
    try await waitUntil("the third turn", maxYields: 3) { turns.value >= 3 }
    ticker.cancel()
  }

  @Test func `waitUntil that runs out of yields says what it waited for, and how long`() async {
    let turns = Counter()
    let ticker = tick(turns)
    let failure = await #expect(throws: HarnessFailure.self) {
      try await waitUntil("a row with “Rewe”", maxYields: 25) { false }
    }
    ticker.cancel()
    #expect(
      failure?.description == """
        Waited for a row with “Rewe”, but it did not happen within 25 yields, and something still \
        runs.
        """)
    // Anew, where a thread of the process has run meanwhile.
    #expect([24, 0, 1].contains(turns.value % 25))
    #expect(turns.value < 25 * 20)
  }

  @Test func `waitUntil says when everything that could run has run`() async {
    let failure = await #expect(throws: HarnessFailure.self) {
      try await waitUntil("a row with “Rewe”") { false }
    }
    #expect(
      failure?.description == """
        Waited for a row with “Rewe”, but it did not happen, although everything that could run \
        has run.
        """)
  }

  @Test func `waitUntil stays on the actor of its caller`() async throws {
    var looks = 0
    try await waitUntil("three looks") {
      MainActor.assertIsolated()
      looks += 1
      return looks == 3
    }
  }

  private nonisolated func block(_ left: Int, then counter: Counter) {
    DispatchQueue.main.async {
      if left > 1 { block(left - 1, then: counter) } else { counter.add() }
    }
  }

  private func hops(_ count: Int) async {
    for _ in 0..<count { await Task { @MainActor in }.value }
  }

  /// Counts the turns of the main queue.
  private func tick(_ turns: Counter) -> Task<Void, Never> {
    Task {
      while !Task.isCancelled {
        turns.add()
        await Task.yield()
      }
    }
  }
}
