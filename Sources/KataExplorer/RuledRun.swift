import KataHarness

/// Something that a person, the server or the clock can do.
public protocol ExplorerEvent: Hashable, Sendable, CustomStringConvertible {
  /// The line of a script for `kata play` that does the same, or nil where there is none.
  var script: String? { get }
}

/// One run of an app under the rules of its brief: a fresh app and a model of what it may show.
///
/// The model is fed by the same events as the app. It knows nothing of how the app is built.
@MainActor public protocol RuledRun: AnyObject {
  associatedtype Event: ExplorerEvent

  /// The events that the screen and the server allow now, always in the same order.
  var offered: [Event] { get }

  /// Lets `event`, which is among those offered, happen to the app and to the model.
  ///
  /// - Returns: The rules that are broken then, or were in a frame in between.
  func perform(_ event: Event) async -> [Complaint]

  /// Feeds what the run looks like: the screen, the model and the open requests. Runs that look alike
  /// go on alike.
  func look(into hasher: inout Hasher)

  /// Puts the app away.
  func end() async
}
