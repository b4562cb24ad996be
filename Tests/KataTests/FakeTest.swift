import KataRuns
import kata

/// A test that never was, for an event stream as Swift Testing writes it.
struct FakeTest {
  let name: String
  var message: String?
  var hasEnded = true

  static func stream(_ tests: [FakeTest], root: String) -> String {
    var lines = tests.map { test in
      line(
        "test", ("kind", .string("function")), ("id", .string(test.name)),
        ("displayName", .string(test.name)))
    }
    lines += tests.map { line("event", ("kind", .string("testStarted")), $0.id) }
    for test in tests {
      if let message = test.message { lines.append(issue(of: test, message, root: root)) }
      if test.hasEnded { lines.append(line("event", ("kind", .string("testEnded")), test.id)) }
    }
    return lines.map { $0.document.filter { $0 != "\n" } + "\n" }.joined()
  }

  private var id: (String, JSON) { ("testID", .string(name)) }

  private static func issue(of test: FakeTest, _ message: String, root: String) -> JSON {
    let place = JSON.of(
      ("filePath", .string("\(root)/Tests/Suite/List.swift")), ("line", .int(7)))
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
