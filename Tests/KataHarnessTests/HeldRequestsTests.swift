import KataHarness
import KataKit
import KataTesting
import Testing

@Suite(.harness) struct HeldRequestsTests {
  private let requests = HeldRequests<String, Int>()

  @Test func `a request is held until it is answered`() async throws {
    let log = Log()
    Task { log.add("got \(try await requests.response(to: "a"))") }
    let held = try await requests.next("a")
    await settle()
    #expect(log.entries.isEmpty)
    #expect(held.isOpen && !held.isCancelled)
    #expect(held.request == "a")
    try held.answer(7)
    await settle()
    #expect(log.entries == ["got 7"])
    #expect(!held.isOpen)
  }

  @Test func `a request can fail with any error`() async throws {
    let task = Task { try await requests.response(to: "a") }
    try await requests.next("a").fail(WireError("Offline"))
    await #expect(throws: WireError("Offline")) { try await task.value }
  }

  @Test func `requests are answered in any order`() async throws {
    let log = Log()
    for name in ["a", "b", "c"] {
      Task { log.add("\(name)\(try await requests.response(to: name))") }
    }
    for (name, answer) in [("c", 1), ("a", 2), ("b", 3)] {
      try await requests.next(name).answer(answer)
      await settle()
    }
    #expect(log.entries == ["c1", "a2", "b3"])
  }

  @Test func `requests are named by what they ask for and by their order among equals`()
    async throws
  {
    for name in ["a", "b", "a", "a"] { Task { try await requests.response(to: name) } }
    await settle()
    #expect(requests.open.map(\.name) == ["a", "b", "a (no. 2)", "a (no. 3)"])
    let second = try await requests.next("b")
    #expect(second.name == "b")
    let names = [
      try await requests.next("a").name, try await requests.next("a").name,
      try await requests.next("a").name,
    ]
    #expect(names == ["a", "a (no. 2)", "a (no. 3)"])
    for held in requests.open { try held.answer(0) }
  }

  @Test func `a request is taken once only`() async throws {
    Task { try await requests.response(to: "a") }
    let held = try await requests.next("a")
    await #expect(throws: HarnessFailure.self) { try await requests.next("a") }
    #expect(requests.open.map(\.name) == ["a"])
    try held.answer(1)
  }

  @Test func `a request that ended is not taken`() async throws {
    let task = Task { try await requests.response(to: "a") }
    await settle()
    try requests.open[0].answer(1)
    _ = try await task.value
    await #expect(throws: HarnessFailure.self) { try await requests.next("a") }
  }

  @Test func `requests are counted, open and ended`() async throws {
    #expect(requests.count == 0)
    for name in ["a", "b", "a"] { Task { try await requests.response(to: name) } }
    try await requests.next("a").answer(1)
    #expect(requests.count == 3)
    #expect(requests.count(of: "a") == 2)
    #expect(requests.count(of: "c") == 0)
    #expect(requests.open.map(\.name) == ["b", "a (no. 2)"])
    for held in requests.open { try held.answer(0) }
    #expect(requests.count == 3)
    #expect(requests.open.isEmpty)
  }

  @Test func `a second answer is a failure and changes nothing`() async throws {
    let task = Task { try await requests.response(to: "a") }
    let held = try await requests.next("a")
    try held.answer(1)
    let refused = HarnessFailure("a cannot be answered: it was answered before.")
    #expect(throws: refused) { try held.answer(2) }
    #expect(throws: refused) { try held.fail(WireError("Offline")) }
    #expect(try await task.value == 1)
  }

  @Test func `the timeline says what was asked, answered and refused`() async throws {
    let timeline = Timeline()
    let requests = HeldRequests<String, Int>(timeline: timeline)
    let tasks = ["a", "a", "b", "c"].map { name in
      Task { try await requests.response(to: name) }
    }
    try await requests.next("a").answer(1, summary: "one row")
    let second = try await requests.next("a")
    try second.answer(2)
    try await requests.next("b").fail(WireError("Offline"))
    try await requests.next("c").fail(CancellationError())
    #expect(throws: HarnessFailure.self) { try second.answer(3) }
    for task in tasks { _ = try? await task.value }
    #expect(
      "\(timeline)" == """
          1  app     asks for a
          2  app     asks for a (no. 2)
          3  app     asks for b
          4  app     asks for c
          5  server  answers a with one row
          6  server  answers a (no. 2)
          7  server  fails b: Offline
          8  server  fails c: CancellationError()
        """)
  }
}
