import Foundation
import KataHarness
import KataKit
import KataTesting
import Testing

@Suite(.harness) struct WireTests {
  @Test func `the current wire is the one that was installed around the task`() async throws {
    let server = HeldWire()
    let task = Wire.$current.withValue(server.wire) {
      Task { try await Wire.current.openSession().data(for: "/a") }
    }
    try await server.next("/a").answer(json: "1")
    #expect(try await task.value == Data("1".utf8))
  }

  @Test func `a detached task does not see the installed wire`() async throws {
    let server = HeldWire()
    let task = Wire.$current.withValue(server.wire) {
      Task.detached { try await Wire.current.openSession().data(for: "/a") }
    }
    // Cancelled before it starts, so that the real clock of the live wire is not waited for.
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(server.sessionsOpened == 0)
  }

  @Test func `an error of the wire has its sentence for the user`() {
    let error: any Error = WireError("The server is busy.")
    #expect(error.localizedDescription == "The server is busy.")
  }

  @Test func `the live world has the current wire and the device's clock, locale and time zone`() {
    let server = HeldWire()
    let world = Wire.$current.withValue(server.wire) { World.live }
    _ = world.wire.openSession()
    #expect(server.sessionsOpened == 1)
    #expect(world.clock is ContinuousClock)
    #expect(world.locale == .autoupdatingCurrent)
    #expect(world.timeZone == .current)
  }

  @Test func `a world is made of the parts that it is given`() throws {
    let clock = ManualClock()
    let timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let world = World(
      wire: HeldWire().wire, clock: clock, locale: Locale(identifier: "de_DE"),
      timeZone: timeZone)
    #expect(world.clock as? ManualClock === clock)
    #expect(world.locale.identifier == "de_DE")
    #expect(world.timeZone == timeZone)
  }
}
