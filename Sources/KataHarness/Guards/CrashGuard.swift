import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Names the running test when the code under test crashes the process.
///
/// The handler of the fatal signals writes one line, puts back what was installed before it, and
/// lets the signal happen again: the exit status stays the signal's, and Swift's own backtrace, if
/// `SWIFT_BACKTRACE` enables it, follows. It runs on a stack of its own, so that endless recursion,
/// which has used up the thread's, is named as well; such a stack belongs to one thread.
///
/// In a child process that may end at any point, the end is with status 0 instead:
/// ``ProcessGuards/install(reportingTo:)``.
public enum CrashGuard {
  /// Installs the guard, once for the process.
  public static func install() {
    _ = installed
  }

  /// Gives the calling thread a stack on which the handler can run; again costs nothing.
  ///
  /// The main queue may be drained by one thread now and by another later. Call this at the start
  /// of each step of a test.
  public static func coverThisThread() {
    SignalStack.coverThisThread()
  }

  private static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]

  /// The address of the actions that were installed before, one for each number of a signal.
  private static let previous = Atomic<UInt>(0)

  private static let installed: Bool = {
    LastWords.prepare()
    CrashMessage.prepare()
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)
    actions.initialize(repeating: sigaction(), count: 32)
    previous.store(UInt(bitPattern: actions), ordering: .releasing)
    return signals.reduce(true) { isInstalled, signal in
      var action = sigaction.kata { number, info, _ in CrashGuard.handle(number, info) }
      return sigaction(signal, &action, actions + Int(signal)) == 0 && isInstalled
    }
  }()

  /// Runs inside the signal: nothing here may lock or allocate.
  private static func handle(_ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?) {
    CrashMessage.write()
    let reason = reason(signal)
    LastWords.write(reason.utf8Start, count: reason.utf8CodeUnitCount)
    if LastWords.isEndExpected { _exit(EXIT_SUCCESS) }
    let actions = UnsafeMutablePointer<sigaction>(
      bitPattern: previous.load(ordering: .acquiring))
    if let actions { _ = sigaction(signal, actions + Int(signal), nil) }
    // A faulting instruction faults again when this returns, and so gives the next handler the
    // place of the fault. Where the signal was sent, or the trap has been passed, it is sent again.
    let isFault = signal == SIGSEGV || signal == SIGBUS || signal == SIGILL || signal == SIGFPE
    if !isFault || (info?.pointee.si_code ?? 0) <= 0 { raise(signal) }
  }

  private static func reason(_ signal: Int32) -> StaticString {
    switch signal {
    case SIGSEGV: " (SIGSEGV, signal 11: often endless recursion).\n"
    case SIGBUS: " (SIGBUS: often endless recursion).\n"
    case SIGILL: " (SIGILL, signal 4: a trap, such as nil that was unwrapped or a bad index).\n"
    case SIGTRAP: " (SIGTRAP, signal 5: a trap, such as nil that was unwrapped or a bad index).\n"
    case SIGABRT: " (SIGABRT, signal 6: it was aborted).\n"
    case SIGFPE: " (SIGFPE, signal 8: bad arithmetic).\n"
    default: ".\n"
    }
  }
}

extension sigaction {
  /// An action that runs the handler on the thread's signal stack.
  fileprivate static func kata(
    _ handler:
      @convention(c) (
        Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
      ) -> Void
  ) -> sigaction {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_sigaction = handler
    #else
      action.__sigaction_handler.sa_sigaction = handler
    #endif
    action.sa_flags = Int32(SA_ONSTACK) | Int32(SA_SIGINFO)
    return action
  }
}
