import Foundation
import KataHarness

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

  /// The folder that `KATA_REPORT_DIR` names, or nil where no reports are wanted.
  private static let folder: URL? = {
    let path = ProcessInfo.processInfo.environment["KATA_REPORT_DIR"] ?? ""
    return path.isEmpty ? nil : URL(filePath: path)
  }()

  /// Writes a report of the test, if one is wanted; a folder that cannot be written is none.
  static func writeIfWanted(
    test: String, module: String, finding: String?, messages: [String], timeline: Timeline
  ) {
    guard let folder else { return }
    let report = TestReport(
      test: test, module: module, finding: finding, messages: messages,
      events: timeline.events.map { Event(actor: $0.actor.rawValue, text: $0.text) },
      screen: timeline.picture)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = "\(module) \(test)".map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try? encoder.encode(report).write(
      to: folder.appending(path: "\(name.prefix(180)).json"), options: .atomic)
  }
}
