import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Looks out for work that yields do not reach, during one wait.
///
/// Right code may hand its work to a dispatch queue, a thread or a completion handler. Nothing of
/// that passes through the main executor until it comes back. The lookout asks the system whether
/// another thread runs: as long as one does, the wait is not over. A thread that rests brings
/// nothing, so a task that waits for ever for something else holds up nobody.
///
/// Timers are not seen: what begins by itself after a time begins after the wait.
package struct Lookout {
  /// How long to wait for a thread that does not come to rest. A guard against hangs only: with it,
  /// a loop that never ends costs this time once.
  package static let patience = Duration.seconds(10)

  /// True while code may have handed work over that nobody has looked out for.
  private static let mayHaveBegun = Atomic(false)
  /// True from the end of the patience until all threads were seen at rest.
  private static let patienceIsOut = Atomic(false)

  private var time = OtherThreads.ProcessorTime.now
  private var deadline: ContinuousClock.Instant?
  private let patience: Duration
  /// True once a thread still runs at the end of the patience.
  package private(set) var isOutOfPatience = false

  package init(patience: Duration = Lookout.patience) {
    self.patience = patience
  }

  /// Called where code under test begins or goes on: it may hand work over from now on.
  static func workMayBegin() { mayHaveBegun.store(true, ordering: .sequentiallyConsistent) }

  /// True once for everything that has begun since it was asked before.
  static func takeNews() -> Bool { mayHaveBegun.exchange(false, ordering: .sequentiallyConsistent) }

  /// True if another thread runs, or has run since the look before.
  ///
  /// Between two looks the caller lets everything run that can run. At a look that returns false,
  /// no thread has run since the one before, so nothing can have come to the main executor either.
  package mutating func seesWork() -> Bool {
    // In this order: a thread that rests now and ran before has used some time.
    let isRunning = OtherThreads.areRunning
    let timeNow = OtherThreads.ProcessorTime.now
    defer { time = isRunning ? .now : timeNow }
    guard isRunning || timeNow.isMore(than: time) else {
      Lookout.patienceIsOut.store(false, ordering: .relaxed)
      return false
    }
    let end = patienceEnds()
    isOutOfPatience = ContinuousClock.now >= end
    if isOutOfPatience { Lookout.patienceIsOut.store(true, ordering: .relaxed) }
    if isRunning && !isOutOfPatience { usleep(200) }
    return !isOutOfPatience
  }

  private mutating func patienceEnds() -> ContinuousClock.Instant {
    if let deadline { return deadline }
    let isOut = Lookout.patienceIsOut.load(ordering: .relaxed)
    let now = ContinuousClock.now
    let deadline = isOut ? now : now + patience
    self.deadline = deadline
    return deadline
  }
}
