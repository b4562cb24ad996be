import KataRuns

/// Tells a finished save from files that are still being written.
///
/// It compares times and sizes, as seen by looking again and again, which works on network disks
/// and in containers, where notifications do not. A change counts when two looks in a row agree:
/// some editors write a file in steps, or take it away for a moment.
package struct ChangeDetector: Sendable {
  private var known: [String: FileStamp]
  private var pending: [String: FileStamp]?

  package init(known: [String: FileStamp]) {
    self.known = known
  }

  /// Takes what is there now, and returns the files that have changed once that is settled.
  ///
  /// Changed are also files that have come or gone. The same change is returned once.
  package mutating func look(_ now: [String: FileStamp]) -> [String] {
    guard now != known else {
      pending = nil
      return []
    }
    guard now == pending else {
      pending = now
      return []
    }
    let before = known
    known = now
    pending = nil
    return Set(now.keys).union(before.keys).filter { now[$0] != before[$0] }.sorted()
  }

  /// Says which versions of some files are known, since a run has used them.
  package mutating func know(_ files: [String: FileStamp]) {
    known.merge(files) { _, new in new }
  }

  /// Whether a change was seen that is not settled yet.
  package var isUnsettled: Bool { pending != nil }
}
