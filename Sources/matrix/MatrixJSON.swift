import Foundation
import KataReport

/// The matrices for other programs.
struct MatrixJSON {
  private let matrices: [Matrix]

  init(_ matrices: [Matrix]) {
    self.matrices = matrices
  }

  private struct Entry: Encodable {
    let kata: String
    let finding: String
    let title: String
    let versions: [Version]
    let variants: [String]
  }

  private struct Version: Encodable {
    let version: String
    let passing: [String]
    let failing: [Failing]
  }

  private struct Failing: Encodable {
    let test: String
    let messages: [String]
  }

  /// One array with an object for each finding.
  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(matrices.flatMap(entries)), as: UTF8.self)
    }
  }

  private func entries(of matrix: Matrix) -> [Entry] {
    matrix.kata.findings.map { finding in
      let versions = matrix.runs.map { run in
        let tests = run.tests.filter { $0.finding == finding.id }
        return Version(
          version: run.title, passing: tests.filter(\.passed).map(\.test),
          failing: tests.filter { !$0.passed }.map { Failing(test: $0.test, messages: $0.messages) }
        )
      }
      return Entry(
        kata: matrix.kata.name, finding: finding.id, title: finding.title, versions: versions,
        variants: matrix.variants[finding.id, default: []])
    }
  }
}
