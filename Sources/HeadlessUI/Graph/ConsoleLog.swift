import Foundation
import KataHarness
import Synchronization

/// The messages that SwiftUI prints about the views of one screen, each once.
final class ConsoleLog: Sendable {
  private let lines = Mutex<[String]>([])
  private let timeline: Timeline?

  init(timeline: Timeline?) {
    self.timeline = timeline
  }

  var messages: [String] { lines.withLock { $0 } }

  func log(_ message: String) {
    let isNew = lines.withLock { lines in
      guard !lines.contains(message) else { return false }
      lines.append(message)
      return true
    }
    if isNew { timeline?.record(.screen, "console: \(ConsoleLog.opening(of: message))") }
  }

  /// The first sentence of a message: the rest is for the console.
  private static func opening(of message: String) -> String {
    guard let end = message.range(of: ". ") else { return message }
    return message[..<end.lowerBound] + ". …"
  }
}
