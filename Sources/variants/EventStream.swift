import Foundation

/// What a run of tests has written of itself: JSON lines, complete up to a crash.
struct EventStream {
  private(set) var failures: [Outcome.Failure] = []
  private(set) var passed: [String] = []

  private struct Line: Decodable {
    let kind: String
    let payload: Payload
  }

  private struct Payload: Decodable {
    let kind: String?
    let id: String?
    let name: String?
    let displayName: String?
    let testID: String?
    let messages: [Message]?
    let issue: Issue?
  }

  private struct Message: Decodable {
    let symbol: String?
    let text: String
  }

  private struct Issue: Decodable {
    let isFailure: Bool?
  }

  init(contentsOf url: URL) {
    let data = (try? Data(contentsOf: url)) ?? Data()
    var names: [String: String] = [:]
    var order: [String] = []
    var messages: [String: [String]] = [:]
    let decoder = JSONDecoder()
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard EventStream.matters(line), let line = try? decoder.decode(Line.self, from: line) else {
        continue
      }
      let payload = line.payload
      if line.kind == "test", payload.kind == "function", let id = payload.id {
        names[id] = payload.displayName ?? payload.name?.filter { $0 != "`" }
      } else if payload.kind == "issueRecorded", payload.issue?.isFailure != false,
        let id = payload.testID
      {
        messages[id, default: []].append(EventStream.message(payload.messages ?? []))
      } else if payload.kind == "testEnded", let id = payload.testID, names[id] != nil {
        order.append(id)
      }
    }
    // A test that was cut short by a crash has issues and no end.
    for id in messages.keys.sorted() where !order.contains(id) { order.append(id) }
    for id in order {
      let name = names[id] ?? id
      if let messages = messages[id] {
        failures.append(Outcome.Failure(test: name, messages: messages))
      } else {
        passed.append(name)
      }
    }
  }

  /// False for most of the lines, which are about starts and suites: decoding them takes longer than
  /// the tests.
  private static func matters(_ line: Data) -> Bool {
    words.contains { line.range(of: $0) != nil }
  }

  private static let words = ["\"function\"", "\"issueRecorded\"", "\"testEnded\""].map {
    Data($0.utf8)
  }

  /// What an issue says, without the notes on its finding and the timeline.
  private static func message(_ messages: [Message]) -> String {
    let details = messages.filter { $0.symbol == "details" }.map(\.text)
    let own = details.prefix {
      !$0.contains("For a hint: swift run kata hint") && !$0.hasPrefix("What happened:")
    }
    if let first = own.first { return first }
    return messages.first?.text ?? ""
  }
}
