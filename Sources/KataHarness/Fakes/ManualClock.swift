import Synchronization

/// A clock that stands still until the test moves it.
///
/// ``advance(by:isolation:)`` stops at each deadline on its way, in order, and lets the woken task
/// run before it goes on, so that a task that sleeps again within the same step is woken as well.
/// Safe to use from any thread.
public final class ManualClock: Clock, Sendable {
  /// A time on this clock; times of different clocks have nothing to do with each other.
  public struct Instant: InstantProtocol, CustomStringConvertible {
    /// The time since the clock was made.
    public var offset: Duration

    /// The time that is `duration` later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// How much later `other` is; negative if it is earlier.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether `lhs` is earlier.
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }

    /// The time since the clock was made: "0.8 seconds".
    public var description: String { "\(offset)" }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var lastID = 0
    var sleepers: [Sleeper] = []
    /// Sleeps that were cancelled before they were parked.
    var cancelledEarly: Set<Int> = []
    /// Sleeps that were announced and are not parked yet.
    var arriving: Set<Int> = []
  }

  /// Guards the time and who sleeps. Sleepers are resumed after it is unlocked.
  private let state = Mutex(State())
  private let timeline: Timeline?

  /// Makes a clock that shows zero.
  ///
  /// - Parameters:
  ///   - timeline: Where to note its steps.
  ///   - teardown: Checks at the end of the test that nobody sleeps. It is not the current one by
  ///     itself, because a sleep that is left is no defect everywhere: a pause after the last
  ///     keystroke is right to be there when the test ends. Pass `.current` where whoever sleeps
  ///     should have been cancelled.
  public init(timeline: Timeline? = .current, teardown: Teardown? = nil) {
    self.timeline = timeline
    teardown?.add { [self] in
      do throws(HarnessFailure) { try finish() } catch { return error }
      return nil
    }
  }

  /// The time that the clock shows.
  public var now: Instant { state.withLock { $0.now } }

  /// Zero: the clock is exact.
  public var minimumResolution: Duration { .zero }

  /// How long the sleeping tasks have to go, shortest first; empty if nobody sleeps.
  public var pending: [Duration] {
    state.withLock { state in
      state.sleepers.map { state.now.duration(to: $0.deadline) }
    }.sorted()
  }

  /// Suspends until the clock shows `deadline`; `tolerance` is ignored.
  ///
  /// A deadline that is not in the future does not suspend. Of equal deadlines, the first to sleep
  /// wakes first.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled, also if it was before.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = state.withLock { state in
      state.lastID += 1
      state.arriving.insert(state.lastID)
      return state.lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { park(id, until: deadline, $0) }
    } onCancel: {
      cancel(id)
    }
  }

  /// Moves the clock forward, wakes what sleeps until then, and lets it run.
  ///
  /// What can run runs before the clock moves and after each deadline, which the clock shows
  /// meanwhile. Advancing by zero wakes nobody and only lets run what can run.
  ///
  /// - Parameters:
  ///   - duration: How far to move; negative values do not move the clock back.
  ///   - isolation: The actor of the caller, on which this runs.
  public func advance(
    by duration: Duration, isolation: isolated (any Actor)? = #isolation
  ) async {
    timeline?.record(.clock, "\(duration) pass")
    let target = now.advanced(by: duration)
    await settle()
    while let sleeper = wakeNext(upTo: target) {
      Lookout.workMayBegin()
      sleeper.resume()
      await settle()
    }
    state.withLock { $0.now = max($0.now, target) }
  }

  /// Ends all sleeps with a `CancellationError`, so that nobody waits for ever.
  ///
  /// - Throws: ``HarnessFailure`` that says how long the sleepers had to go, shortest first.
  public func finish() throws(HarnessFailure) {
    let left = pending
    let sleepers = state.withLock { state in
      defer { state.sleepers = [] }
      return state.sleepers
    }
    guard !sleepers.isEmpty else { return }
    for sleeper in sleepers { sleeper.continuation.resume(throwing: CancellationError()) }
    let times = left.map { "\($0)" }.joined(separator: ", ")
    throw HarnessFailure("Still asleep at the end of the test, with this to go: \(times).")
  }

  private func wakeNext(upTo target: Instant) -> CheckedContinuation<Void, any Error>? {
    state.withLock { state in
      let due = state.sleepers.filter { $0.deadline <= target }
      guard let first = due.min(by: { ($0.deadline, $0.id) < ($1.deadline, $1.id) }) else {
        return nil
      }
      state.now = max(state.now, first.deadline)
      state.sleepers.removeAll { $0.id == first.id }
      return first.continuation
    }
  }

  private func park(
    _ id: Int, until deadline: Instant, _ continuation: CheckedContinuation<Void, any Error>
  ) {
    let result: Result<Void, any Error>? = state.withLock { state in
      state.arriving.remove(id)
      if state.cancelledEarly.remove(id) != nil { return .failure(CancellationError()) }
      if deadline <= state.now { return .success(()) }
      state.sleepers.append(Sleeper(id: id, deadline: deadline, continuation: continuation))
      return nil
    }
    if let result { continuation.resume(with: result) }
  }

  /// Called by the cancellation handler, which may run before the sleep is parked or after it ended.
  private func cancel(_ id: Int) {
    let continuation: CheckedContinuation<Void, any Error>? = state.withLock { state in
      if state.arriving.contains(id) {
        state.cancelledEarly.insert(id)
        return nil
      }
      guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else { return nil }
      return state.sleepers.remove(at: index).continuation
    }
    continuation?.resume(throwing: CancellationError())
  }
}
