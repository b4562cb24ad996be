/// What says whether a version is right.
package enum Oracle: Sendable, CaseIterable {
  /// The suite of a kata.
  case suite
  /// The explorer, with the rules of a kata.
  case explorer

  /// The kinds of variants that it judges. A fix takes one bug of many away, which says nothing of
  /// rules; a fault is one that no finding tells of, so no test has to.
  var kinds: [Variant.Kind] {
    switch self {
    case .suite: [.bug, .fix, .design, .whole]
    case .explorer: [.bug, .fault, .design, .whole]
    }
  }

  /// The name of what is kept of it: `recorded.txt` in the contract of a kata.
  var recordName: String { self == .suite ? "recorded" : "explored" }

  /// The name of what the latest session left: `matrix.json` in `.build/judge`.
  var reportName: String { self == .suite ? "matrix" : "explored" }

  var recordTitle: String {
    switch self {
    case .suite: "What the suite says of each version. Rewritten by 'kata judge --record'."
    case .explorer:
      "Which rules the explorer sees each version break, and how. "
        + "Rewritten by 'kata judge --explorer --record'."
    }
  }
}
