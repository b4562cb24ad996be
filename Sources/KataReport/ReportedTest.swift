import KataCatalog

/// One test of a run: its verdict and, where the harness has reported them, the pictures of it.
public struct ReportedTest: Sendable, Equatable {
  /// One thing that happened.
  public struct Event: Sendable, Equatable {
    /// "you", "app", "server", "screen" or "clock".
    public let actor: String
    public let text: String

    /// Makes an event of the timeline.
    public init(actor: String, text: String) {
      self.actor = actor
      self.text = text
    }
  }

  /// The name, which starts with the id of the finding that the test is about.
  public let name: String
  /// What its failures say; empty if it passed.
  public let messages: [String]
  public let events: [Event]
  /// The screen at the end, drawn as text.
  public let screen: String?

  /// Makes the result of a test; without events and screen, only its verdict is known.
  public init(name: String, messages: [String], events: [Event] = [], screen: String? = nil) {
    self.name = name
    self.messages = messages
    self.events = events
    self.screen = screen
  }

  /// True if nothing failed.
  public var passed: Bool { messages.isEmpty }

  /// The id of the finding that the test is about, or nil.
  public var finding: String? { Catalogue.finding(ofTest: name)?.id }
}
