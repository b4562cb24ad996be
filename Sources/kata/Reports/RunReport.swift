import KataCatalog
import KataRuns

/// What is said about one run of a kata.
struct RunReport {
  let kata: Kata
  let outcome: RunOutcome
  /// What was remembered before the run, and what is now.
  let last: RunRecord?
  let record: RunRecord
  /// Every finding on a line of its own, or their ids only.
  var isCompact = false
  /// What came of the exploration after the tests, if there was one.
  var check: GreenCheck.Answer?

  func text(_ style: TextStyle) -> String {
    let sections = [heading(style), saved, changes(style), findings(style)] + ending(style)
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// The exit code of the tool for it.
  var exitCode: Int32 { max(outcome.exitCode, check?.exitCode ?? 0) }

  var comparison: Comparison {
    Comparison(
      of: kata.findings.map(\.id), before: last?.verdicts ?? [:], now: record.verdicts)
  }

  /// The failure to look at: of what has just turned red, or else the first.
  var failure: TestResult? {
    comparison.newlyRed.lazy.compactMap { outcome.events.firstFailure(of: $0) }.first
      ?? outcome.events.firstFailure()
  }

  private var hasVerdicts: Bool {
    if case .didNotCompile = outcome.ending { false } else { true }
  }
}

// MARK: - Sections

extension RunReport {
  private func heading(_ style: TextStyle) -> String {
    guard hasVerdicts else {
      return style.bold("\(kata.name): ") + style.red("it does not compile")
    }
    let tally = Tally(of: kata, record.verdicts)
    let open = tally.open > 0 ? ", \(tally.open) open" : ""
    return style.bold("\(kata.name): ") + style.green("\(tally.green) green") + ", "
      + style.red("\(tally.red) red") + open
  }

  private var saved: String {
    let names = outcome.savedMeanwhile
    guard !names.isEmpty else { return "" }
    return "\(names.joined(separator: ", ")) changed while the tests ran: run them again."
  }

  private func changes(_ style: TextStyle) -> String {
    guard hasVerdicts, last?.verdicts.isEmpty == false else { return "" }
    let comparison = comparison
    guard !comparison.isEmpty else { return "Nothing has turned since the last run." }
    let lines =
      comparison.newlyGreen.map { line($0, .green, "newly green  ", style) }
      + comparison.newlyRed.map { line($0, .red, "newly red    ", style) }
    return lines.joined(separator: "\n")
  }

  private func findings(_ style: TextStyle) -> String {
    guard hasVerdicts else { return "" }
    if isCompact {
      let rows = [Verdict?.some(.green), .red, nil].compactMap { row($0, style) }
      return rows.joined(separator: "\n")
    }
    return kata.findings.map { line($0.id, record.verdicts[$0.id], "", style) }
      .joined(separator: "\n")
  }

  private func line(
    _ id: String, _ verdict: Verdict?, _ change: String, _ style: TextStyle
  ) -> String {
    let title = Catalogue.finding(id)?.title ?? ""
    return "  \(style.mark(verdict)) \(change)\(id.padded(to: 5)) \(title)"
  }

  private func row(_ verdict: Verdict?, _ style: TextStyle) -> String? {
    let ids = kata.findings.map(\.id).filter { record.verdicts[$0] == verdict }
    guard !ids.isEmpty else { return nil }
    let text = ids.joined(separator: " ").wrapped(indent: 4)
    return "  \(style.mark(verdict))" + text.dropFirst(3)
  }
}

// MARK: - How it ended, and what to look at

extension RunReport {
  private func ending(_ style: TextStyle) -> [String] {
    switch outcome.ending {
    case .didNotCompile(let report): return [compilerError(report, style)]
    case .crashed(let message), .hung(let message), .ranNothing(let message):
      let what = style.red(message.wrapped())
      return [what, "What it printed: \(KataRunner.testLog(of: kata.name))"]
    case .complete:
      guard let failure else { return [done] }
      return failureSections(failure, style)
    }
  }

  private func compilerError(_ report: CompilerReport, _ style: TextStyle) -> String {
    let place = report.place.map { "\($0): " } ?? ""
    let lines = [place + style.red("error: \(report.message)")] + report.excerpt
    return lines.joined(separator: "\n")
  }

  private func failureSections(_ failure: TestResult, _ style: TextStyle) -> [String] {
    guard let issue = failure.issues.first else { return [] }
    let more = failure.issues.count - 1
    let lines = [
      style.mark(.red) + " " + style.bold(failure.name),
      issue.place.map { "  " + style.dim($0) },
      issue.message.indented(by: 2),
      more > 0 ? "  (and \(more) more that this test says)" : nil,
    ]
    let notes = issue.notes.map { $0.indented(by: 2) }
    let hint = failure.finding.map { "For a hint: \(Invocation.name) hint \($0)" }
    return [lines.compactMap { $0 }.joined(separator: "\n")] + notes + [hint].compactMap { $0 }
  }

  private var done: String {
    "All of it is green. Compare with the solution: \(Invocation.name) diff \(kata.name)"
  }
}
