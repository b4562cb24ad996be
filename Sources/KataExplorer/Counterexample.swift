/// The shortest sequence that was found to break a rule.
public struct Counterexample: Sendable, Equatable {
  /// The rule, and what was seen instead.
  public let complaint: Complaint
  /// What was done, in order.
  public let events: [String]
  /// The same as lines of a script; what has no word there is a comment.
  public let script: [String]
  /// What happened, as the suite prints it.
  public let timeline: String
}
