import Synchronization

/// A number that tasks add to.
final class Counter: Sendable {
  private let count = Atomic(0)

  var value: Int { count.load(ordering: .sequentiallyConsistent) }

  func add() {
    count.wrappingAdd(1, ordering: .sequentiallyConsistent)
  }
}
