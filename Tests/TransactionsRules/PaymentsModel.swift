/// What a person may see of the payments, as the brief says it.
///
/// Where the brief leaves it open what a version does (use the answer of a load that it has called
/// off, or drop it), several lists may stand there until the screen shows which it is.
struct PaymentsModel: Hashable {
  /// A list that may be shown: the answer to a request, or nothing before the first.
  struct Listed: Hashable {
    /// The number of the request, in the order in which they were made; 0 before the first answer.
    let number: Int
    let answer: Answer?
  }

  /// A request that waits for its answer.
  struct Load: Hashable {
    let number: Int
    var isCancelled: Bool
  }

  /// Whether the screen says that a load has failed.
  enum Failure: Hashable {
    case absent
    case possible
    /// One of these sentences; any words will do where there is none of them.
    case present([String])
  }

  var listed = [Listed(number: 0, answer: nil)]
  var failure = Failure.absent
  var open: [Load] = []
  /// The newest request that has failed.
  var lastFailed = 0

  /// The requests that somebody still waits for.
  var alive: [Load] { open.filter { !$0.isCancelled } }

  /// True while nothing has come yet, beyond doubt.
  var isBare: Bool { listed.allSatisfy { $0.answer == nil } }

  /// True if there is a list, beyond doubt.
  var hasList: Bool { listed.allSatisfy { $0.answer != nil } }

  // MARK: Events

  mutating func answered(_ load: Load, with answer: Answer) {
    guard answer != .malformed else { return failed(load, words: []) }
    // An older answer never replaces a newer one.
    guard listed.contains(where: { $0.number < load.number }) else { return }
    let new = Listed(number: load.number, answer: answer)
    let isSure =
      !load.isCancelled && !alive.contains { $0.number > load.number }
      && lastFailed < load.number
    if isSure {
      listed = listed.filter { $0.number > load.number } + [new]
      failure = .absent
    } else {
      listed.append(new)
      if failure != .absent { failure = .possible }
    }
  }

  mutating func failed(_ load: Load, words: [String]) {
    // Whoever has called a load off does not want to hear of it.
    guard !load.isCancelled, !listed.allSatisfy({ $0.number > load.number }) else { return }
    let isNewest = lastFailed < load.number
    lastFailed = max(lastFailed, load.number)
    let isOpen = !alive.isEmpty || listed.contains { $0.number > load.number }
    if case .present(let others) = failure, !isNewest {
      failure = .present(others.isEmpty || words.isEmpty ? [] : others + words)
    } else {
      failure = isOpen || !isNewest ? .possible : .present(words)
    }
  }

  /// Requests have come or were called off.
  mutating func requests(are open: [Load]) {
    let isNew = open.contains { load in !self.open.contains { $0.number == load.number } }
    self.open = open
    // A new attempt may take back what was said of the one before.
    if isNew, failure != .absent { failure = .possible }
  }

  /// The person has closed the alert that told of the failure.
  mutating func acknowledged() {
    if failure != .absent { failure = .possible }
  }

  /// What matters of the model for what can follow: numbers only by their order.
  func look(into hasher: inout Hasher) {
    let numbers = Set(open.map(\.number) + listed.map(\.number) + [lastFailed]).sorted()
    let rank = { (number: Int) in numbers.firstIndex(of: number) ?? -1 }
    for list in listed {
      hasher.combine(list.answer)
      hasher.combine(rank(list.number))
    }
    for load in open {
      hasher.combine(rank(load.number))
      hasher.combine(load.isCancelled)
    }
    hasher.combine(rank(lastFailed))
    hasher.combine(failure)
  }
}
