import Foundation
import KataExplorer
import KataKit

/// What can happen to the list of payments.
public enum PaymentsEvent: ExplorerEvent {
  case open(Setting)
  case pull, tryAgain, leave, comeBack, leaveApp, returnToApp, goBack, closeAlert
  case tapAlert(String)
  /// A row, counted from 0.
  case tapRow(Int)
  /// An open request, counted from 0 for the oldest.
  case answer(Int, Answer)
  case fail(Int, Trouble)
  case search(String)

  /// What goes wrong with a request.
  public enum Trouble: String, Hashable, Sendable, CaseIterable {
    case dead, busy, cancelled, calledOff

    var error: any Error {
      switch self {
      case .dead: WireError("The line is dead")
      case .busy: WireError("The server is busy")
      case .cancelled: URLError(.cancelled)
      case .calledOff: CancellationError()
      }
    }

    var words: String { error.localizedDescription }
  }

  public var description: String {
    switch self {
    case .open(let setting): "open (\(setting.words))"
    case .pull: "pull to refresh"
    case .tryAgain: "tap “Try again”"
    case .leave: "leave"
    case .comeBack: "come back"
    case .leaveApp: "switch to another app"
    case .returnToApp: "switch back"
    case .goBack: "go back"
    case .closeAlert: "close the alert"
    case .tapAlert(let label): "tap “\(label)” in the alert"
    case .tapRow(let index): "tap row \(index + 1)"
    case .answer(let index, let answer): "answer \(ordinal(index)) with \(answer.words)"
    case .fail(let index, let trouble): "fail \(ordinal(index)): \(trouble.words)"
    case .search(let query): query.isEmpty ? "clear the search" : "search for “\(query)”"
    }
  }

  public var script: String? {
    switch self {
    case .open: "open"
    case .pull: "pull"
    case .tryAgain: "tap Try again"
    case .leave: "leave"
    case .comeBack: "come-back"
    case .leaveApp, .returnToApp: nil
    case .goBack: "back"
    case .closeAlert: "dismiss"
    case .tapAlert(let label): "tap \(label)"
    case .tapRow(let index):
      (Array(repeating: "down", count: index + 1) + ["return"]).joined(separator: "\n")
    case .answer(_, let answer): "wait 800ms  # answers with \(answer.words)"
    case .fail(_, let trouble):
      "wait 800ms  # fails with “\(trouble.words)”: say `fail` before the line that asks"
    case .search(let query): "search \(query)"
    }
  }

  private func ordinal(_ index: Int) -> String {
    index == 0 ? "the oldest request" : "open request \(index + 1)"
  }
}
