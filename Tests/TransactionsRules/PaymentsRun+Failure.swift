import HeadlessUI
import KataExplorer

// What is said of a load that has failed.
extension PaymentsRun {
  func judgeFailure(after event: PaymentsEvent) {
    guard let frame = screen?.frame else { return }
    switch model.failure {
    case .absent: judgeSilence(frame)
    case .possible: break
    case .present(let words): judgeTelling(frame, words, after: event)
    }
    judgeBothAtOnce(frame)
    judgeWayOut(frame)
  }

  private func judgeTelling(_ frame: Frame, _ words: [String], after event: PaymentsEvent) {
    let isTold = words.isEmpty ? tellsSomething(frame) : words.contains { frame.shows($0) }
    guard !isTold else { return }
    complain(
      "A failure is shown, in the words of the error.", model.hasList ? "T15" : "T5",
      "Expected “\(words.first ?? "some words")”. \(seen)")
  }

  private func judgeSilence(_ frame: Frame) {
    let words = PaymentsEvent.Trouble.allCases.map(\.words)
    let isOldAlert = frame.alert != nil && frame.alert == before?.alert
    guard !isOldAlert else { return }
    if frame.alert != nil || words.contains(where: { frame.shows($0) }) || fullScreen(frame) {
      complain(
        "Only a failure that somebody waited for is told, until an answer comes.", "T19", seen)
    }
  }

  /// True if something in place of the list tells of a failure.
  private func fullScreen(_ frame: Frame) -> Bool {
    let isSearch = !query.allSatisfy(\.isWhitespace)
    return !isSearch
      && frame.unavailable.contains { view in
        !view.contains { $0.contains("No transactions") }
      }
  }

  private func tellsSomething(_ frame: Frame) -> Bool {
    frame.alert != nil || frame.otherTexts.contains { !$0.contains("No transactions") }
  }

  private func judgeBothAtOnce(_ frame: Frame) {
    let words = PaymentsEvent.Trouble.allCases.map(\.words)
    let isFull = frame.unavailable.contains { view in
      view.contains { text in words.contains { text.contains($0) } }
    }
    if isFull, !shown.isEmpty {
      complain("A failure in place of the list leaves no rows beside it.", "T4", seen)
    }
  }

  /// A failure without payments is not the end.
  private func judgeWayOut(_ frame: Frame) {
    guard model.isBare, model.open.isEmpty, case .present = model.failure, frame.alert == nil,
      !frame.buttons.contains("Try again"), screen?.offersRefresh == false
    else { return }
    complain("After a failure one can try again.", "T5", seen)
  }
}

extension Screen {
  /// True unless it is certain that nothing can be pulled: a list or a scroll view may offer it.
  fileprivate var offersRefresh: Bool {
    var found = false
    frame.content.visit { piece in
      switch piece {
      case .list, .scrolling: found = true
      default: break
      }
    }
    return found
  }
}
