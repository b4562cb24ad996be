import Foundation
import Synchronization

/// Ends a run in which the main actor makes no progress, and names the test.
///
/// An endless loop in the code under test takes the one executor of all tests with it: no time
/// limit of a test can end it, and `swift test` would wait for ever. A thread of its own posts a
/// heartbeat to the main queue, and when none was served for the limit, it ends the process with
/// ``ProcessGuards/exitStatus``. The limit is generous, 20 s, since a guard must never decide a
/// test; `KATA_HANG_SECONDS` changes it, and 0 turns the guard off. In a child process of a test it
/// is half as long, because the parent's main actor makes no progress while it waits for the child.
///
/// The time is counted in turns of the guard's thread and only while a test is running, so a
/// process that a debugger has stopped is not ended when it goes on. A loop that yields makes
/// progress, and is not noticed.
public enum HangGuard {
  /// Installs the guard, once for the process; the environment is read then.
  public static func install() {
    _ = installed
  }

  private static let served = Atomic<Int>(0)

  private static let installed: Bool = {
    let limit = limitFromEnvironment / (LastWords.isEndExpected ? 2 : 1)
    guard limit > 0 else { return false }
    Thread.detachNewThread { watch(limit: limit) }
    return true
  }()

  private static var limitFromEnvironment: Double {
    guard let text = ProcessInfo.processInfo.environment["KATA_HANG_SECONDS"],
      let seconds = Double(text), seconds >= 0, seconds.isFinite
    else { return 20 }
    return seconds
  }

  private static func watch(limit: Double) -> Never {
    let turn = min(1, limit / 10)
    var posted = 0
    var waited = 0.0
    while true {
      Thread.sleep(forTimeInterval: turn)
      let names = RunningTests.names
      let isServed = served.load(ordering: .acquiring) == posted
      waited = names.isEmpty || isServed ? 0 : waited + turn
      if isServed && !names.isEmpty {
        posted += 1
        DispatchQueue.main.async { served.add(1, ordering: .releasing) }
      }
      // Half a turn for what adding fractions loses.
      if waited + turn / 2 > limit { end(limit: limit, names: names) }
    }
  }

  private static func end(limit: Double, names: [String]) -> Never {
    let seconds = limit == limit.rounded() ? "\(Int(limit))" : "\(limit)"
    ProcessGuards.end(
      "the main actor made no progress for \(seconds) s while \(RunningTests.sentence(names)): "
        + "an endless loop? The run ends here.")
  }
}
