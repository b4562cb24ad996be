extension Exploration {
  /// The exploration as a JSON object.
  package var json: JSON {
    .of(
      ("sequences", .int(sequences)), ("depth", .int(depth)), ("states", .int(states)),
      ("walks", .int(walks)), ("walkLength", .int(walkLength)), ("seed", .number("\(seed)")),
      ("broken", .array(counterexamples.map(\.json))))
  }

  /// Reads what ``json`` has written; nil for anything else.
  package init?(_ json: JSON) {
    guard let sequences = json["sequences"]?.int, let broken = json["broken"]?.elements else {
      return nil
    }
    self.init()
    self.sequences = sequences
    depth = json["depth"]?.int ?? 0
    states = json["states"]?.int ?? 0
    walks = json["walks"]?.int ?? 0
    walkLength = json["walkLength"]?.int ?? 0
    if case .number(let digits) = json["seed"] { seed = UInt64(digits) ?? 0 }
    counterexamples = broken.map(Counterexample.init)
  }
}

extension Counterexample {
  fileprivate var json: JSON {
    .of(
      ("rule", .string(complaint.rule)), ("finding", .optional(complaint.finding)),
      ("seen", .string(complaint.seen)), ("events", .strings(events)), ("script", .strings(script)),
      ("timeline", .string(timeline)))
  }

  fileprivate init(_ json: JSON) {
    self.init(
      complaint: Complaint(
        json["rule"]?.text ?? "", json["finding"]?.text, seen: json["seen"]?.text ?? ""),
      events: (json["events"]?.elements ?? []).compactMap(\.text),
      script: (json["script"]?.elements ?? []).compactMap(\.text),
      timeline: json["timeline"]?.text ?? "")
  }
}
