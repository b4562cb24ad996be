import KataHarness

extension Complaint {
  /// What makes two complaints one.
  struct Rule: Hashable {
    let sentence: String
    let finding: String?
  }

  var id: Rule { Rule(sentence: rule, finding: finding) }
}

extension Explorer {
  struct Outcome {
    let complaints: [Complaint]
    let offered: [Run.Event]
    let look: Int
  }

  /// Lets the events happen to a fresh app; nil where one of them is not offered then.
  ///
  /// The complaints are those after the last event.
  func replay(_ events: [Run.Event]) async -> Outcome? {
    let run = make()
    var complaints: [Complaint] = []
    for (index, event) in events.enumerated() {
      // What was offered once is offered again; only a shortened sequence may ask for more.
      guard run.offered.contains(event) else {
        await run.end()
        return nil
      }
      complaints = await running(Array(events[...index])) { await run.perform(event) }
    }
    var hasher = Hasher()
    run.look(into: &hasher)
    let outcome = Outcome(
      complaints: complaints, offered: run.offered, look: hasher.finalize())
    await running(events) { await run.end() }
    return outcome
  }

  /// Lets whoever ends the process name the sequence that was running.
  func running<Result>(_ events: [Run.Event], _ body: () async -> Result) async -> Result {
    let token = RunningTests.begin(events.map(\.description).joined(separator: " → "))
    defer { RunningTests.end(token) }
    return await body()
  }

  // MARK: Shortening

  /// Leaves out events as long as the same rule still breaks in the end.
  func shortened(
    _ complaint: Complaint, _ events: [Run.Event]
  ) async -> (complaint: Complaint, events: [Run.Event]) {
    var best = (complaint: complaint, events: events)
    var size = max(1, events.count / 2)
    while size > 0 {
      var start = 0
      var hasShrunk = false
      while start < best.events.count {
        var fewer = best.events
        fewer.removeSubrange(start..<min(start + size, fewer.count))
        if let same = await replay(fewer)?.complaints.first(where: { $0.id == complaint.id }) {
          best = (same, fewer)
          hasShrunk = true
        } else {
          start += size
        }
      }
      if size == 1 && hasShrunk { continue }
      size /= 2
    }
    return best
  }

  /// Runs the sequence once more with a timeline.
  func counterexample(_ complaint: Complaint, _ events: [Run.Event]) async -> Counterexample {
    let timeline = Timeline()
    await Timeline.$current.withValue(timeline) { _ = await replay(events) }
    let script = events.map(\.scriptLine)
    return Counterexample(
      complaint: complaint, events: events.map(\.description), script: script,
      timeline: timeline.description)
  }
}
