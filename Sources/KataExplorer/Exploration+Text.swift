extension Exploration {
  /// The exploration for people: a block for each broken rule, and how far it went.
  public var text: String {
    (counterexamples.map(\.text) + [sentence]).joined(separator: "\n\n")
  }

  /// How far the exploration went, and whether something broke.
  public var sentence: String {
    let walks = walks == 0 ? "" : " and \(grouped(self.walks)) walks (seed \(seed))"
    let outcome =
      switch counterexamples.count {
      case 0: "nothing broke"
      case 1: "1 rule broke"
      default: "\(counterexamples.count) rules broke"
      }
    return "explored \(grouped(sequences)) sequences of up to \(depth) events\(walks); \(outcome)"
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
  /// The block for people.
  var text: String {
    var lines = ["✘ \(complaint.rule)", "  \(indented(complaint.seen))"]
    if let finding = complaint.finding {
      lines.append("  \(finding) · a hint: swift run kata hint \(finding)")
    } else {
      lines.append("  A rule of the brief that no finding tells of.")
    }
    lines.append("  " + events.joined(separator: " → "))
    if !timeline.isEmpty { lines += ["", timeline] }
    if !script.isEmpty { lines += ["", "  As a script for kata play --script:"] }
    lines += script.map { "    " + indented($0, by: 4) }
    return lines.joined(separator: "\n")
  }

  private func indented(_ text: String, by columns: Int = 2) -> String {
    text.replacing("\n", with: "\n" + String(repeating: " ", count: columns))
  }
}
