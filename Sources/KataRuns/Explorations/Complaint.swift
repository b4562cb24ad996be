/// A rule that the screen has broken, and how.
public struct Complaint: Sendable, Hashable {
  /// What must hold, as a sentence; two complaints with one sentence are about one rule.
  public let rule: String
  /// The id of the finding that the rule belongs to, or nil for a rule of the brief that has none.
  public let finding: String?
  /// What was seen instead.
  public let seen: String

  /// Makes a complaint about `rule`.
  public init(_ rule: String, _ finding: String? = nil, seen: String) {
    self.rule = rule
    self.finding = finding
    self.seen = seen
  }
}
