import Foundation
import KataHarness
import KataTesting
import Testing

@Suite(.harness) struct HeldRequestsEndTests {
  private let requests = HeldRequests<String, Int>(teardown: nil)

  @Test func `finish names what is open and ends it`() async throws {
    let tasks = ["a", "b", "a"].map { name in Task { try await requests.response(to: name) } }
    let first = try await requests.next("a")
    #expect(
      throws: HarnessFailure(
        "Still open at the end of the test, and never answered: a, b, a (no. 2).")
    ) { try requests.finish() }
    try #require(requests.open.isEmpty)
    for task in tasks {
      await #expect(throws: HarnessFailure("The test is over.")) { try await task.value }
    }
    #expect(throws: HarnessFailure("a cannot be answered: the test is over.")) {
      try first.answer(1)
    }
    #expect(throws: Never.self) { try requests.finish() }
  }

  @Test func `finish has nothing to say when everything was answered`() async throws {
    Task { try await requests.response(to: "a") }
    try await requests.next("a").answer(1)
    #expect(throws: Never.self) { try requests.finish() }
  }

  @Test func `the teardown reports what is open`() async throws {
    let teardown = Teardown()
    let requests = HeldRequests<String, Int>(teardown: teardown)
    let task = Task { try await requests.response(to: "a") }
    _ = try await requests.next("a")
    let failures = await teardown.run()
    try #require(
      failures == [
        HarnessFailure("Still open at the end of the test, and never answered: a.")
      ])
    await #expect(throws: HarnessFailure.self) { try await task.value }
    #expect(await teardown.run().isEmpty)
  }

  @Test func `a fake registers with the teardown that is current where it is made`() async throws {
    let teardown = Teardown()
    let requests = Teardown.$current.withValue(teardown) { HeldRequests<String, Int>() }
    let task = Task { try await requests.response(to: "a") }
    await settle()
    let failures = await teardown.run()
    try #require(failures.count == 1)
    _ = try? await task.value
  }

  @Test func `nothing is left of a fake whose requests have ended in every way`() async throws {
    weak var fake: HeldRequests<String, Int>?
    do {
      let requests = HeldRequests<String, Int>(teardown: nil)
      fake = requests
      let tasks = ["a", "b", "c"].map { name in
        Task { try await requests.response(to: name) }
      }
      try await requests.next("a").answer(1)
      requests.onCancel = .ends(with: CancellationError())
      tasks[1].cancel()
      #expect(throws: HarnessFailure.self) { try requests.finish() }
      try #require(requests.open.isEmpty)
      for task in tasks { _ = try? await task.value }
    }
    await settle()
    #expect(fake == nil)
  }

  // On real threads: a name that takes long to note keeps the request on its way for a while.
  @Test func `an answer that comes before the request is parked is not lost`() async throws {
    let name = String(repeating: "a", count: 100_000)
    for round in 0..<300 {
      let requests = HeldRequests<String, Int>(timeline: Timeline())
      let answers = Counter()
      async let thread: Void = onThread {
        while true {
          guard let held = requests.open.first else { continue }
          #expect(throws: Never.self) { try held.answer(round + 1) }
          return
        }
      }
      Task { answers.add(try await requests.response(to: name)) }
      await thread
      try await waitUntil("the answer") { answers.value == round + 1 }
    }
  }

  @Test func `of an answer and a cancellation at the same time, one wins`() async throws {
    for round in 0..<300 {
      let timeline = Timeline()
      let requests = HeldRequests<String, Int>(
        onCancel: .ends(with: CancellationError()), timeline: timeline)
      let isAnswered = Counter()
      let task = Task { try await requests.response(to: "a") }
      let held = try await requests.next("a")
      async let thread: Void = onThread {
        if (try? held.answer(round)) != nil { isAnswered.add() }
      }
      await Task.yield()
      task.cancel()
      await thread
      let result = await task.result
      if isAnswered.value == 1 {
        #expect(try result.get() == round)
      } else {
        #expect(throws: CancellationError.self) { try result.get() }
        #expect(!timeline.events.contains { $0.actor == .server })
      }
    }
  }

  private func onThread(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        body()
        continuation.resume()
      }
    }
  }
}
