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

  /// Installs all guards in a child process whose parent expects that it may end at any point.
  ///
  /// A guard writes its line to `descriptor` instead of standard error and ends the process with
  /// status 0: that the line was written is the news.
  ///
  /// - Parameter descriptor: An open file, which the parent reads; it stays open.
  public static func install(reportingTo descriptor: Int32) {
    LastWords.go(to: descriptor)
    install()
  }

  /// Ends the process at once, without running exit handlers, with the message as its last words.
  static func end(_ message: String) -> Never {
    LastWords.write("kata: \(message)\n")
    _exit(LastWords.isEndExpected ? EXIT_SUCCESS : exitStatus)
  }
}
