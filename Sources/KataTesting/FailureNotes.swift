import KataCatalog
import KataHarness
import Synchronization
import Testing

/// What is added to the first failure of a test: its findings, how to get a hint, the timeline.
final class FailureNotes: Sendable {
  private let findings: [Finding]
  private let timeline: Timeline
  private let isAdded = Atomic(false)
  private let collected = Mutex<[String]>([])

  init(findings: [Finding], timeline: Timeline) {
    self.findings = findings
    self.timeline = timeline
  }

  /// What the failures say, in order, without the notes.
  var messages: [String] { collected.withLock { $0 } }

  /// The issue with the notes; warnings and known issues are no failures and leave them to the next.
  func added(to issue: Issue) -> Issue {
    guard issue.isFailure else { return issue }
    let message = issue.comments.first?.rawValue ?? "\(issue)"
    collected.withLock { $0.append(message) }
    guard !isAdded.exchange(true, ordering: .relaxed) else { return issue }
    var issue = issue
    for finding in findings {
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
