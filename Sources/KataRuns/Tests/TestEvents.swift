import KataCatalog

/// What a run of tests has written of itself: JSON lines, complete up to a crash.
package struct TestEvents: Equatable, Sendable {
  /// The tests that have started, in the order in which the harness lets them run: as the catalogue
  /// lists their findings, and then as they stand in their file.
  package private(set) var results: [TestResult] = []

  /// - Parameters:
  ///   - bytes: What was written; a last line that is cut short is left out.
  ///   - root: The folder from which places are named.
  package init(_ bytes: [UInt8] = [], root: String = "/") {
    var reader = Reader(folder: root.hasSuffix("/") ? root : root + "/")
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if let json = JSON(parsing: line) { reader.read(json) }
    }
    let order = Dictionary(
      zip(Catalogue.findings.map(\.id), 0...), uniquingKeysWith: { first, _ in first })
    results = reader.results.sorted {
      let places = ($0.finding.flatMap { order[$0] }, $1.finding.flatMap { order[$0] })
      return (places.0 ?? .max, $0.line) < (places.1 ?? .max, $1.line)
    }
  }

  /// The test that the process was in when it ended, or nil after a complete run.
  ///
  /// All tests start at once and then take turns, so it is the first that has not ended.
  package var unfinished: TestResult? { results.first { !$0.hasEnded } }

  /// The first failure of a finding, or of any test.
  package func firstFailure(of finding: String? = nil) -> TestResult? {
    results.first { $0.verdict == .red && (finding == nil || $0.finding == finding) }
  }

  /// A finding is red if one of its tests is, and green if all of them have ended well.
  package var verdicts: [String: Verdict] {
    var verdicts: [String: Verdict] = [:]
    for (finding, results) in Dictionary(grouping: results, by: \.finding) {
      guard let finding else { continue }
      if results.contains(where: { $0.verdict == .red }) {
        verdicts[finding] = .red
      } else if results.allSatisfy({ $0.verdict == .green }) {
        verdicts[finding] = .green
      }
    }
    return verdicts
  }

  /// The names of red tests that belong to no finding.
  package var redWithoutFinding: [String] {
    results.filter { $0.verdict == .red && $0.finding == nil }.map(\.name)
  }
}

/// Puts the lines together, test by test.
private struct Reader {
  let folder: String

  private var names: [String: String] = [:]
  private var lines: [String: Int] = [:]
  private var order: [String] = []
  private var issues: [String: [TestResult.Issue]] = [:]
  private var ended: Set<String> = []

  init(folder: String) {
    self.folder = folder
  }

  var results: [TestResult] {
    order.map { id in
      TestResult(
        name: names[id] ?? id, line: lines[id] ?? 0, issues: issues[id] ?? [],
        hasEnded: ended.contains(id))
    }
  }

  mutating func read(_ line: JSON) {
    guard let payload = line["payload"], let kind = payload["kind"]?.text else { return }
    if line["kind"]?.text == "test" {
      readTest(payload, kind)
    } else if let id = payload["testID"]?.text, names[id] != nil {
      switch kind {
      case "testStarted": order.append(id)
      case "testEnded": ended.insert(id)
      case "issueRecorded" where payload["issue"]?["isFailure"]?.bool != false:
        issues[id, default: []].append(issue(payload))
      default: break
      }
    }
  }

  private mutating func readTest(_ payload: JSON, _ kind: String) {
    guard kind == "function", let id = payload["id"]?.text else { return }
    let name = payload["displayName"]?.text ?? payload["name"]?.text?.filter { $0 != "`" }
    names[id] = name ?? id
    lines[id] = payload["sourceLocation"]?["line"]?.int ?? 0
  }

  private func issue(_ payload: JSON) -> TestResult.Issue {
    let messages = payload["messages"]?.elements ?? []
    var details = messages.filter { $0["symbol"]?.text == "details" }.compactMap {
      $0["text"]?.text
    }
    let headline = messages.first?["text"]?.text ?? ""
    // The tool names the finding and its hint itself.
    details.removeAll { $0.contains("\nFor a hint: ") }
    let notes = details.filter { $0.hasPrefix("What happened:") }
    details.removeAll { $0.hasPrefix("What happened:") }
    if headline != "Issue recorded" || details.isEmpty { details.insert(headline, at: 0) }
    return TestResult.Issue(
      message: details.joined(separator: "\n"), place: place(payload["issue"]?["sourceLocation"]),
      notes: notes)
  }

  private func place(_ location: JSON?) -> String? {
    guard let file = location?["filePath"]?.text ?? location?["_filePath"]?.text,
      let line = location?["line"]?.int
    else { return nil }
    let path = file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
    return "\(path):\(line)"
  }
}
