import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs every Swift task of the process on the main executor.
///
/// On the cooperative pool a resumed continuation passes through another thread before it reaches
/// the main actor, so "after some yields" proves nothing. With everything on one queue, one yield
/// lets everything run that could run, and a wait that is bounded by a count of yields means
/// something.
///
/// This is the one place where the harness reaches into the runtime: it stores a function in
/// `swift_task_enqueueGlobal_hook`, which the concurrency library exports for that purpose. The hook
/// is one variable of the process, so it is set once, before the first test, and never cleared.
///
/// Its price: nothing runs off the main queue any more, so isolation checks at run time cannot fail
/// and the thread sanitizer has nothing to find. Test isolation with `CompilerProbe` instead.
public enum SerialExecution {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  private static let routed = Atomic(0)

  private static let installed: Bool = {
    guard let symbol = dlsym(processHandle, "swift_task_enqueueGlobal_hook") else { return false }
    symbol.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in
      SerialExecution.routed.wrappingAdd(1, ordering: .relaxed)
      MainActor.shared.enqueue(job)
    }
    return true
  }()

  private static var processHandle: UnsafeMutableRawPointer? {
    #if canImport(Darwin)
      UnsafeMutableRawPointer(bitPattern: -2)  // RTLD_DEFAULT
    #else
      nil  // RTLD_DEFAULT
    #endif
  }

  /// Routes all tasks of the process to the main executor, from now until it ends.
  ///
  /// Calling it again changes nothing. It ends the process if the runtime has no such hook, because
  /// every wait of the harness would then be a matter of luck.
  public static func install() {
    precondition(
      installed,
      "This Swift runtime exports no swift_task_enqueueGlobal_hook: the harness cannot order tasks."
    )
  }

  /// The number of jobs that went to the main executor instead of the cooperative pool so far.
  public static var routedJobs: Int { routed.load(ordering: .relaxed) }

  /// How many of the routed jobs are a yield's own, measured with Swift 6.3: one that comes back to
  /// the task, and the task itself.
  static let jobsOfAYield = 2
}
