import KataCatalog
import KataRuns

/// What follows the tests of a kata when every finding is green: a short exploration, since there is
/// more that can go wrong than any suite asks for.
struct GreenCheck {
  /// What came of it; a failure is told, and says nothing of the tests.
  enum Answer {
    case explored(Exploration)
    case failed(Failure)

    var exitCode: Int32 {
      switch self {
      case .explored(let exploration): exploration.counterexamples.isEmpty ? 0 : ExitCode.red
      case .failed(let failure): failure.exitCode
      }
    }

    var json: JSON {
      switch self {
      case .explored(let exploration): exploration.json
      case .failed(let failure): .string(failure.message)
      }
    }

    func text(_ kata: Kata, _ style: TextStyle) -> String {
      switch self {
      case .explored(let exploration):
        exploration.brief(style, command: Invocation.name, kata: kata.name) + "\n"
      case .failed(let failure): "kata: \(failure.message)\n"
      }
    }
  }

  private let run: ExplorerRun

  init(checkout: Checkout, console: Console) {
    run = ExplorerRun(checkout: checkout, console: console, limits: .init(seconds: 5))
  }

  /// Explores a version whose tests have run.
  ///
  /// - Returns: What came of it; nil where a finding is red or open, and if `isOver` said so first.
  /// - Throws: `Failure.ended` when the user ends it.
  func answer(
    _ kata: Kata, _ outcome: RunOutcome, _ record: RunRecord, until isOver: () -> Bool = { false }
  ) throws(Failure) -> Answer? {
    guard outcome.exitCode == 0, Tally(of: kata, record.verdicts).isDone else { return nil }
    do throws(Failure) {
      return try run.explore("Broken\(kata.name)", of: kata.name, until: isOver)
        .map { .explored($0) }
    } catch {
      guard error != Failure.ended else { throw error }
      return .failed(error)
    }
  }
}
