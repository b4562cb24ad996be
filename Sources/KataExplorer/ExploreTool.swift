import Foundation
import KataHarness
import KataRuns

/// What `kata-explore` does: explores one version and says which rules it breaks.
///
/// ```
/// kata-explore [--depth N] [--seconds S] [--seed N] [--walks N] [--first] [--json]
/// ```
///
/// Sequences of up to N events (6) are tried breadth first, then seeded walks (1,000 of 20 events), for
/// at most S seconds (10; 0 goes on to the end). `--first` ends at the first rule that breaks. The exit code is 0 when nothing broke, 1 when a rule
/// did, 64 for arguments that cannot be understood. With `--json`, standard output is one object with
/// `sequences`, `depth`, `states`, `walks`, `walkLength`, `seed` and `broken`: a list of `rule`,
/// `finding` (or null), `seen`, `events`, `script`, `timeline`.
///
/// The version runs in a child process, since it may crash or hang: the sequence that was running then
/// is reported like a broken rule, its last event is not tried again, and the exploration begins anew.
@MainActor public struct ExploreTool<Run: RuledRun> {
  private let make: @MainActor () -> Run

  /// Makes a tool for a version, of which `make` makes runs.
  public init(make: @escaping @MainActor () -> Run) {
    self.make = make
  }

  /// Explores, and ends the process.
  public func run(_ arguments: [String]) async -> Never {
    let options: ExploreOptions
    do throws(ExploreOptions.Problem) {
      options = try ExploreOptions(arguments)
    } catch {
      FileHandle.standardError.write(Data("kata: \(error.message)\n".utf8))
      exit(64)
    }
    if let answer = options.answer { await explore(options, answer) }
    let exploration = ExploringChild(arguments: arguments, time: options.limits.time)
      .explore()
    put(options.isJSON ? exploration.json.document : exploration.text + "\n")
    exit(exploration.counterexamples.isEmpty ? 0 : 1)
  }

  /// What the tool does as its own child.
  private func explore(_ options: ExploreOptions, _ answer: String) async -> Never {
    SerialExecution.install()
    ProcessGuards.install()
    if options.retells {
      await Retelling(events: options.events, answer: answer, make: make).run()
      exit(0)
    }
    let exploration = await Explorer(limits: options.limits, make: make).explore()
    try? Data(exploration.json.document.utf8).write(to: URL(fileURLWithPath: answer))
    exit(0)
  }

  private func put(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}
