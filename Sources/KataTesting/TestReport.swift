import Foundation
import KataKit

/// What a test leaves for those who draw pictures of a run: verdict, messages, events, last screen.
///
/// Written only if `KATA_REPORT_DIR` names a folder, one JSON file a test.
struct TestReport: Encodable {
  let test: String
  let module: String
  let finding: String?
  let messages: [String]
  let events: [Event]
  /// The screen at the end, drawn as text; nil where the test opened none.
  let screen: String?

  struct Event: Encodable {
    let actor: String
    let text: String
  }

  /// Writes the report, if one is wanted; a folder that cannot be written is none.
  func writeIfWanted() {
    guard let path = ProcessInfo.processInfo.environment["KATA_REPORT_DIR"], !path.isEmpty else {
      return
    }
    let folder = URL(filePath: path)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = "\(module) \(test)".map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
    let file = folder.appending(path: "\(name.prefix(180)).json")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try? encoder.encode(self).write(to: file, options: .atomic)
  }
}

extension TestReport {
  init(
    test: String, module: String, finding: String?, messages: [String], timeline: Timeline
  ) {
    self.init(
      test: test, module: module, finding: finding, messages: messages,
      events: timeline.events.map { Event(actor: $0.actor.rawValue, text: $0.text) },
      screen: timeline.picture)
  }
}
