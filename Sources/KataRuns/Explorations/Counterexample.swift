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

  /// Makes a counterexample; a sequence that ended the process has neither script nor timeline.
  public init(complaint: Complaint, events: [String], script: [String], timeline: String) {
    self.complaint = complaint
    self.events = events
    self.script = script
    self.timeline = timeline
  }
}
