import KataCatalog
import KataRuns

/// How many findings of a kata are green, red and still open.
package struct Tally: Equatable, Sendable {
  package private(set) var green = 0
  package private(set) var red = 0
  package private(set) var open = 0

  package init(of kata: Kata, _ verdicts: [String: Verdict]) {
    for finding in kata.findings {
      switch verdicts[finding.id] {
      case .green: green += 1
      case .red: red += 1
      case nil: open += 1
      }
    }
  }

  package var isDone: Bool { red == 0 && open == 0 }
}
