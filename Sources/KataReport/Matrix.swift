import KataCatalog

/// Findings × versions of one kata.
public struct Matrix: Sendable {
  public let kata: Kata
  public let runs: [VersionRun]
  /// For a finding, the variants that were judged, with their verdicts.
  public let variants: [String: [String]]

  /// Makes the matrix of `kata`.
  public init(kata: Kata, runs: [VersionRun], variants: [String: [String]] = [:]) {
    self.kata = kata
    self.runs = runs
    self.variants = variants
  }

  /// The state of one finding in one version.
  public enum Cell: Sendable, Equatable {
    case passes(Int)
    case fails(Int, of: Int)
    /// Its tests did not run.
    case unknown

    /// The cell in a few characters.
    public var text: String {
      switch self {
      case .passes(let count): "✔ \(count)"
      case .fails(let failed, let count): "✘ \(failed)/\(count)"
      case .unknown: "–"
      }
    }
  }

  public func cell(_ finding: Finding, in run: VersionRun) -> Cell {
    let tests = run.tests(of: finding.id)
    guard !tests.isEmpty else { return .unknown }
    let failed = tests.count { !$0.passed }
    return failed == 0 ? .passes(tests.count) : .fails(failed, of: tests.count)
  }

  /// The matrix as lines of text.
  public var text: String {
    let width = (kata.findings.map(\.title.count).max() ?? 0) + 8
    let header = pad(kata.name, width) + runs.map { pad($0.title, 20) }.joined() + "variants"
    let rows = kata.findings.map { finding in
      let cells = runs.map { pad(cell(finding, in: $0).text, 20) }.joined()
      let own = variants[finding.id, default: []].joined(separator: ", ")
      return pad("  \(pad(finding.id, 5))\(finding.title)", width) + cells + own
    }
    let notes = runs.compactMap { run -> String? in
      switch run.status {
      case .ran: nil
      case .doesNotCompile(let error): "  \(run.title) does not compile: \(error)"
      case .ended(let line): "  \(run.title) ended early: \(line)"
      }
    }
    return ([header] + rows + notes).joined(separator: "\n")
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
