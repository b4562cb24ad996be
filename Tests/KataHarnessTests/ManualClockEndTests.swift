import KataHarness
import KataTesting
import Testing

/// Who sleeps when the test is over.
@Suite(.harness) @MainActor struct ManualClockEndTests {
  private let teardown = Teardown()

  @Test func `sleeps that are left are a failure that says how long they had to go`() async {
    let clock = ManualClock(teardown: teardown)
    let log = Log()
    for milliseconds in [500, 300] { sleep(milliseconds, on: clock, log) }
    await clock.advance(by: .milliseconds(100))
    #expect(
      teardown.run().map(\.description) == [
        "Still asleep at the end of the test, with this to go: 0.2 seconds, 0.4 seconds."
      ])
    await settle()
    #expect(log.entries.sorted() == ["300 is cancelled", "500 is cancelled"])
    #expect(clock.pending == [])
  }

  @Test func `sleeps that have ended, or were cancelled, are no news`() async {
    let clock = ManualClock(teardown: teardown)
    let log = Log()
    sleep(100, on: clock, log)
    let cancelled = sleep(200, on: clock, log)
    await clock.advance(by: .milliseconds(100))
    cancelled.cancel()
    await settle()
    #expect(teardown.run() == [])
    #expect(log.entries == ["100 ends", "200 is cancelled"])
  }

  @Test func `without a teardown a sleep may be left`() async throws {
    let clock = ManualClock()
    let log = Log()
    let task = sleep(100, on: clock, log)
    await settle()
    #expect(teardown.run() == [])
    #expect(clock.pending == [.milliseconds(100)])
    task.cancel()
    await settle()
  }

  @discardableResult private func sleep(
    _ milliseconds: Int, on clock: ManualClock, _ log: Log
  ) -> Task<Void, Never> {
    Task {
      do {
        try await clock.sleep(for: .milliseconds(milliseconds))
        log.add("\(milliseconds) ends")
      } catch {
        log.add("\(milliseconds) is cancelled")
      }
    }
  }
}
