import Foundation
import HeadlessUI
import KataExplorer

// The rules of the screen.
extension ConverterRun {
  var seen: String { "The screen shows \(screen?.frame.summary ?? "nothing")" }

  /// Judges what is shown after `event`, and what was shown on the way.
  func judge(after event: ConverterEvent, frames: ArraySlice<Frame>) {
    guard let screen else { return }
    if isClosed { return judgeClosed() }
    for line in screen.console {
      complain("SwiftUI has nothing to say about the views.", nil, line)
    }
    if let opened = server?.sessionsOpened, opened != 1 {
      complain("The app builds one service.", nil, "Sessions: \(opened)")
    }
    guard !isAway else { return }
    if setting == .unknown { return judgeUnknown() }
    judgeAsking(after: event)
    judgeInput(screen.frame)
    judgeOutcome(screen.frame, after: event)
    for frame in frames { judgeContradictions(frame, after: event) }
    judgeWords(frames)
  }

  private func judgeUnknown() {
    guard let frame = screen?.frame else { return }
    if !frame.words.contains(where: { $0.count(where: \.isLetter) > 8 }) || frame.hasSpinner {
      complain("A currency that is not known is refused, and the person reads why.", "C14", seen)
    }
  }

  private func judgeInput(_ frame: Frame) {
    if let field = frame.fields.first(where: { $0.title == "Amount" }), field.text != model.text {
      complain("The amount is what was typed.", nil, "Typed “\(model.text)”. \(seen)")
    }
    if let picker = frame.pickers.first(where: { $0.title == "Currency" }),
      picker.selected?.contains(model.currency) != true
    {
      complain("The picker shows the chosen currency.", "C14", "Chosen: \(model.currency). \(seen)")
    }
  }

  private func judgeWords(_ frames: ArraySlice<Frame>) {
    // The words of this error hold the name of its type, and the brief asks for them.
    if screen?.shows(ConverterEvent.Trouble.calledOff.words) == true { return }
    for frame in frames {
      if let word = frame.wordsOfCode {
        complain("Words on the screen are for people.", nil, "It says “\(word)”.")
      }
    }
  }

  // MARK: Outcomes

  private func judgeOutcome(_ frame: Frame, after event: ConverterEvent) {
    let faults = model.outcomes.sorted { "\($0)" < "\($1)" }
      .map { ($0, fault(of: $0, in: frame, after: event)) }
    let fitting = faults.filter { $0.1 == nil }.map(\.0)
    if fitting.isEmpty, let fault = faults.first?.1 {
      complain(fault.rule, fault.finding, fault.seen)
    } else {
      model.outcomes = Set(fitting)
    }
    let isUnderWay =
      model.open.contains { !$0.isCancelled } || clock?.pending.isEmpty == false
    if frame.hasSpinner, !isUnderWay, model.open.isEmpty {
      complain("No spinner turns when nothing is under way.", "C2", seen)
    }
  }

  private func fault(
    of outcome: ConverterModel.Outcome, in frame: Frame, after event: ConverterEvent
  ) -> Complaint? {
    switch outcome {
    case .nothing:
      if !results(frame).isEmpty {
        return Complaint("Without an amount there is no result.", findingOfInput, seen: seen)
      }
      if frame.hasSpinner {
        return Complaint("Without an amount nothing turns.", findingOfInput, seen: seen)
      }
      return tells(frame)
        ? Complaint("Without an amount no failure is told.", "C16", seen: seen) : nil
    case .underWay: return faultUnderWay(frame, after: event)
    case .result(let amount): return fault(ofResult: amount, frame)
    case .failure(let words): return fault(ofFailure: words, frame)
    case .acknowledged:
      return frame.hasSpinner || frame.alert != nil || !results(frame).isEmpty
        ? Complaint("A failure that was read leaves nothing turning.", nil, seen: seen) : nil
    }
  }

  private var findingOfInput: String { model.text.contains(where: \.isNumber) ? "C22" : "C3" }

  private func faultUnderWay(_ frame: Frame, after event: ConverterEvent) -> Complaint? {
    if !frame.hasSpinner {
      let isAnswer =
        switch event {
        case .answer, .fail: true
        default: false
        }
      return isAnswer
        ? Complaint("An old request never hides the spinner of the new one.", "C5", seen: seen)
        : Complaint("The spinner starts with the change of the input.", "C9", seen: seen)
    }
    return tells(frame)
      ? Complaint("While a conversion is under way no failure is told.", "C17", seen: seen) : nil
  }

  private func fault(ofResult amount: Decimal, _ frame: Frame) -> Complaint? {
    if frame.hasSpinner { return Complaint("A result ends the spinner.", "C2", seen: seen) }
    let money = ExpectedMoney.of(amount, model.currency, in: setting)
    let results = results(frame)
    if results.count == 1, money.isSaid(in: results[0]) {
      return tells(frame)
        ? Complaint("Beside a result no failure is told.", "C12", seen: seen) : nil
    }
    let wanted = "Expected \(money.text). \(seen)"
    if results.isEmpty { return Complaint("An answer brings the result.", "C1", seen: wanted) }
    let isNumber = results.contains { $0.contains(money.digits) }
    return Complaint(
      "The result is the amount in the chosen currency, exact, as the reader writes money.",
      isNumber ? "C8" : "C20", seen: wanted)
  }

  private func fault(ofFailure words: String?, _ frame: Frame) -> Complaint? {
    if frame.hasSpinner { return Complaint("A failure stops the spinner.", "C2", seen: seen) }
    if !results(frame).isEmpty {
      return Complaint(
        "Beside a failure there is no result.", words == nil ? "C21" : "C12", seen: seen)
    }
    let isTold = words.map { frame.shows($0) } ?? tells(frame)
    return isTold
      ? nil
      : Complaint(
        "A failure is shown, in the words of the error.", words == nil ? "C21" : "C7",
        seen: "Expected “\(words ?? "some words")”. \(seen)")
  }

  // MARK: Reading

  /// The texts that hold a number and are no sentence; a label may stand before it.
  private func results(_ frame: Frame) -> [String] {
    frame.texts.filter { text in
      text.contains(where: \.isNumber) && !labels.contains(text) && !isFailure(text)
    }
  }

  private func isFailure(_ text: String) -> Bool {
    text.count(where: \.isLetter) >= 20
      || ConverterEvent.Trouble.allCases.contains { text.contains($0.words) }
  }

  /// True if something is said that is neither a label nor a result.
  private func tells(_ frame: Frame) -> Bool {
    frame.alert != nil
      || frame.texts.contains { text in
        !labels.contains(text) && text.count(where: \.isLetter) >= 8 && !isMoney(text)
      }
  }

  private func isMoney(_ text: String) -> Bool {
    text.contains(where: \.isNumber) && !isFailure(text)
  }

  private func judgeContradictions(_ frame: Frame, after event: ConverterEvent) {
    guard frame.alert == nil else { return }
    let isTold = tells(frame)
    if isTold, frame.hasSpinner || !results(frame).isEmpty {
      complain(
        "No frame shows a failure beside a spinner or a result.", "C12",
        "On the way the screen showed \(frame.summary)")
    }
    judgeStart(frame, after: event)
  }

  /// The frame that shows a new amount shows that it is being converted.
  private func judgeStart(_ frame: Frame, after event: ConverterEvent) {
    let isInput =
      switch event {
      case .type, .paste, .deleteLast, .choose: true
      default: false
      }
    guard isInput, model.isDue, !frame.hasSpinner,
      frame.fields.contains(where: { $0.text == model.text }),
      frame.pickers.contains(where: { $0.selected?.contains(model.currency) == true })
    else { return }
    complain(
      "The spinner starts with the change of the input.", "C9",
      "On the way the screen showed \(frame.summary)")
  }
}
