import KataHarness
import KataKit

/// A screen that is used as a person would: opened, read, tapped, pulled, left.
///
/// What it shows is the last ``frame`` that was drawn. Actions wait until everything has run that can
/// run; asking for something that is not there throws `HarnessFailure` and says what is there.
///
/// ```swift
/// let screen = Screen(wire: server.wire) { TransactionsRoot(world: world) }
/// try await screen.open()
/// try await screen.tapRow(0)
/// print(screen.title, screen.console)
/// ```
@MainActor @dynamicMemberLookup public final class Screen {
  /// Knows whether anything that the screen started is still running.
  public let activity: Activity
  /// What the screen shows: the frame that was drawn last, empty before the first.
  public private(set) var frame = Frame()
  /// Every frame so far that was not as the one before, oldest first; at most ``framesLimit``.
  public private(set) var frames: [Frame] = []
  /// The most frames that are kept, so that a loop cannot eat memory.
  public static let framesLimit = 2_000

  let graph: Graph
  let timeline: Timeline?
  private let wire: Wire
  private let log: ConsoleLog
  private(set) var reader: FrameReader?
  var pull: Pull?
  private var appeared: [Lifecycle] = []
  private var phase = Phase.new

  private enum Phase {
    case new, shown, away, closed
  }

  /// Makes a screen that shows nothing yet.
  ///
  /// - Parameters:
  ///   - wire: The network that the app sees in everything it runs: drawing, actions and tasks. It is
  ///     installed anew for each of them, because a task-local value is lost in a block on a queue.
  ///   - activity: Counts what the screen starts as running.
  ///   - timeline: Where to note what is done and shown.
  ///   - teardown: Closes the screen at the end of the test.
  ///   - root: Makes the root view; what it reads and changes makes it anew.
  public init<Root: View>(
    wire: Wire = .current, activity: Activity = Activity(), timeline: Timeline? = .current,
    teardown: Teardown? = .current, @ViewBuilder root: @escaping @MainActor () -> Root
  ) {
    self.wire = wire
    self.activity = activity
    self.timeline = timeline
    log = ConsoleLog(timeline: timeline)
    let invalidations = Invalidations(activity: activity, console: log)
    graph = Graph(console: log, invalidations: invalidations) { root().nodes(in: $0) }
    graph.system.graph = graph
    invalidations.connect { [weak self] in self?.draw() }
    teardown?.add { [self] in
      close()
      return nil
    }
  }

  /// The messages that SwiftUI prints about the views, each once.
  public var console: [String] { log.messages }

  /// Reads the last frame.
  public subscript<Value>(dynamicMember keyPath: KeyPath<Frame, Value>) -> Value {
    frame[keyPath: keyPath]
  }

  /// The last frame, drawn as text.
  public var drawing: String { frame.drawing() }

  /// True if `text` stands in some text of the page or of the alert.
  public func shows(_ text: String) -> Bool { frame.shows(text) }

  // MARK: Coming and going

  /// Opens the screen: the first frame is drawn before any task runs.
  public func open() async throws {
    guard phase == .new else { throw HarnessFailure("The screen is open already.") }
    timeline?.begin()
    timeline?.record(.you, "open the app")
    try await show()
  }

  /// Goes to another tab: everything is kept, tasks of the views are cancelled.
  public func leave() async throws {
    try checkIsShown()
    timeline?.record(.you, "leave the screen")
    phase = .away
    installed { update(lifecycles: []) }
    await settle()
  }

  /// Comes back to the tab: views appear again, their tasks start anew.
  public func comeBack() async throws {
    guard phase == .away else { throw HarnessFailure("The screen was not left.") }
    timeline?.record(.you, "come back to the screen")
    try await show()
  }

  /// Closes the screen for good: state is destroyed, tasks are cancelled.
  public func close() {
    guard phase != .closed else { return }
    phase = .closed
    installed { update(lifecycles: []) }
    pull?.cancel()
    pull = nil
    reader = nil
    graph.close()
  }

  /// Switches to another app.
  public func leaveApp() async throws {
    try checkIsShown()
    timeline?.record(.you, "switch to another app")
    graph.system.scenePhase = .background
    await settle()
  }

  /// Switches back from another app.
  public func returnToApp() async throws {
    try checkIsShown()
    timeline?.record(.you, "switch back")
    graph.system.scenePhase = .active
    await settle()
  }

  private func show() async throws {
    phase = .shown
    draw()
    await settle()
    try checkIsShown()
  }

  func checkIsShown() throws {
    if let fault = graph.fault { throw HarnessFailure(fault) }
    switch phase {
    case .shown: return
    case .new: throw HarnessFailure("The screen is not open yet.")
    case .away: throw HarnessFailure("The screen was left; come back first.")
    case .closed: throw HarnessFailure("The screen was closed.")
    }
  }

  // MARK: Drawing

  /// Draws a frame that covers everything that has changed.
  func draw() {
    guard phase == .shown else { return }
    installed {
      var rounds = 0
      var reader: FrameReader
      repeat {
        graph.update()
        // There is nothing sensible to show; the next action says why.
        guard graph.fault == nil else { return }
        reader = FrameReader(graph.rootNode)
        update(lifecycles: reader.lifecycles)
        runChangeActions()
        rounds += 1
        if rounds == 10 {
          log.log("A view tried to update multiple times per frame.")
          break
        }
      } while !graph.invalidations.isEmpty
      if let pull, !pull.container.isAlive { end(pull, cancelling: true) }
      self.reader = reader
      var frame = reader.frame
      frame.isRefreshing = pull != nil
      record(frame)
      startTasks()
    }
  }

  private func record(_ frame: Frame) {
    let previous = frames.isEmpty ? nil : self.frame
    guard frame != previous else { return }
    timeline?.record(.screen, frame.summary(after: previous))
    timeline?.show { frame.drawing() }
    self.frame = frame
    if frames.count < Screen.framesLimit { frames.append(frame) }
  }

  private func runChangeActions() {
    let actions = graph.changeActions
    graph.changeActions = []
    for action in actions { action() }
  }

  /// Lets `body`, and every task that it starts, see the wire and the timeline of this screen and
  /// count as running.
  func installed<Result>(_ body: () throws -> Result) rethrows -> Result {
    CrashGuard.coverThisThread()
    return try Wire.$current.withValue(wire) {
      try Timeline.$current.withValue(timeline) { try activity.track(body) }
    }
  }

  // MARK: Views that come and go

  private func update(lifecycles: [Lifecycle]) {
    let left = appeared.filter { old in !lifecycles.contains { $0 === old } }
    for lifecycle in left {
      lifecycle.isOnScreen = false
      lifecycle.running?.task.cancel()
      lifecycle.running = nil
      lifecycle.onDisappear?()
    }
    for lifecycle in lifecycles where !lifecycle.isOnScreen {
      lifecycle.isOnScreen = true
      lifecycle.onAppear?()
    }
    appeared = lifecycles
  }

  private func startTasks() {
    for lifecycle in appeared {
      guard let action = lifecycle.task else { continue }
      if let running = lifecycle.running {
        guard running.id != lifecycle.taskID else { continue }
        running.task.cancel()
      }
      lifecycle.running = (Task { await action() }, lifecycle.taskID)
    }
  }
}
