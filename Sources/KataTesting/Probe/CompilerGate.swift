import Foundation
import Synchronization

/// Lets no more compilers run at a time than there are processors, for the whole process.
///
/// Tests run in parallel, and each may hold several clients: without a gate, a suite would start
/// all its compilers at once.
final class CompilerGate: Sendable {
  static let shared = CompilerGate(width: ProcessInfo.processInfo.activeProcessorCount)

  private struct State {
    var free: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  /// Guards the number of free places and those who wait for one, first come first served.
  private let state: Mutex<State>

  init(width: Int) {
    state = Mutex(State(free: width))
  }

  /// Waits for a place, and holds it while the operation runs.
  func pass<Result: Sendable>(
    _ operation: @Sendable () async throws -> Result
  ) async throws -> Result {
    await enter()
    defer { leave() }
    return try await operation()
  }

  private func enter() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        if state.free > 0 {
          state.free -= 1
          return true
        }
        state.waiting.append(continuation)
        return false
      }
      if isFree { continuation.resume() }
    }
  }

  private func leave() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      if state.waiting.isEmpty {
        state.free += 1
        return nil
      }
      return state.waiting.removeFirst()
    }
    next?.resume()
  }
}
