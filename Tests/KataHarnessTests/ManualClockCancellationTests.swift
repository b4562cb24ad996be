import KataHarness
import KataTesting
import Testing

@Suite(.harness) struct ManualClockCancellationTests {
  private let clock = ManualClock()

  @Test func `a sleep that is cancelled ends at once, and the others go on`() async throws {
    let clock = clock
    let tasks = (1...3).map { seconds in Task { try await clock.sleep(for: .seconds(seconds)) } }
    await settle()
    tasks[1].cancel()
    try #require(clock.pending == [.seconds(1), .seconds(3)])
    await #expect(throws: CancellationError.self) { try await tasks[1].value }
    await clock.advance(by: .seconds(3))
    try await tasks[0].value
    try await tasks[2].value
  }

  @Test func `a sleep in a task that was cancelled before never begins`() async throws {
    let clock = clock
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    task.cancel()
    await settle()
    try #require(clock.pending.isEmpty)
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a cancelled task cannot sleep until a deadline in the past either`() async {
    let clock = clock
    let task = Task { try await clock.sleep(for: .zero) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a cancellation after the deadline changes nothing`() async throws {
    let clock = clock
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.advance(by: .seconds(1))
    task.cancel()
    try await task.value
    await clock.advance(by: .seconds(1))
    #expect(clock.pending.isEmpty)
  }

  @Test func `a sleeper that another one cancels within the same step is not woken`() async {
    let clock = clock
    let second = Task { try await clock.sleep(for: .seconds(2)) }
    Task {
      try await clock.sleep(for: .seconds(1))
      second.cancel()
    }
    await clock.advance(by: .seconds(3))
    await #expect(throws: CancellationError.self) { try await second.value }
  }

  @Test func `nothing is left of a clock whose sleepers have ended`() async {
    weak var left: ManualClock?
    do {
      let clock = ManualClock()
      left = clock
      let tasks = (1...2).map { seconds in Task { try await clock.sleep(for: .seconds(seconds)) } }
      await clock.advance(by: .seconds(1))
      tasks[1].cancel()
      for task in tasks { _ = await task.result }
    }
    await settle()
    #expect(left == nil)
  }
}
