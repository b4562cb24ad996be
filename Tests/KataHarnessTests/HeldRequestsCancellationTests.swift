import KataHarness
import KataKit
import KataTesting
import Testing

@Suite(.harness) struct HeldRequestsCancellationTests {
  private let requests = HeldRequests<String, Int>()

  @Test func `a request whose cancellation is ignored stays open and can be answered`()
    async throws
  {
    let task = Task { try await requests.response(to: "a") }
    let held = try await requests.next("a")
    task.cancel()
    await settle()
    #expect(held.isOpen && held.isCancelled)
    try held.answer(1)
    #expect(try await task.value == 1)
  }

  @Test func `after a cancellation that was ignored, a second answer is still the second`()
    async throws
  {
    let task = Task { try await requests.response(to: "a") }
    let held = try await requests.next("a")
    task.cancel()
    try held.answer(1)
    #expect(throws: HarnessFailure("a cannot be answered: it was answered before.")) {
      try held.answer(2)
    }
    #expect(try await task.value == 1)
  }

  @Test func `a request that ends when cancelled throws its error and refuses an answer`()
    async throws
  {
    requests.onCancel = .ends(with: WireError("Hung up"))
    let task = Task { try await requests.response(to: "a") }
    let held = try await requests.next("a")
    task.cancel()
    try #require(!held.isOpen && held.isCancelled)
    await #expect(throws: WireError("Hung up")) { try await task.value }
    #expect(throws: HarnessFailure("a cannot be answered: it was cancelled.")) {
      try held.answer(1)
    }
  }

  @Test func `a request that was cancelled before it was made ends at once`() async throws {
    requests.onCancel = .ends(with: CancellationError())
    let task = Task { try await requests.response(to: "a") }
    task.cancel()
    await settle()
    #expect(requests.count == 1)
    try #require(requests.open.isEmpty)
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a request that was cancelled before it was made stays open if that is ignored`()
    async throws
  {
    let task = Task { try await requests.response(to: "a") }
    task.cancel()
    let held = try await requests.next("a")
    #expect(held.isOpen && held.isCancelled)
    try held.answer(1)
    #expect(try await task.value == 1)
  }

  @Test func `a cancellation after the answer changes nothing`() async throws {
    requests.onCancel = .ends(with: CancellationError())
    let task = Task { try await requests.response(to: "a") }
    let held = try await requests.next("a")
    try held.answer(1)
    task.cancel()
    #expect(try await task.value == 1)
    #expect(!held.isCancelled)
  }

  @Test func `what a cancellation does is decided when it happens`() async throws {
    let task = Task { try await requests.response(to: "a") }
    let held = try await requests.next("a")
    #expect(held.isOpen)
    requests.onCancel = .ends(with: CancellationError())
    task.cancel()
    try #require(!held.isOpen)
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `the timeline names what was cancelled`() async throws {
    let timeline = Timeline()
    let requests = HeldRequests<String, Int>(
      onCancel: .ends(with: CancellationError()), timeline: timeline)
    let task = Task { try await requests.response(to: "a") }
    _ = try await requests.next("a")
    task.cancel()
    _ = try? await task.value
    #expect(timeline.events.map(\.text) == ["asks for a", "cancels a"])
    #expect(timeline.events.map(\.actor) == [.app, .app])
  }
}
