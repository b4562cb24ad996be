import Synchronization

/// Knows whether anything that a test started is still running.
///
/// Work that is started inside ``track(_:)`` holds a lease in a task-local value. `Task {}`, nested
/// tasks and group tasks copy task-local values, so the lease is released exactly when the last of
/// them has ended, after its last write. That decides "a request came, or none can come any more"
/// by whichever happens first, without a guess at how long to wait.
///
/// Two kinds of work are not seen: `Task.detached` and blocks on a dispatch queue, which do not copy
/// task-local values. A loop that never ends is never idle. Safe to use from any thread.
public final class Activity: Sendable {
  /// Held by everything that one tracked call started.
  public final class Lease: Sendable {
    private let activity: Activity
    /// The lease of a call around this one, which is not over before this one is.
    private let outer: Lease?

    fileprivate init(_ activity: Activity, inside outer: Lease?) {
      self.activity = activity
      self.outer = outer
      activity.leases.wrappingAdd(1, ordering: .sequentiallyConsistent)
    }

    deinit { activity.leases.wrappingSubtract(1, ordering: .sequentiallyConsistent) }
  }

  /// The lease that the current task was started under, or nil if nobody tracks it.
  @TaskLocal public static var lease: Lease?

  private let leases = Atomic(0)

  /// Makes an activity under which nothing runs.
  public init() {}

  /// True when everything that was started under this activity has ended.
  public var isIdle: Bool { leases.load(ordering: .sequentiallyConsistent) == 0 }

  /// Calls `body` so that every task it starts counts as running until it ends.
  ///
  /// Inside the call of another activity, the work counts for both.
  ///
  /// - Throws: What `body` throws.
  public func track<Result>(_ body: () throws -> Result) rethrows -> Result {
    Lookout.workMayBegin()
    return try Activity.$lease.withValue(Lease(self, inside: Activity.lease), operation: body)
  }
}
