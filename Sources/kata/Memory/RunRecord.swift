import KataRuns

/// What is remembered of the last run of a kata, in `.build/kata/<Kata>.json`.
package struct RunRecord: Equatable, Sendable {
  package enum Outcome: String, Sendable {
    case complete
    case didNotCompile
    case crashed
    case hung
    /// The user or a save ended the tests before they were through.
    case stopped
  }

  /// How the last run ended.
  package var outcome: Outcome
  /// The place of the compiler's first error, or the test in which the run ended.
  package var note: String?
  /// The latest verdict of each finding; a run that was cut short leaves the others as they were.
  package var verdicts: [String: Verdict]
  /// The sources that the last build was given, whether or not they compiled.
  package var sources: [String: SourceState]
  /// The sources that the last build without an error was given, and what it left of them.
  package var built: [String: BuiltSource]

  package init(
    outcome: Outcome, note: String? = nil, verdicts: [String: Verdict] = [:],
    sources: [String: SourceState] = [:], built: [String: BuiltSource] = [:]
  ) {
    self.outcome = outcome
    self.note = note
    self.verdicts = verdicts
    self.sources = sources
    self.built = built
  }

  /// What is known once a build has gone well and before its tests have ended.
  package init(
    built: [String: BuiltSource], of sources: [String: SourceState], after last: RunRecord?
  ) {
    self.init(
      outcome: .stopped, verdicts: last?.verdicts ?? [:], sources: sources, built: built)
  }
}
