import Foundation
import KataHarness
import KataTesting
import Synchronization
import Testing

/// Work that no yield reaches: on queues, on threads, behind completion handlers.
@Suite(.harness) @MainActor struct OutOfSightTests {
  private let activity = Activity()
  private let requests: HeldRequests<String, Int>

  init() {
    requests = HeldRequests(activity: activity)
  }

  @Test func `settle waits for a completion handler on a global queue, 200 times`() async throws {
    try await inRounds { answer, done in
      DispatchQueue.global().async { done(decoded(answer)) }
    }
  }

  @Test func `settle waits for a thread, 200 times`() async throws {
    try await inRounds { answer, done in
      Thread.detachNewThread { done(decoded(answer)) }
    }
  }

  @Test func `settle waits for a serial queue that needs the main queue, 200 times`() async throws {
    let queue = DispatchQueue(label: "service")
    try await inRounds { answer, done in
      queue.async {
        let result = decoded(answer)
        done(DispatchQueue.main.sync { result })
      }
    }
  }

  @Test func `settle waits for ten hops to a queue and back, 200 times`() async throws {
    try await inRounds { answer, done in hop(10, answer, done) }
  }

  @Test func `settle waits for a decoding in a detached task that hops, 200 times`() async throws {
    try await inRounds { answer, done in
      Task.detached {
        let value = await withCheckedContinuation { continuation in
          DispatchQueue.global().async { continuation.resume(returning: decoded(answer)) }
        }
        done(value)
      }
    }
  }

  @Test func `settle waits for a service that is an actor and hops, 200 times`() async throws {
    let service = Service()
    try await inRounds { answer, done in
      Task { done(await service.decoded(answer)) }
    }
  }

  @Test func `settle waits for a task that hops beside one whose request is open`() async throws {
    let seen = Counter()
    activity.track {
      _ = Task { [requests] in
        async let first = requests.response(to: "first")
        async let second = requests.response(to: "second")
        _ = try await (second, first)
      }
      _ = Task { [requests] in
        let answer = try await requests.response(to: "hops")
        let value = await withCheckedContinuation { continuation in
          hop(3, answer) { continuation.resume(returning: $0) }
        }
        seen.add(value)
      }
    }
    let open = [try await requests.next("first"), try await requests.next("second")]
    try await requests.next("hops").answer(1)
    await settle()
    #expect(seen.value == 1)
    for held in open { try held.answer(0) }
  }

  @Test func `next waits for a request that is made on a queue`() async throws {
    for round in 1...200 {
      activity.track {
        DispatchQueue.global().async { [requests] in
          guard decoded(round) == round else { return }
          Task { try await requests.response(to: "\(round)") }
        }
      }
      try await requests.next("\(round)").answer(round)
    }
  }

  @Test func `waitUntil waits for a block on a queue that nobody tracks`() async throws {
    let counter = Counter()
    for round in 1...200 {
      DispatchQueue.global().async { counter.add(decoded(1)) }
      try await waitUntil("the block") { counter.value == round }
    }
  }

  @Test func `a task that waits for ever for something else holds up nobody`() async throws {
    let (stream, feed) = AsyncStream<Int>.makeStream()
    activity.track {
      _ = Task { for await _ in stream {} }
      _ = Task { [requests] in
        let load = Task { try await requests.response(to: "joined") }
        _ = await load.result
      }
    }
    let joined = try await requests.next("joined")
    await settle()
    let before = SerialExecution.routedJobs
    activity.track {}
    await settle()
    // Some looks, if the machine has just moved a thread, and far from the patience of a guard.
    #expect(SerialExecution.routedJobs - before < 2_000)
    #expect(!activity.isIdle)
    try joined.answer(0)
    feed.finish()
  }

  @Test func `a thread that never rests is waited for until the patience ends`() async {
    let isOver = Mutex(false)
    await withCheckedContinuation { started in
      Thread.detachNewThread {
        started.resume()
        while !isOver.withLock({ $0 }) {}
      }
    }
    var lookout = Lookout(patience: .zero)
    let seesWork = lookout.seesWork()
    #expect(!seesWork)
    #expect(lookout.isOutOfPatience)
    // The patience is spent once: further waits do not begin it anew.
    var next = Lookout()
    let seesMore = next.seesWork()
    #expect(!seesMore)
    isOver.withLock { $0 = true }
    await settle()
  }

  /// Answers a request whose answer goes through `service`, and lets it settle.
  private func inRounds(
    _ service: @escaping @Sendable (Int, @escaping @Sendable (Int) -> Void) -> Void
  ) async throws {
    let seen = Counter()
    for round in 1...200 {
      activity.track {
        _ = Task { [requests] in
          let answer = try await requests.response(to: "load")
          let value = await withCheckedContinuation { continuation in
            service(answer) { continuation.resume(returning: $0) }
          }
          seen.add(value)
        }
      }
      try await requests.next("load").answer(1)
      await settle()
      guard seen.value == round else {
        check("Answers that came", is: "\(seen.value)", expected: "\(round)")
        return
      }
    }
  }
}

private actor Service {
  func decoded(_ answer: Int) async -> Int {
    await withCheckedContinuation { continuation in
      hop(1, answer) { continuation.resume(returning: $0) }
    }
  }
}

/// To a queue and back to the main queue, `count` times.
private func hop(_ count: Int, _ answer: Int, _ done: @escaping @Sendable (Int) -> Void) {
  guard count > 0 else { return done(answer) }
  DispatchQueue.global().async {
    let result = decoded(answer)
    DispatchQueue.main.async { hop(count - 1, result, done) }
  }
}

/// The answer, after some work.
private func decoded(_ answer: Int) -> Int {
  (0..<2_000).reduce(answer) { $0 ^ $1 } ^ (0..<2_000).reduce(0, ^)
}
