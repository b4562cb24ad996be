#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Turns an `exit(0)` in the code under test into a failed run that names the test.
///
/// Without it, the process ends with status 0 before the remaining tests, and the run looks green.
/// A process that exits while no test is running is left alone. `_exit` cannot be noticed.
public enum ExitGuard {
  /// Installs the guard, once for the process.
  public static func install() {
    _ = installed
  }

  private static let installed: Bool = atexit { ExitGuard.processExits() } == 0

  private static func processExits() {
    let names = RunningTests.names
    guard !names.isEmpty else { return }
    ProcessGuards.end(
      "exit() was called while \(RunningTests.sentence(names)). Nothing after it ran.")
  }
}
