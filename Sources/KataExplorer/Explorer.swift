import KataHarness

/// Looks for the shortest sequence of events that breaks a rule.
///
/// All sequences are tried breadth first, each on a fresh app; states that look alike are gone on from
/// once. Seeded walks follow, and what breaks a rule in one is shortened. `SerialExecution` must be
/// installed: it makes a run the same every time.
@MainActor public final class Explorer<Run: RuledRun> {
  let make: @MainActor () -> Run
  let limits: Limits
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var found: [Complaint.Rule: (complaint: Complaint, events: [Run.Event])] = [:]
  private var order: [Complaint.Rule] = []
  private var visited: Set<Int> = []
  private var result = Exploration()

  /// Makes an explorer.
  ///
  /// - Parameters:
  ///   - limits: How far to go.
  ///   - make: Makes a run to which nothing has happened yet.
  public init(limits: Limits, make: @escaping @MainActor () -> Run) {
    self.limits = limits
    self.make = make
    start = clock.now
  }

  /// Explores, and returns what was found.
  public func explore() async -> Exploration {
    await Timeline.$current.withValue(nil) {
      await exploreBreadthFirst()
      await walk()
    }
    result.states = visited.count
    result.seed = limits.seed
    result.walkLength = limits.walkLength
    for rule in order {
      guard let (complaint, events) = found[rule] else { continue }
      result.counterexamples.append(await counterexample(complaint, events))
    }
    return result
  }

  /// True when the time is up or enough is broken; the walks, which come last, have a share of it.
  private func isOver(_ share: Double) -> Bool {
    if let broken = limits.broken, order.count >= broken { return true }
    return limits.time.map { clock.now - start > $0 * share } ?? false
  }

  private func note(_ complaints: [Complaint], after events: [Run.Event]) -> [Complaint] {
    let new = complaints.filter { found[$0.id] == nil }
    for complaint in new where found[complaint.id] == nil {
      found[complaint.id] = (complaint, events)
      order.append(complaint.id)
    }
    return new
  }

  // MARK: Breadth first

  private typealias Place = (events: [Run.Event], offered: [Run.Event])

  private func exploreBreadthFirst() async {
    let start = make()
    var level: [Place] = [([], start.offered)]
    await start.end()
    for depth in 0..<limits.depth where !level.isEmpty {
      var next: [Place] = []
      for place in level {
        next += await extend(place)
        guard !isOver(0.7) else { return }
      }
      level = next
      result.depth = depth + 1
    }
  }

  /// Tries each event that is offered at a place; returns the places to go on from.
  private func extend(_ place: Place) async -> [Place] {
    var goOn: [Place] = []
    for event in place.offered where !limits.without.contains(event.description) {
      if isOver(0.7) { break }
      let sequence = place.events + [event]
      guard let outcome = await replay(sequence) else { continue }
      result.sequences += 1
      _ = note(outcome.complaints, after: sequence)
      if visited.insert(outcome.look).inserted { goOn.append((sequence, outcome.offered)) }
    }
    return goOn
  }

  // MARK: Walks

  private func walk() async {
    var numbers = SeededNumbers(seed: limits.seed)
    while result.walks < limits.walks, !isOver(1) {
      let (events, complaints) = await walk(&numbers)
      result.walks += 1
      for complaint in note(complaints, after: events) {
        found[complaint.id] = await shortened(complaint, events)
      }
    }
  }

  /// Chooses what is done first, and then to what: there are more answers than anything else.
  private func choose(_ offered: [Run.Event], _ numbers: inout SeededNumbers) -> Run.Event {
    var verbs: [Substring] = []
    let words = offered.map { $0.description.prefix { $0 != " " } }
    for word in words where !verbs.contains(word) { verbs.append(word) }
    let verb = verbs[numbers.below(verbs.count)]
    let events = offered.indices.filter { words[$0] == verb }
    return offered[events[numbers.below(events.count)]]
  }

  /// Goes on until something new breaks or the walk is long enough.
  private func walk(
    _ numbers: inout SeededNumbers
  ) async -> (events: [Run.Event], complaints: [Complaint]) {
    let run = make()
    var events: [Run.Event] = []
    var complaints: [Complaint] = []
    while events.count < limits.walkLength, complaints.isEmpty {
      let offered = run.offered.filter { !limits.without.contains($0.description) }
      guard !offered.isEmpty else { break }
      events.append(choose(offered, &numbers))
      complaints = await running(events) { await run.perform(events[events.count - 1]) }
        .filter { found[$0.id] == nil }
    }
    await running(events) { await run.end() }
    return (events, complaints)
  }
}
