import KataCatalog

/// Findings × versions of one kata.
public struct Matrix: Sendable {
  /// Fixed with one bug or one wrong fix, and what the suite said of it.
  public struct Variant: Sendable, Equatable {
    /// The name of its patch, such as `T8-dedupe`.
    public let name: String
    /// The verdict in words, such as "caught".
    public let verdict: String

    /// True if a test of its own finding failed.
    public let isCaught: Bool

    /// Makes a judged variant.
    public init(name: String, verdict: String, isCaught: Bool) {
      self.name = name
      self.verdict = verdict
      self.isCaught = isCaught
    }
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

  public let kata: Kata
  /// The columns.
  public let runs: [VersionRun]
  /// For the id of a finding, its variants; empty if none were judged in this checkout.
  public let variants: [String: [Variant]]

  /// Makes the matrix of `kata`.
  public init(kata: Kata, runs: [VersionRun], variants: [String: [Variant]] = [:]) {
    self.kata = kata
    self.runs = runs
    self.variants = variants
  }

  /// What the tests of `finding` say of a version.
  public func cell(_ finding: Finding, in run: VersionRun) -> Cell {
    let tests = run.tests(of: finding.id)
    guard !tests.isEmpty else { return .unknown }
    let failed = tests.count { !$0.passed }
    return failed == 0 ? .passes(tests.count) : .fails(failed, of: tests.count)
  }
}
