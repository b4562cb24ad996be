import Foundation

// The matrix for other programs: every version with its failing and passing tests.
extension Report {
  private struct Entry: Encodable {
    let kata: String
    let kind: String
    let version: String
    let finding: String?
    let verdict: String
    let note: String
    let failing: [Failing]
    let passing: [String]
  }

  private struct Failing: Encodable {
    let test: String
    let messages: [String]
  }

  /// Writes `matrix.json` and `matrix.txt` into `folder`.
  func write(to folder: URL) throws {
    let entries = variants.map { variant in
      let outcome = outcome(of: variant)
      return Entry(
        kata: variant.kata, kind: variant.kind.rawValue, version: variant.patchName,
        finding: variant.finding, verdict: outcome.verdict.rawValue, note: outcome.note,
        failing: outcome.failures.map { Failing(test: $0.test, messages: $0.messages) },
        passing: outcome.passed)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(entries).write(to: folder.appending(path: "matrix.json"))
    try (text + "\n").write(
      to: folder.appending(path: "matrix.txt"), atomically: true, encoding: .utf8)
  }
}
