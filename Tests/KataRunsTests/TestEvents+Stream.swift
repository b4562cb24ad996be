import FakeRuns
import KataRuns

extension TestEvents {
  /// A test: its name, what it fails with, and whether it has ended.
  typealias Entry = (name: String, issues: [String], hasEnded: Bool)

  init(stream entries: [Entry]) {
    self.init(Array(Self.lines(entries).utf8), root: "/k")
  }

  /// A stream as Swift Testing writes it.
  static func lines(_ entries: [Entry]) -> String {
    let tests = entries.map {
      FakeTest(name: $0.name, message: $0.issues.first, hasEnded: $0.hasEnded)
    }
    return FakeTest.stream(tests, root: "/k", file: "Tests/A.swift")
  }
}
