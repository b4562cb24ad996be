#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A child that was started and not waited for yet.
package struct RunningProcess: Equatable, Sendable {
  package let id: Int32

  /// How it has ended, or nil while it runs; to be asked until it is not nil, and not again.
  package var ending: ChildProcess.Ending? {
    var status: Int32 = 0
    guard waitpid(id, &status, WNOHANG) == id else { return nil }
    // What it left behind goes with it.
    kill(-id, SIGKILL)
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }

  /// Ends it with all that it has started, and returns when it is gone.
  package func end(asksLastWords: Bool = false) {
    ProcessTree.end(self, lastWords: asksLastWords)
  }
}
