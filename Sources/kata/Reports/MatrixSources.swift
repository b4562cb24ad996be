import KataCatalog
import KataJudge
import KataReport
import KataRuns

// How the columns of a matrix come from what runs have left.
extension ReportedTest {
  /// Reads the report that the harness wrote of a test; nil if it is none.
  package init?(_ json: JSON) {
    guard let name = json["test"]?.text else { return nil }
    self.init(
      name: name, messages: (json["messages"]?.elements ?? []).compactMap(\.text),
      events: (json["events"]?.elements ?? []).compactMap { event in
        guard let actor = event["actor"]?.text, let text = event["text"]?.text else { return nil }
        return Event(actor: actor, text: text)
      },
      screen: json["screen"]?.text)
  }
}

extension VersionRun {
  /// The column of a run of this checkout.
  ///
  /// - Parameters:
  ///   - title: The title of the column.
  ///   - shortTitle: The same in one word.
  ///   - outcome: How the run ended, with the verdicts of its tests.
  ///   - reports: What the harness wrote of the tests that came to their end.
  package init(
    title: String, shortTitle: String, outcome: RunOutcome, reports: [ReportedTest]
  ) {
    let known = Dictionary(reports.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let ended = outcome.events.results.filter { $0.finding != nil && $0.verdict != nil }
    self.init(
      title: title, shortTitle: shortTitle, status: Status(outcome.ending),
      tests: ended.map { result in
        ReportedTest(
          name: result.name, messages: result.issues.map(\.message),
          events: known[result.name]?.events ?? [], screen: known[result.name]?.screen)
      })
  }

  /// The column of Broken as it ships, which was recorded.
  ///
  /// - Parameters:
  ///   - shipped: The failing tests, with what they say.
  ///   - tests: The names of the suite's tests: those that are not recorded as failing pass.
  package init(shipped: [String: String], tests: [String]) {
    let missing = shipped.keys.filter { !tests.contains($0) }.sorted()
    self.init(
      title: "Broken as shipped", shortTitle: "shipped", status: .ran,
      tests: (tests + missing).map { name in
        ReportedTest(name: name, messages: shipped[name].map { [$0] } ?? [])
      })
  }
}

extension VersionRun.Status {
  fileprivate init(_ ending: RunOutcome.Ending) {
    switch ending {
    case .complete: self = .ran
    case .didNotCompile(let report):
      self = .doesNotCompile((report.place.map { "\($0): " } ?? "") + report.message)
    case .crashed(let message), .hung(let message), .ranNothing(let message): self = .ended(message)
    }
  }
}

extension Matrix.Variant {
  /// The bugs of a kata by finding, as `kata judge` has judged them.
  package static func judged(
    _ judged: [JudgedVariant], of kata: Kata
  ) -> [String: [Matrix.Variant]] {
    judged.reduce(into: [:]) { variants, variant in
      guard variant.kata == kata.name, variant.kind == .bug, let finding = variant.finding else {
        return
      }
      variants[finding, default: []].append(
        Matrix.Variant(
          name: variant.version, verdict: variant.verdict, isCaught: variant.isCaught))
    }
  }
}
