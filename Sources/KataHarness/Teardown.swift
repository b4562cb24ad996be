import Synchronization

/// What has to be checked and put away when a test ends.
///
/// Fakes register themselves with the teardown that is current where they are made; the test's trait
/// runs it. Safe to use from any thread.
public final class Teardown: Sendable {
  /// The teardown of the running test, or nil where fakes are put away by hand.
  @TaskLocal public static var current: Teardown?

  private let steps = Mutex<[@MainActor @Sendable () -> HarnessFailure?]>([])

  /// Makes a teardown with nothing to do.
  public init() {}

  /// Adds a step that puts something away and says what was wrong with it, if anything.
  ///
  /// Steps run on the main actor and keep what they capture until then.
  public func add(_ step: @escaping @MainActor @Sendable () -> HarnessFailure?) {
    steps.withLock { $0.append(step) }
  }

  /// Runs all steps, the newest first, and returns what they found, the oldest first.
  ///
  /// Steps that a step adds run after the others. A step runs once: a second call finds nothing.
  @MainActor public func run() -> [HarnessFailure] {
    var found: [HarnessFailure] = []
    while true {
      let steps = steps.withLock { steps in
        defer { steps = [] }
        return steps
      }
      if steps.isEmpty { return found }
      found += steps.reversed().compactMap { $0() }.reversed()
    }
  }
}
