/// What came of running the suite of a kata against one version.
public struct VersionRun: Sendable {
  /// How a run ended.
  public enum Status: Sendable, Equatable {
    case ran
    /// It was not built; the compiler's first error.
    case doesNotCompile(String)
    /// The process ended early; the line that says why.
    case ended(String)
  }

  /// The column's title: "Broken as shipped", "Broken here", "Fixed".
  public let title: String
  /// The title in one word.
  public let shortTitle: String
  public let status: Status
  /// The tests of findings, in the order of the catalogue.
  public let tests: [ReportedTest]

  /// Makes the column `title`.
  public init(title: String, shortTitle: String, status: Status, tests: [ReportedTest]) {
    self.title = title
    self.shortTitle = shortTitle
    self.status = status
    self.tests = tests
  }

  /// The tests of the finding with the id `finding`.
  public func tests(of finding: String) -> [ReportedTest] {
    tests.filter { $0.finding == finding }
  }
}
