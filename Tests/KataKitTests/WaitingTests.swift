import KataKit
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

  @Test func `waitUntil that runs out says what it waited for`() async {
    let turns = Counter()
    let ticker = tick(turns)
    let failure = await #expect(throws: HarnessFailure.self) {
      try await waitUntil("a row with “Rewe”", maxYields: 25) { false }
    }
    #expect(
      failure?.description == """
        Waited for a row with “Rewe”, but it did not happen, although everything that could run \
        has run.
        """)
    #expect((24...26).contains(turns.value))
    ticker.cancel()
  }

  @Test func `waitUntil stays on the actor of its caller`() async throws {
    var looks = 0
    try await waitUntil("three looks") {
      MainActor.assertIsolated()
      looks += 1
      return looks == 3
    }
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
