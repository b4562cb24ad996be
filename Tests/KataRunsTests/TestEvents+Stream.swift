import KataRuns
import kata

extension TestEvents {
  /// A test: its name, its failures, and whether it has ended.
  typealias Entry = (name: String, issues: [String], hasEnded: Bool)

  init(stream entries: [Entry]) {
    self.init(Array(Self.lines(entries).utf8), root: "/k")
  }

  /// A stream as Swift Testing writes it.
  static func lines(_ entries: [Entry]) -> String {
    let place = JSON.of(("filePath", .string("/k/Tests/A.swift")), ("line", .int(7)))
    var lines: [JSON] = entries.map { entry in
      line(
        "test", ("kind", .string("function")), ("id", .string(entry.name)),
        ("displayName", .string(entry.name)), ("sourceLocation", place))
    }
    lines += entries.map { line("event", ("kind", .string("testStarted")), test($0)) }
    for entry in entries {
      for issue in entry.issues {
        lines.append(
          line(
            "event", ("kind", .string("issueRecorded")), test(entry),
            ("issue", .of(("isFailure", .bool(true)), ("sourceLocation", place))),
            ("messages", .array(messages(issue)))))
      }
      if entry.hasEnded { lines.append(line("event", ("kind", .string("testEnded")), test(entry))) }
    }
    return lines.map { $0.document.filter { $0 != "\n" } + "\n" }.joined()
  }

  private static func test(_ entry: Entry) -> (String, JSON) { ("testID", .string(entry.name)) }

  private static func line(_ kind: String, _ members: (String, JSON)...) -> JSON {
    .of(
      ("kind", .string(kind)),
      ("payload", .object(members.map { JSON.Member($0.0, $0.1) })))
  }

  private static func messages(_ issue: String) -> [JSON] {
    let details = [
      issue, "T4: A title\nFor a hint: swift run kata hint T4",
      "What happened:\n  1  you  open the app",
    ]
    return [.of(("symbol", .string("fail")), ("text", .string("Issue recorded")))]
      + details.map { .of(("symbol", .string("details")), ("text", .string($0))) }
  }
}
