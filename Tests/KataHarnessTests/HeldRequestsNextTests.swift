import Dispatch
import KataHarness
import KataTesting
import Testing

@Suite(.harness) @MainActor struct HeldRequestsNextTests {
  private let activity = Activity()
  private let requests: HeldRequests<String, Int>

  init() {
    requests = HeldRequests(activity: activity)
  }

  @Test func `next fails at once when nothing runs that could still ask`() async {
    let turns = Counter()
    let ticker = tick(turns)
    let failure = await #expect(throws: HarnessFailure.self) { try await requests.next("a") }
    ticker.cancel()
    #expect(
      failure?.description == """
        Waited for a request for a, but none comes: everything that could run has run.
        """)
    #expect(turns.value < 1_000)
  }

  @Test func `a request from a detached task says where it comes from`() async throws {
    activity.track {
      ask("tracked")
      _ = Task.detached { [requests] in try await requests.response(to: "detached") }
    }
    for name in ["tracked", "detached"] { try await requests.next(name).answer(0) }
    let asked = Timeline.current?.events.filter { $0.actor == .app }.map(\.text)
    #expect(asked == ["asks for tracked", "asks for detached, from a detached task or a queue"])
  }

  @Test func `next without an activity waits until its yields are used up`() async {
    let requests = HeldRequests<String, Int>()
    let turns = Counter()
    let ticker = tick(turns)
    let failure = await #expect(throws: HarnessFailure.self) { try await requests.next("a") }
    ticker.cancel()
    #expect(
      failure?.description == """
        Waited for a request for a, but none came within 2,000 yields, and something still runs.
        """)
    #expect(turns.value >= 1_900)
  }

  @Test func `next says what is open instead, but not what was taken`() async throws {
    for name in ["b", "b", "c"] { activity.track { ask(name) } }
    let taken = try await requests.next("b")
    let failure = await #expect(throws: HarnessFailure.self) { try await requests.next("a") }
    #expect(
      failure?.description == """
        Waited for a request for a, but none comes: everything that could run has run. \
        Open instead: b (no. 2), c.
        """)
    #expect(taken.isOpen)
    for held in requests.open { try held.answer(0) }
  }

  @Test func `next waits for a request that comes after 1,000 hops`() async throws {
    activity.track {
      _ = Task {
        for _ in 0..<1_000 { await Task.yield() }
        _ = try await requests.response(to: "a")
      }
    }
    try await requests.next("a").answer(1)
  }

  @Test func `next waits for a request from blocks on the main queue, one from another`()
    async throws
  {
    activity.track { ask("a", afterBlocks: 8) }
    try await requests.next("a").answer(1)
  }

  @Test func `next waits for a request from a detached task with some hops`() async throws {
    activity.track {
      _ = Task.detached { [requests] in
        for _ in 0..<20 { await Task.yield() }
        _ = try await requests.response(to: "a")
      }
    }
    try await requests.next("a").answer(1)
  }

  @Test func `next begins to count again when something runs in between`() async throws {
    // Detached tasks are not seen: it is quiet for a while, then busy, then quiet again.
    Task.detached { [activity, requests] in
      for _ in 0..<35 { await Task.yield() }
      activity.track {
        _ = Task {
          for _ in 0..<10 { await Task.yield() }
          _ = Task.detached {
            for _ in 0..<35 { await Task.yield() }
            _ = try await requests.response(to: "a")
          }
        }
      }
    }
    try await requests.next("a").answer(1)
  }

  @Test func `next takes the oldest of equal requests`() async throws {
    for _ in 0..<3 { activity.track { ask("a") } }
    await settle()
    #expect(try await requests.next("a").name == "a")
    #expect(try await requests.next("a").name == "a (no. 2)")
    for held in requests.open { try held.answer(0) }
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

  private func ask(_ name: String) {
    Task { try await requests.response(to: name) }
  }

  private func ask(_ name: String, afterBlocks blocks: Int) {
    guard blocks > 0 else { return ask(name) }
    DispatchQueue.main.async { ask(name, afterBlocks: blocks - 1) }
  }
}
