import Synchronization

/// What happened in a test, in order: what the person did, what the app asked, what the server
/// answered, what the screen showed.
///
/// The parts of the harness write to the timeline that is current where they are made; a failure
/// shows it. Safe to use from any thread.
public final class Timeline: Sendable {
  /// Who did something.
  public enum Actor: String, Sendable {
    /// The person who uses the app: the test.
    case you
    /// The code under test.
    case app
    /// The fake that answers, as the test told it.
    case server
    /// The clock that the test moves.
    case clock
    /// What is shown.
    case screen
  }

  /// One thing that happened.
  public struct Event: Sendable, Equatable {
    /// The place in the order, from 1.
    public let number: Int
    /// Who did it.
    public let actor: Actor
    /// What was done, without its actor: "asks for /transactions". It may have several lines.
    public let text: String
  }

  /// The timeline of the running test, or nil where nobody keeps one.
  @TaskLocal public static var current: Timeline?

  private struct Storage {
    var events: [(actor: Actor, text: @Sendable () -> String)] = []
    var dropped = 0
    /// How many times a person has begun anew before the events.
    var earlierRuns = 0
    var picture: (@Sendable () -> String)?
  }

  /// The most events that are kept; later ones are counted only, so that a loop cannot eat memory.
  public static let limit = 400

  /// What a timeline is told, in order.
  public enum Entry: Sendable {
    /// What was before is forgotten.
    case begin
    case event(Actor, String)
  }

  private let storage = Mutex(Storage())
  private let echo: (@Sendable (Entry) -> Void)?

  /// Makes an empty timeline.
  ///
  /// - Parameter echo: Is told at once, and in order, what the timeline keeps, so that it survives
  ///   the process. It must not use the timeline.
  public init(echo: (@Sendable (Entry) -> Void)? = nil) {
    self.echo = echo
  }

  /// The events so far, in order.
  public var events: [Event] { numbered(storage.withLock { $0.events }) }

  private func numbered(
    _ events: [(actor: Actor, text: @Sendable () -> String)]
  ) -> [Event] {
    zip(1..., events).map { Event(number: $0, actor: $1.actor, text: $1.text()) }
  }

  /// Begins anew, as a test does that opens the app more than once: what was before is forgotten.
  public func begin() {
    storage.withLock { storage in
      guard !storage.events.isEmpty else { return }
      storage = Storage(earlierRuns: storage.earlierRuns + 1)
      echo?(.begin)
    }
  }

  /// What the screen looks like now, drawn as text; nil until somebody shows one.
  public var picture: String? { storage.withLock { $0.picture }?() }

  /// Says how to draw the screen as it is now; it is drawn only if somebody asks.
  public func show(_ picture: @escaping @Sendable () -> String) {
    storage.withLock { $0.picture = picture }
  }

  /// Appends an event, or counts it only if there are ``limit`` events already.
  ///
  /// - Parameters:
  ///   - actor: Who did something.
  ///   - text: What was done; put into words when somebody asks, which for most tests is never. What
  ///     it reads must not change.
  public func record(_ actor: Actor, _ text: @escaping @autoclosure @Sendable () -> String) {
    let echo = echo.map { echo in
      let entry = Entry.event(actor, text())
      return { echo(entry) }
    }
    storage.withLock { storage in
      guard storage.events.count < Timeline.limit else {
        storage.dropped += 1
        return
      }
      storage.events.append((actor, text))
      echo?()
    }
  }
}

extension Timeline: CustomStringConvertible {
  /// The events as numbered lines, empty if there are none.
  ///
  /// A group of up to six events that happens three times in a row or more stands there once, with
  /// how often it comes again.
  public var description: String {
    let (recorded, dropped, earlier) = storage.withLock {
      ($0.events, $0.dropped, $0.earlierRuns)
    }
    let events = numbered(recorded)
    var lines: [String] = []
    if earlier > 0 { lines.append("  …  the app was opened \(earlier + 1) times; the last time:") }
    var index = 0
    while index < events.count {
      let (period, times) = Timeline.repetition(in: events, at: index)
      for event in events[index..<index + period] { lines += Timeline.lines(of: event) }
      if times > 1 { lines.append("  …  and this \(times - 1) more times") }
      index += period * times
    }
    if dropped > 0 { lines.append("  …  and \(dropped) more") }
    return lines.joined(separator: "\n")
  }

  /// The shortest group of events at `index` that happens at least three times in a row, and how
  /// often; a group of one event and one time where there is none.
  private static func repetition(in events: [Event], at index: Int) -> (period: Int, times: Int) {
    for period in 1...6 where index + 3 * period <= events.count {
      var end = index + period
      while end + period <= events.count,
        (0..<period).allSatisfy({ events[end + $0].isSame(as: events[index + $0]) })
      {
        end += period
      }
      let times = (end - index) / period
      if times > 2 { return (period, times) }
    }
    return (1, 1)
  }

  private static func lines(of event: Event) -> [String] {
    let number =
      String(repeating: " ", count: max(0, 3 - "\(event.number)".count)) + "\(event.number)"
    let actor = event.actor.rawValue
    let padding = String(repeating: " ", count: max(0, 6 - actor.count))
    let text = event.text.split(separator: "\n", omittingEmptySubsequences: false)
    let indent = String(repeating: " ", count: number.count + 10)
    return ["\(number)  \(actor)\(padding)  \(text[0])"] + text.dropFirst().map { indent + $0 }
  }
}

extension Timeline.Event {
  fileprivate func isSame(as other: Timeline.Event) -> Bool {
    actor == other.actor && text == other.text
  }
}
