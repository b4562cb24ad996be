import Synchronization

/// A number that tasks and threads add to.
final class Counter: Sendable {
  private let count = Atomic(0)

  var value: Int { count.load(ordering: .sequentiallyConsistent) }

  func add(_ amount: Int = 1) {
    count.wrappingAdd(amount, ordering: .sequentiallyConsistent)
  }
}

/// What tasks and threads did, in order.
final class Log: Sendable {
  private let storage = Mutex<[String]>([])

  var entries: [String] { storage.withLock { $0 } }

  func add(_ entry: String) {
    storage.withLock { $0.append(entry) }
  }
}
