import Foundation

extension Exploration {
  /// The exploration as one JSON object.
  public var json: String {
    let broken = counterexamples.map { example in
      "{"
        + [
          "\"rule\": \(quoted(example.complaint.rule))",
          "\"finding\": \(example.complaint.finding.map(quoted) ?? "null")",
          "\"seen\": \(quoted(example.complaint.seen))",
          "\"events\": \(quoted(example.events))", "\"script\": \(quoted(example.script))",
          "\"timeline\": \(quoted(example.timeline))",
        ].joined(separator: ", ") + "}"
    }
    return """
      {"sequences": \(sequences), "depth": \(depth), "states": \(states), "walks": \(walks), \
      "walkLength": \(walkLength), "seed": \(seed), "broken": [\(broken.joined(separator: ", "))]}
      """
  }

  /// Reads what ``json`` has written; nil for anything else.
  init?(json: Data) {
    guard let object = try? JSONSerialization.jsonObject(with: json) as? [String: Any],
      let broken = object["broken"] as? [[String: Any]]
    else { return nil }
    let number = { (key: String) in (object[key] as? NSNumber)?.intValue ?? 0 }
    sequences = number("sequences")
    depth = number("depth")
    states = number("states")
    walks = number("walks")
    walkLength = number("walkLength")
    seed = (object["seed"] as? NSNumber)?.uint64Value ?? 0
    counterexamples = broken.map { example in
      let text = { (key: String) in example[key] as? String ?? "" }
      return Counterexample(
        complaint: Complaint(text("rule"), example["finding"] as? String, seen: text("seen")),
        events: example["events"] as? [String] ?? [], script: example["script"] as? [String] ?? [],
        timeline: text("timeline"))
    }
  }

  private func quoted(_ texts: [String]) -> String {
    "[" + texts.map(quoted).joined(separator: ", ") + "]"
  }

  private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
