import KataRuns

/// What is different from the last run: the ids that have turned, in the order of the catalogue.
package struct Comparison: Equatable, Sendable {
  package let newlyGreen: [String]
  package let newlyRed: [String]

  /// A finding that had no verdict before has not turned: there is nothing to compare it with.
  ///
  /// - Parameters:
  ///   - findings: The ids to compare, in their order.
  ///   - before: The verdicts of the last run.
  ///   - now: The verdicts of this one.
  package init(
    of findings: [String], before: [String: Verdict], now: [String: Verdict]
  ) {
    func turned(to verdict: Verdict) -> [String] {
      findings.filter { now[$0] == verdict && before[$0] != nil && before[$0] != verdict }
    }
    newlyGreen = turned(to: .green)
    newlyRed = turned(to: .red)
  }

  package var isEmpty: Bool { newlyGreen.isEmpty && newlyRed.isEmpty }
}
