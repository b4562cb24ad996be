import KataCatalog

extension Exploration {
  /// The exploration for people: a block for each broken rule, and how far it went.
  ///
  /// - Parameters:
  ///   - style: How text is set apart.
  ///   - command: How `kata` is called, such as `scripts/kata`.
  /// - Returns: The text, without a newline at the end.
  package func text(_ style: TextStyle, command: String) -> String {
    (counterexamples.map { $0.text(style, command: command) } + [sentence])
      .joined(separator: "\n\n")
  }

  /// The same with one block only, that of the shortest sequence.
  package func brief(_ style: TextStyle, command: String, kata: String) -> String {
    guard let shortest = counterexamples.min(by: { $0.events.count < $1.events.count }) else {
      return sentence
    }
    let others = counterexamples.count - 1
    let rules = others == 1 ? "1 more rule" : "\(others) more rules"
    return "\(shortest.text(style, command: command))\n\n\(sentence)"
      + (others == 0 ? "" : "\n\(rules): \(command) explore \(kata) shows all of them")
  }

  /// How far the exploration went, and whether something broke.
  public var sentence: String {
    let walks = walks == 0 ? "" : " and \(grouped(self.walks)) walks (seed \(seed))"
    let outcome = counterexamples.isEmpty ? "nothing broke" : "\(brokenRules) broke"
    return "explored \(grouped(sequences)) sequences of up to \(depth) events\(walks); \(outcome)"
  }

  /// "1 rule", "12 rules".
  private var brokenRules: String {
    counterexamples.count == 1 ? "1 rule" : "\(grouped(counterexamples.count)) rules"
  }

  /// The number with a comma between groups of three digits.
  private func grouped(_ number: Int) -> String {
    var digits = ""
    for (index, digit) in "\(number)".reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { digits.append(",") }
      digits.append(digit)
    }
    return String(digits.reversed())
  }
}

extension Counterexample {
  /// The block for people: the rule, what was seen, the finding, what happened, and a script.
  ///
  /// - Parameters:
  ///   - style: How text is set apart.
  ///   - command: How `kata` is called, such as `scripts/kata`.
  /// - Returns: The text, without a newline at the end.
  package func text(_ style: TextStyle, command: String) -> String {
    [
      "\(style.mark(.red)) \(style.bold(complaint.rule))\n\(complaint.seen.indented(by: 2))",
      about(command).indented(by: 2), done.indented(by: 2),
      happened.indented(by: 2), paste.indented(by: 2),
    ]
    .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func about(_ command: String) -> String {
    guard let id = complaint.finding else { return "A rule of the brief that no finding tells of." }
    let title = Catalogue.finding(id).map { ": \($0.title)" } ?? ""
    return "\(id)\(title)\nFor a hint: \(command) hint \(id)"
  }

  private var done: String {
    events.isEmpty ? "" : "What was done:\n  \(events.joined(separator: " → "))"
  }

  private var happened: String { timeline.isEmpty ? "" : "What happened:\n\(timeline)" }

  private var paste: String {
    guard !script.isEmpty else { return "" }
    let lines = script.joined(separator: "\n").indented(by: 2)
    return "As a script for 'kata play --script':\n\(lines)"
  }
}
