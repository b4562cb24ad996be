#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What keeps a run honest when the code under test ends, crashes or blocks the whole process.
///
/// The guards speak of the tests in ``RunningTests``. They neither pass nor fail a test: they name
/// the test that took the process with it.
public enum ProcessGuards {
  /// The exit status of a process that a guard has ended: `EX_SOFTWARE` of `sysexits.h`.
  public static let exitStatus: Int32 = 70

  /// Installs all guards, once for the process, and covers the calling thread.
  public static func install() {
    CrashGuard.install()
    ExitGuard.install()
    HangGuard.install()
    CrashGuard.coverThisThread()
  }

  /// Ends the process at once, without running exit handlers, with the message on standard error.
  static func end(_ message: String) -> Never {
    StandardError.write("kata: \(message)\n")
    _exit(exitStatus)
  }
}
