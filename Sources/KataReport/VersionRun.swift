import Foundation

/// What came of running the suite of a kata against one version.
public struct VersionRun: Sendable, Codable {
  /// How a run ended.
  public enum Status: Sendable, Codable, Equatable {
    case ran
    /// It was not built; the compiler's first error.
    case doesNotCompile(String)
    /// The process ended early; the line that says why.
    case ended(String)
  }

  /// The column's title: "Broken as shipped", "Broken here", "Fixed".
  public let title: String
  public let status: Status
  public let tests: [TestResult]

  /// Makes the column `title`.
  public init(title: String, status: Status, tests: [TestResult]) {
    self.title = title
    self.status = status
    self.tests = tests
  }

  func tests(of finding: String) -> [TestResult] { tests.filter { $0.finding == finding } }
}

/// One test of a run, as the harness reports it.
public struct TestResult: Sendable, Codable {
  public let test: String
  public let finding: String?
  /// What its failures say; empty if it passed.
  public let messages: [String]
  public let events: [Event]
  /// The screen at the end, drawn as text.
  public let screen: String?

  /// One thing that happened.
  public struct Event: Sendable, Codable {
    public let actor: String
    public let text: String
  }

  /// Makes the result of a test of which only the verdict is known.
  public init(test: String, messages: [String]) {
    self.test = test
    finding = test.split(separator: " ").first.map(String.init)
    self.messages = messages
    events = []
    screen = nil
  }

  public var passed: Bool { messages.isEmpty }

  /// The results that the harness has written into `folder`, in the order of their names.
  public static func all(in folder: URL) -> [TestResult] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: folder.appending(path: name)) else { return nil }
      return try? JSONDecoder().decode(TestResult.self, from: data)
    }
  }
}
