import KataRuns

/// A test that never was, for an event stream as Swift Testing writes it.
package struct FakeTest {
  package let name: String
  /// What it fails with; nil for a test that does not.
  package let message: String?
  package let hasEnded: Bool

  package init(name: String, message: String? = nil, hasEnded: Bool = true) {
    self.name = name
    self.message = message
    self.hasEnded = hasEnded
  }

  /// The stream of some tests, whose failures are in line 7 of a file.
  package static func stream(
    _ tests: [FakeTest], root: String, file: String = "Tests/Suite/List.swift"
  ) -> String {
    var lines = tests.map { test in
      line(
        "test", ("kind", .string("function")), ("id", .string(test.name)),
        ("displayName", .string(test.name)))
    }
    lines += tests.map { line("event", ("kind", .string("testStarted")), $0.id) }
    for test in tests {
      if let message = test.message {
        lines.append(issue(of: test, message, in: "\(root)/\(file)"))
      }
      if test.hasEnded { lines.append(line("event", ("kind", .string("testEnded")), test.id)) }
    }
    return lines.map { $0.document.filter { $0 != "\n" } + "\n" }.joined()
  }

  private var id: (String, JSON) { ("testID", .string(name)) }

  private static func issue(of test: FakeTest, _ message: String, in file: String) -> JSON {
    let place = JSON.of(("filePath", .string(file)), ("line", .int(7)))
    let details = [
      message, "T8: A title\nFor a hint: swift run kata hint T8",
      "What happened:\n  1  you  open the app",
    ]
    let messages = details.map {
      JSON.of(("symbol", .string("details")), ("text", .string($0)))
    }
    return line(
      "event", ("kind", .string("issueRecorded")), test.id,
      ("issue", .of(("isFailure", .bool(true)), ("sourceLocation", place))),
      (
        "messages",
        .array([.of(("symbol", .string("fail")), ("text", .string("Issue recorded")))] + messages)
      ))
  }

  private static func line(_ kind: String, _ members: (String, JSON)...) -> JSON {
    .of(
      ("kind", .string(kind)), ("payload", .object(members.map { JSON.Member($0.0, $0.1) })))
  }
}
