import Synchronization

/// The tests that are running now, for those who end the process to name.
public enum RunningTests {
  private struct State {
    var lastToken = 0
    var running: [(token: Int, name: String)] = []
  }

  /// Guards the tests that have begun and not ended, in the order in which they began.
  private static let state = Mutex(State())

  /// Says that a test has begun, and returns the token with which to say that it has ended.
  public static func begin(_ name: String) -> Int {
    state.withLock { state in
      state.lastToken += 1
      state.running.append((state.lastToken, name))
      CrashMessage.publish(names: state.running.map(\.name))
      return state.lastToken
    }
  }

  /// Says that the test with the given token has ended; once more, or another token, is ignored.
  public static func end(_ token: Int) {
    state.withLock { state in
      state.running.removeAll { $0.token == token }
      CrashMessage.publish(names: state.running.map(\.name))
    }
  }

  /// The names of the running tests, in the order in which they began.
  public static var names: [String] { state.withLock { $0.running.map(\.name) } }

  /// "`T8 …` was running", or "these were running: `T8 …`, `T3 …`"; only the latest six are named.
  static func sentence(_ names: [String]) -> String {
    guard names.count != 1 else { return "`\(names[0])` was running" }
    let shown = names.suffix(6).map { "`\($0)`" }.joined(separator: ", ")
    let rest = names.count > 6 ? " and \(names.count - 6) more" : ""
    return names.isEmpty ? "no test was running" : "these were running: \(shown)\(rest)"
  }
}
