import KataCatalog
import KataKit
import Synchronization
import Testing

/// What is added to the first failure of a test: the finding, the command for a hint, the timeline.
final class FailureNotes: Sendable {
  private let finding: Finding?
  let timeline: Timeline
  private let isAdded = Atomic(false)
  private let collected = Mutex<[String]>([])

  init(finding: Finding?, timeline: Timeline) {
    self.finding = finding
    self.timeline = timeline
  }

  /// What the failures say, in order, without the notes.
  var messages: [String] { collected.withLock { $0 } }

  func added(to issue: Issue) -> Issue {
    let message = issue.comments.first?.rawValue ?? "\(issue)"
    collected.withLock { $0.append(message) }
    guard !isAdded.exchange(true, ordering: .relaxed) else { return issue }
    var issue = issue
    if let finding {
      issue.comments.append(
        """
        \(finding.id): \(finding.title)
        For a hint: swift run kata hint \(finding.id)
        """)
    }
    if !timeline.events.isEmpty {
      issue.comments.append("What happened:\n\(timeline)")
    }
    return issue
  }
}
