import Foundation
import KataExplorer
import KataKit

/// What can happen to the converter.
public enum ConverterEvent: ExplorerEvent {
  case open(ConverterSetting)
  case type(String)
  case paste(String)
  case deleteLast
  case clear
  case choose(String)
  case wait(Int)
  case leave, comeBack, close, closeAlert
  case tap(String)
  /// An open request, counted from 0 for the oldest.
  case answer(Int, Rate)
  case fail(Int, Trouble)

  /// What the server says one euro is worth.
  public enum Rate: String, Hashable, Sendable, CaseIterable {
    case three = "3"
    case small = "0.045"
    case half = "0.5"
    case zero = "0"
    case negative = "-1"
    case partly = "1.5x"
    case missing

    /// The rate; nil for what is none.
    var value: Decimal? {
      switch self {
      case .three, .small, .half:
        Decimal(string: rawValue, locale: Locale(identifier: "en_US_POSIX"))
      case .zero, .negative, .partly, .missing: nil
      }
    }

    func json(_ currency: String) -> String {
      self == .missing
        ? #"{"currency": "\#(currency)"}"#
        : #"{"currency": "\#(currency)", "rate": "\#(rawValue)"}"#
    }
  }

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
    case .type(let text): "type “\(text)”"
    case .paste(let text): "paste “\(text)”"
    case .deleteLast: "delete the last character"
    case .clear: "clear the amount"
    case .choose(let code): "choose \(code)"
    case .wait(let time): "wait \(time) ms"
    case .leave: "leave"
    case .comeBack: "come back"
    case .close: "close the screen"
    case .closeAlert: "close the alert"
    case .tap(let label): "tap “\(label)”"
    case .answer(let index, let rate): "answer \(ordinal(index)) with the rate \(rate.rawValue)"
    case .fail(let index, let trouble): "fail \(ordinal(index)): \(trouble.words)"
    }
  }

  public var script: String? {
    switch self {
    case .open: "open"
    case .type(let text): "type \(text)"
    case .paste(let text): "clear\ntype \(text)"
    case .deleteLast, .close: nil
    case .clear: "clear"
    case .choose(let code): "choose \(code)"
    case .wait(let time): "wait \(time)ms"
    case .leave: "leave"
    case .comeBack: "come-back"
    case .closeAlert: "dismiss"
    case .tap(let label): "tap \(label)"
    case .answer(_, let rate): "wait 800ms  # answers with the rate \(rate.rawValue)"
    case .fail(_, let trouble):
      "wait 800ms  # fails with “\(trouble.words)”: say `fail` before the line that asks"
    }
  }

  private func ordinal(_ index: Int) -> String {
    index == 0 ? "the oldest request" : "open request \(index + 1)"
  }
}
