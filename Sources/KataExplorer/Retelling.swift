import Foundation
import KataHarness
import KataRuns

/// One sequence once more, of which everything up to an event is written down before it happens: it
/// may end the process.
@MainActor struct Retelling<Run: RuledRun> {
  let events: [String]
  let answer: String
  let make: @MainActor () -> Run

  func run() async {
    let timeline = Timeline()
    var script: [String] = []
    await Timeline.$current.withValue(timeline) {
      let run = make()
      for name in events {
        guard let event = run.offered.first(where: { $0.description == name }) else { return }
        script.append(event.scriptLine)
        write(script, "\(timeline)")
        _ = await run.perform(event)
      }
    }
  }

  private func write(_ script: [String], _ timeline: String) {
    let example = Counterexample(
      complaint: Complaint("", seen: ""), events: events, script: script, timeline: timeline)
    let document = Exploration(counterexamples: [example]).json.document
    try? Data(document.utf8).write(to: URL(fileURLWithPath: answer))
  }
}

extension ExplorerEvent {
  /// The line of a script, or a comment where a script has no word for it.
  var scriptLine: String { script ?? "# no word in a script: \(self)" }
}
