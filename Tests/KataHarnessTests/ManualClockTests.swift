import KataHarness
import KataTesting
import Testing

@Suite(.harness) struct ManualClockTests {
  private let clock = ManualClock()
  private let log = Log()

  @Test func `the clock stands still until it is moved`() async {
    #expect(clock.now.offset == .zero)
    #expect(clock.minimumResolution == .zero)
    sleep(.seconds(1), "a")
    await settle()
    #expect(log.entries.isEmpty)
    await clock.advance(by: .milliseconds(999))
    #expect(log.entries.isEmpty)
    await clock.advance(by: .milliseconds(1))
    #expect(log.entries == ["a"])
    #expect(clock.now.offset == .seconds(1))
  }

  @Test func `sleepers wake in the order of their deadlines`() async {
    for seconds in [3, 1, 2] { sleep(.seconds(seconds), "\(seconds)") }
    await clock.advance(by: .seconds(5))
    #expect(log.entries == ["1", "2", "3"])
  }

  @Test func `of equal deadlines the first to sleep wakes first`() async {
    for name in ["a", "b", "c", "d"] { sleep(.seconds(1), name) }
    await clock.advance(by: .seconds(1))
    #expect(log.entries == ["a", "b", "c", "d"])
  }

  @Test func `while a sleeper runs, the clock shows its deadline`() async throws {
    let task = Task { [clock] in
      try await clock.sleep(for: .seconds(2))
      return clock.now.offset
    }
    await clock.advance(by: .seconds(5))
    #expect(try await task.value == .seconds(2))
    #expect(clock.now.offset == .seconds(5))
  }

  @Test func `a task that sleeps again within one step is woken again`() async {
    let clock = clock
    let log = log
    Task {
      for lap in 1...4 {
        try await clock.sleep(for: .seconds(1))
        log.add("\(lap) at \(clock.now)")
      }
    }
    await clock.advance(by: .seconds(3))
    #expect(log.entries == ["1 at 1.0 seconds", "2 at 2.0 seconds", "3 at 3.0 seconds"])
    #expect(clock.pending == [.seconds(1)])
    await clock.advance(by: .seconds(1))
    #expect(log.entries.count == 4)
  }

  @Test func `two tasks that sleep again and again wake in turn`() async {
    for (name, period) in [("a", 2), ("b", 3)] {
      let clock = clock
      let log = log
      Task {
        for _ in 1...3 {
          try await clock.sleep(for: .seconds(period))
          log.add("\(name)\(clock.now.offset.components.seconds)")
        }
      }
    }
    await clock.advance(by: .seconds(10))
    #expect(log.entries == ["a2", "b3", "a4", "b6", "a6", "b9"])
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `a deadline that is not in the future does not suspend`(_ duration: Duration) async throws {
    await clock.advance(by: .seconds(10))
    try await clock.sleep(until: clock.now.advanced(by: duration))
    #expect(clock.pending.isEmpty)
  }

  @Test func `advancing by nothing lets run what can run, and wakes nobody else`() async {
    sleep(.seconds(1), "a")
    sleep(.zero, "b")
    await clock.advance(by: .zero)
    #expect(log.entries == ["b"])
    #expect(clock.pending == [.seconds(1)])
    #expect(clock.now.offset == .zero)
    await clock.advance(by: .seconds(1))
  }

  @Test func `pending says how long the sleepers have to go, shortest first`() async {
    #expect(clock.pending.isEmpty)
    for seconds in [3, 1, 3] { sleep(.seconds(seconds), "\(seconds)") }
    await settle()
    #expect(clock.pending == [.seconds(1), .seconds(3), .seconds(3)])
    await clock.advance(by: .seconds(2))
    #expect(clock.pending == [.seconds(1), .seconds(1)])
    await clock.advance(by: .seconds(1))
    #expect(clock.pending.isEmpty)
  }

  @Test func `each step stands in the timeline`() async {
    let timeline = Timeline()
    let clock = ManualClock(timeline: timeline)
    await clock.advance(by: .milliseconds(800))
    #expect("\(timeline)" == "  1  clock   0.8 seconds pass")
  }

  private func sleep(_ duration: Duration, _ name: String) {
    let clock = clock
    let log = log
    Task {
      try await clock.sleep(for: duration)
      log.add(name)
    }
  }
}
