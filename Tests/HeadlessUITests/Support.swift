import Foundation
import HeadlessUI
import KataKit
import Observation

/// Notes what happened, in order.
@MainActor final class Notes {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// Returns what was noted so far and forgets it.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Shows how often it was tapped; its identifier is its name.
struct Counter: View {
  let name: String
  @State private var count: Int

  init(_ name: String, from start: Int = 0) {
    self.name = name
    _count = State(initialValue: start)
  }

  var body: some View {
    Button("\(name) \(count)") { count += 1 }.accessibilityIdentifier(name)
  }
}

/// What the views of these tests read; each property is observed for itself.
@MainActor @Observable final class Model {
  var flag = true
  var number = 0
  var other = 0
  var text = ""
  var note: String?
  var items = ["a", "b", "c"]
}

/// A model that may be written on any thread.
final class SharedModel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let stored = Locked(0)

  var number: Int {
    get {
      registrar.access(self, keyPath: \.number)
      return stored.value
    }
    set { registrar.withMutation(of: self, keyPath: \.number) { stored.value = newValue } }
  }
}

/// Opens a screen that the test's teardown closes.
@MainActor func opened(
  wire: Wire = .current, @ViewBuilder _ root: @escaping @MainActor () -> some View
) async throws -> Screen {
  let screen = Screen(wire: wire, root: root)
  try await screen.open()
  return screen
}

/// The sentence of the failure that `action` throws, or nil if it throws none.
@MainActor func failure(of action: () async throws -> Void) async -> String? {
  do {
    try await action()
    return nil
  } catch {
    return "\(error)"
  }
}

/// Runs `body` on a thread of its own and returns when it has ended; the main queue waits meanwhile.
func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body()
    isDone.signal()
  }
  isDone.wait()
}
