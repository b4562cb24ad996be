import Dispatch
import KataHarness
import Synchronization

/// Which elements read something that has changed since, collected from any thread.
///
/// The observation reports before the change is made and on the thread that makes it, so nothing is
/// drawn there and no isolation is asserted: a draw is scheduled. All changes of one turn of the main
/// actor are covered by the one draw that follows it.
final class Invalidations: Sendable {
  private struct State {
    var elements: [(Element, generation: Int)] = []
    var isScheduled = false
    var draw: @MainActor @Sendable () -> Void = {}
  }

  private let state = Mutex(State())
  private let activity: Activity
  private let console: ConsoleLog

  init(activity: Activity, console: ConsoleLog) {
    self.activity = activity
    self.console = console
    MainQueue.mark()
  }

  /// Says what a draw is.
  func connect(_ draw: @escaping @MainActor @Sendable () -> Void) {
    state.withLock { $0.draw = draw }
  }

  func add(_ element: Element, generation: Int) {
    if !MainQueue.isCurrent {
      console.log(
        "State that a view reads was changed off the main actor. Change it on the main actor only.")
    }
    state.withLock { $0.elements.append((element, generation)) }
    setNeedsDraw()
  }

  /// Schedules a draw, unless one is scheduled already.
  func setNeedsDraw() {
    let draw: (@MainActor @Sendable () -> Void)? = state.withLock { state in
      defer { state.isScheduled = true }
      return state.isScheduled ? nil : state.draw
    }
    guard let draw else { return }
    activity.track {
      _ = Task { @MainActor in
        drawBegins()
        draw()
      }
    }
  }

  /// True when there is something to evaluate.
  var isEmpty: Bool { state.withLock { $0.elements.isEmpty } }

  func take() -> [(Element, generation: Int)] {
    state.withLock { state in
      defer { state.elements = [] }
      return state.elements
    }
  }

  /// The scheduled draw takes place.
  private func drawBegins() {
    state.withLock { $0.isScheduled = false }
  }
}

/// Tells whether code runs on the main queue; a thread's name does not tell, because on Linux the
/// main queue of a test process is served by other threads.
enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let marked: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  static func mark() { _ = marked }
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
