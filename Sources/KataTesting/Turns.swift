import Foundation
import KataCatalog
import KataHarness
import Synchronization
import Testing

/// Lets one test run after the other, in the order of their keys.
///
/// Everything runs on the main executor anyway, so tests that take turns are no slower; but then one
/// test is running at a time, whoever ends the process can name it, and the output of a run has the
/// same order every time. Swift Testing starts all tests at once, in an order of its own, so the
/// first turn waits until all of them have asked.
///
/// `KATA_SHUFFLE=<number>` in the environment gives another order, the same for the same number: the
/// verdicts must not depend on it.
final class Turns: Sendable {
  static let shared = Turns()

  /// The place of a test in the order: by its version, by the first of its findings that the
  /// catalogue lists, then by file and line.
  struct Key: Comparable {
    let module: String
    let finding: Int
    let file: String
    let line: Int

    init(test: Test, findings: [Finding]) {
      let ids = Set(findings.map(\.id))
      let place = test.sourceLocation
      file = place.fileID
      line = place.line
      if let seed = Key.shuffleSeed {
        module = ""
        finding = Key.shuffled("\(seed) \(line) \(file)")
      } else {
        module = place.moduleName
        finding = Catalogue.findings.firstIndex { ids.contains($0.id) } ?? Int.max
      }
    }

    private static let shuffleSeed = ProcessInfo.processInfo.environment["KATA_SHUFFLE"]

    /// A number that depends on the text only, and not on the hash seed of the process.
    private static func shuffled(_ text: String) -> Int {
      text.utf8.reduce(5381) { ($0 &* 33 ^ Int($1)) & 0xffff_ffff }
    }

    static func < (lhs: Key, rhs: Key) -> Bool {
      (lhs.module, lhs.finding, lhs.file, lhs.line) < (rhs.module, rhs.finding, rhs.file, rhs.line)
    }
  }

  private struct Waiter {
    let key: Key
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var isTaken = false
    var waiting: [Waiter] = []
  }

  /// Guards who waits, in the order of asking, and whether anybody has the turn.
  private let state = Mutex(State())

  /// Waits for a turn; of those who wait, the one with the smallest key comes first, and of equal
  /// ones the first to ask.
  func take(key: Key) async {
    let isFirst = state.withLock { state in
      defer { state.isTaken = true }
      return !state.isTaken
    }
    if isFirst {
      // The dispenser has no turn of its own: it lets the others ask, and gives the first turn.
      Task {
        await settle()
        pass()
      }
    }
    await withCheckedContinuation { continuation in
      state.withLock { $0.waiting.append(Waiter(key: key, continuation: continuation)) }
    }
  }

  /// Gives the turn to the next one.
  func pass() {
    let next: Waiter? = state.withLock { state in
      let first = state.waiting.indices.min { state.waiting[$0].key < state.waiting[$1].key }
      if let first { return state.waiting.remove(at: first) }
      state.isTaken = false
      return nil
    }
    next?.continuation.resume()
  }
}
