import HeadlessUI
import KataExplorer

// The rules of the screen.
extension PaymentsRun {
  /// Judges what is shown after `event`, and what was shown on the way.
  func judge(after event: PaymentsEvent, frames: ArraySlice<Frame>) {
    guard let screen else { return }
    judgeConsole(screen.console)
    judgeWords(frames)
    if let opened = server?.sessionsOpened, opened != 1 {
      complain(
        "The app builds one service, whatever is drawn again.", "T13d", "Sessions: \(opened)")
    }
    guard !isAway else { return }
    judgeAsking(after: event)
    judgeTurning(after: event)
    if screen.depth > 0 {
      judgePage(after: event)
    } else {
      judgeDepth(after: event)
      judgeRows(after: event)
      judgeEmpty()
      judgeFailure(after: event)
      judgeFrames(after: event, frames)
    }
    if hasSearch { judgeSearch(after: event) }
  }

  private func judgeConsole(_ lines: [String]) {
    for line in lines {
      let finding =
        line.contains("occurs multiple times") ? "T7" : line.contains("avigation") ? "T6" : nil
      complain("SwiftUI has nothing to say about the views.", finding, line)
    }
  }

  private func judgeWords(_ frames: ArraySlice<Frame>) {
    // The words of this error hold the name of its type, and the brief asks for them.
    if screen?.shows(PaymentsEvent.Trouble.calledOff.words) == true { return }
    for frame in frames {
      if let word = frame.wordsOfCode {
        complain("Words on the screen are for people.", nil, "It says “\(word)”.")
      }
    }
  }

  // MARK: What turns

  private func judgeTurning(after event: PaymentsEvent) {
    guard let frame = screen?.frame else { return }
    if model.open.isEmpty, frame.hasSpinner || frame.isRefreshing {
      let isFailure = if case .fail = event { true } else { false }
      complain(
        "Nothing turns when nothing is under way.", isFailure ? "T4" : "T14", seen)
    }
    guard frame.depth == 0 else { return }
    let newest = model.alive.last?.number ?? 0
    if model.isBare, newest > model.lastFailed, frame.alert == nil, !frame.hasSpinner,
      !frame.isRefreshing
    {
      complain("While the first payments are awaited, a spinner turns.", "T18", seen)
    }
    if frame.isRefreshing, frame.hasSpinner, !shown.isEmpty {
      complain("A refresh has the control of the pull, and no spinner beside it.", "T18", seen)
    }
    if frame.hasSpinner, frame.shows("No transactions") {
      complain("Nothing says “No transactions” while a spinner turns.", "T16", seen)
    }
  }

  // MARK: What is asked

  private func judgeAsking(after event: PaymentsEvent) {
    switch event {
    case .pull where model.alive.isEmpty:
      complain("A pull asks the server.", "T8", "Nothing is asked. \(seen)")
    case .tryAgain where model.alive.isEmpty:
      complain("“Try again” asks the server.", "T5", "Nothing is asked. \(seen)")
    case .closeAlert:
      if let alert = screen?.frame.alert, alert == before?.alert {
        complain("An alert that was closed is gone.", "T5", seen)
      }
      if screen?.hasSpinner == true, before?.hasSpinner != true {
        complain("Closing an alert starts nothing.", "T5", seen)
      }
    default: break
    }
    judgeDeadScreen()
  }

  /// Without payments, a load is under way or there is a way to ask for one.
  private func judgeDeadScreen() {
    guard let frame = screen?.frame, frame.depth == 0, model.isBare, model.alive.isEmpty,
      model.failure == .absent
    else { return }
    complain(
      "A screen without payments loads, or says why it has none.", "T13b",
      "Nothing is under way. \(seen)")
  }

  private func judgeEmpty() {
    guard let frame = screen?.frame else { return }
    let isEmpty = model.listed.allSatisfy { $0.answer == .empty }
    let isNot = model.listed.allSatisfy { $0.answer != .empty }
    if isNot, frame.shows("No transactions") {
      complain(
        "An empty account says “No transactions”, and nothing else does.", "T16", seen)
    }
    if isEmpty, model.failure == .absent, !frame.shows("No transactions"), frame.alert == nil {
      complain(
        "An empty account says “No transactions”, and nothing else does.", "T16", seen)
    }
  }

  private func judgeDepth(after event: PaymentsEvent) {
    guard case .tapRow = event else { return }
    openPage = nil
    complain("A tap on a row opens its page.", "T6", seen)
  }
}
