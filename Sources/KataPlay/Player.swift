import HeadlessUI
import KataHarness

/// A person at the screen: moves a selection, taps, types, and gives the server its faults.
///
/// What cannot be done is said in ``message`` and changes nothing else.
@MainActor package final class Player {
  /// The screen that is used.
  package let screen: Screen
  /// The server that the app talks to.
  package let server: PlayServer
  /// What could not be done with the last key, in one sentence, or nil.
  package private(set) var message: String?
  /// True when the person wants to leave.
  package private(set) var hasQuit = false
  private(set) var isAway = false
  var focus: AppLayout.Focus?
  /// What was chosen last, and its place among the targets.
  private var chosen: (target: AppLayout.Target, index: Int)?

  /// Seats a person at a screen that is not open yet.
  package init(screen: Screen, server: PlayServer) {
    self.screen = screen
    self.server = server
  }

  /// The frame laid out, with the control that is being edited.
  func layout(width: Int) -> AppLayout { AppLayout(screen.frame, width: width, focus: focus) }

  /// The place of the selection among the targets, or nil where there is nothing to choose.
  func selection(in targets: [AppLayout.Target]) -> Int? {
    guard let chosen else { return targets.isEmpty ? nil : 0 }
    if targets.indices.contains(chosen.index), targets[chosen.index] == chosen.target {
      return chosen.index
    }
    if let index = targets.firstIndex(of: chosen.target) { return index }
    return targets.isEmpty ? nil : min(chosen.index, targets.count - 1)
  }

  var selected: AppLayout.Target? {
    let targets = targets
    return selection(in: targets).map { targets[$0] }
  }

  private var targets: [AppLayout.Target] { layout(width: 80).targets }

  /// Moves the selection by some places, not past the ends.
  func move(by places: Int) {
    let targets = targets
    guard let index = selection(in: targets) else { return }
    let next = max(0, min(targets.count - 1, index + places))
    chosen = (targets[next], next)
  }

  /// Begins with the first target, as on a new page.
  func forgetSelection() { chosen = nil }

  /// Does something on the screen; what is in the way becomes the message.
  func attempt(_ action: () async throws -> Void) async {
    message = nil
    do {
      try await action()
    } catch let failure as HarnessFailure {
      message = failure.firstSentence
    } catch {
      message = "\(error)"
    }
    endFocusIfGone()
  }

  func say(_ text: String?) { message = text }

  func quit() { hasQuit = true }

  // MARK: Coming and going

  /// Opens the app.
  package func open() async { await attempt { try await screen.open() } }

  /// Goes to another tab, or comes back from there.
  func leaveOrComeBack() async {
    await attempt {
      if isAway {
        try await screen.comeBack()
        isAway = false
      } else {
        try await screen.leave()
        isAway = true
      }
    }
  }

  /// An edited control may leave with its page.
  func endFocusIfGone() {
    let frame = screen.frame
    let isThere =
      switch focus {
      case .field(let title): frame.alert == nil && frame.fields.contains { $0.title == title }
      case .picker(let title): frame.alert == nil && frame.pickers.contains { $0.title == title }
      case .search: frame.alert == nil && frame.searchField != nil
      case nil: true
      }
    if !isThere { focus = nil }
  }
}

extension HarnessFailure {
  /// The failure without what the screen shows, which is there to be seen.
  fileprivate var firstSentence: String {
    let line = description.prefix { !$0.isNewline }
    guard let end = line.range(of: ": the screen shows") else { return String(line) }
    return line[..<end.lowerBound] + "."
  }
}
