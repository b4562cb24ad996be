import KataCatalog
import KataRuns

/// How far each kata is, as a table, and the next thing to do.
struct Overview {
  struct State {
    let kata: Kata
    /// What is remembered of the last run, or nil before the first.
    let record: RunRecord?
    /// Whether a source is not the one that was built last.
    let isEdited: Bool

    var tally: Tally { Tally(of: kata, record?.verdicts ?? [:]) }
  }

  let states: [State]

  func text(_ style: TextStyle, command: String) -> String {
    let rows = states.map { row($0, style) }.joined(separator: "\n")
    return """
      \(style.bold("kata            green   red  open"))
      \(rows)

      \(next(command))

      '\(command) help' shows all commands.

      """
  }

  private func row(_ state: State, _ style: TextStyle) -> String {
    let tally = state.tally
    let green = String(tally.green).padded(toTheLeft: 7)
    let red = String(tally.red).padded(toTheLeft: 6)
    let open = String(tally.open).padded(toTheLeft: 6)
    let note = note(state)
    return state.kata.name.padded(to: 14) + (tally.green > 0 ? style.green(green) : green)
      + (tally.red > 0 ? style.red(red) : red) + open + (note.isEmpty ? "" : "   \(note)")
  }

  private func note(_ state: State) -> String {
    guard let record = state.record else { return "no run yet" }
    let note = record.note.map { ": \($0)" } ?? ""
    if state.isEdited { return "edited since the last run" }
    switch record.outcome {
    case .complete: return ""
    case .didNotCompile: return "the last build failed\(note)"
    case .crashed: return "the last run crashed\(note)"
    case .hung: return "the last run hung\(note)"
    case .stopped: return "the last run was stopped"
    }
  }

  private func next(_ command: String) -> String {
    let begun = states.first { $0.record != nil && !$0.tally.isDone }
    if let state = begun ?? states.first(where: { $0.record == nil }) {
      let red = state.kata.findings.first { state.record?.verdicts[$0.id] == .red }
      let what =
        red.map { "\($0.id) is next: \($0.title)." }
        ?? "Start with \(state.kata.name), whose brief is Katas/\(state.kata.name)/README.md."
      return "\(what)\n\n  \(command) watch \(state.kata.name)"
    }
    let name = states.last?.kata.name ?? "Transactions"
    return "All of it is green. Compare with the solution:\n\n  \(command) diff \(name)"
  }
}

extension String {
  /// Adds spaces before the text up to a width.
  fileprivate func padded(toTheLeft width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
