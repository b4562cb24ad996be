import Foundation
import KataHarness
import KataKit
import KataTesting
import Testing

@Suite(.harness) struct HeldWireTests {
  private let server = HeldWire()

  @Test func `sessions are counted when they are opened`() {
    let wire = server.wire
    #expect(server.sessionsOpened == 0)
    _ = wire.openSession()
    _ = wire.openSession()
    _ = server.wire.openSession()
    #expect(server.sessionsOpened == 3)
    #expect(server.requests.count == 0)
  }

  @Test func `a path is held and answered with JSON`() async throws {
    let session = server.wire.openSession()
    let task = Task { try await session.data(for: "/transactions") }
    try await server.next("/transactions").answer(json: #"["é"]"#, summary: "one")
    #expect(try await task.value == Data(#"["é"]"#.utf8))
    #expect(Timeline.current?.events.last?.text == "answers /transactions with one")
  }

  @Test func `all sessions ask the same server`() async throws {
    let sessions = [server.wire.openSession(), server.wire.openSession()]
    let tasks = sessions.map { session in Task { try await session.data(for: "/rates/USD") } }
    let first = try await server.next("/rates/USD")
    let second = try await server.next("/rates/USD")
    #expect(second.name == "/rates/USD (no. 2)")
    try second.answer(json: "2")
    try first.answer(json: "1")
    #expect(try await tasks[0].value == Data("1".utf8))
    #expect(try await tasks[1].value == Data("2".utf8))
  }

  @Test func `a request that nobody answers is reported at the end`() async throws {
    let teardown = Teardown()
    let server = HeldWire(teardown: teardown)
    let session = server.wire.openSession()
    let task = Task { try await session.data(for: "/transactions") }
    await settle()
    let failures = await teardown.run()
    try #require(failures.map(\.description).joined().hasSuffix("never answered: /transactions."))
    _ = try? await task.value
  }

  @Test func `cancellation and activity are passed on to the requests`() async throws {
    let activity = Activity()
    let server = HeldWire(onCancel: .ends(with: WireError("Hung up")), activity: activity)
    let session = server.wire.openSession()
    let task = activity.track { Task { try await session.data(for: "/transactions") } }
    let held = try await server.next("/transactions")
    #expect(!activity.isIdle)
    task.cancel()
    try #require(!held.isOpen)
    await #expect(throws: WireError("Hung up")) { try await task.value }
  }
}
