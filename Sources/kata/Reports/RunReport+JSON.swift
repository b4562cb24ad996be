import KataCatalog
import KataRuns

extension RunReport {
  var json: JSON {
    .of(
      ("kata", .string(kata.name)), ("outcome", .string(record.outcome.rawValue)),
      ("message", .optional(message)), ("findings", .array(kata.findings.map(json(of:)))),
      ("newlyGreen", .strings(comparison.newlyGreen)), ("newlyRed", .strings(comparison.newlyRed)),
      ("failure", failure.map(json(of:)) ?? .null),
      ("explored", check?.json ?? .null),
      ("savedMeanwhile", .strings(outcome.savedMeanwhile)))
  }

  private var message: String? {
    switch outcome.ending {
    case .complete: nil
    case .didNotCompile(let report):
      (report.place.map { "\($0): " } ?? "") + "error: \(report.message)"
    case .crashed(let message), .hung(let message), .ranNothing(let message): message
    }
  }

  private func json(of finding: Finding) -> JSON {
    .of(
      ("id", .string(finding.id)), ("title", .string(finding.title)),
      ("verdict", .string(record.verdicts[finding.id]?.rawValue ?? "open")))
  }

  private func json(of result: TestResult) -> JSON {
    .of(
      ("test", .string(result.name)), ("finding", .optional(result.finding)),
      (
        "issues",
        .array(
          result.issues.map { issue in
            .of(
              ("message", .string(issue.message)), ("place", .optional(issue.place)),
              ("notes", .strings(issue.notes)))
          })
      ))
  }
}
