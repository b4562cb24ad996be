import HeadlessUI
import KataExplorer

// What is shown between an event and its end.
extension PaymentsRun {
  func judgeFrames(after event: PaymentsEvent, _ frames: ArraySlice<Frame>) {
    let old = shownBefore.map(\.joined)
    let new = shown.map(\.joined)
    // A list that comes and goes between two steps was seen nevertheless.
    if before?.depth ?? 0 == 0, !isSearching(event) {
      for frame in frames.dropLast() where frame.depth == 0 {
        let rows = frame.payments.map(\.joined)
        if rows != old, rows != new {
          complain(
            "From one list to the next there is no other in between.", "T8",
            "On the way the screen showed \(frame.summary)")
        }
      }
    }
    judgeEndOfRefresh(frames, old: old, new: new)
    judgeEndOfFailure(event, frames)
  }

  private func isSearching(_ event: PaymentsEvent) -> Bool {
    if case .search = event { true } else { false }
  }

  /// When the control stops, what it has brought is there.
  private func judgeEndOfRefresh(_ frames: ArraySlice<Frame>, old: [String], new: [String]) {
    guard let before, before.isRefreshing, old != new, before.depth == 0 else { return }
    for frame in frames where frame.depth == 0 && !frame.isRefreshing {
      if frame.payments.map(\.joined) == old {
        complain(
          "When the control of the pull stops, the data is on the screen.", "T11",
          "At that moment the screen showed \(frame.summary)")
      }
    }
  }

  /// No spinner turns beside the news that nothing is under way any more.
  private func judgeEndOfFailure(_ event: PaymentsEvent, _ frames: ArraySlice<Frame>) {
    guard case .fail(_, let trouble) = event, model.open.isEmpty,
      before?.shows(trouble.words) != true
    else { return }
    for frame in frames where frame.hasSpinner && frame.shows(trouble.words) {
      complain(
        "No frame shows a spinner and the failure together.", "T4",
        "On the way the screen showed \(frame.summary)")
    }
  }

  // MARK: The page behind a row

  func judgePage(after event: PaymentsEvent) {
    guard let frame = screen?.frame, let openPage else { return }
    // A tap and a list that changes under the page: what it shows is one of the lists.
    let versions = model.listed.map { listed in
      listed.answer?.payments.first { $0.id == openPage }
    }
    let texts = frame.texts + [frame.title ?? ""]
    let page = ShownRow(
      texts: frame.styledTexts.map { .init(string: $0.string, color: $0.color) }
        + [.init(string: frame.title ?? "", color: nil)],
      header: "", label: texts.joined(separator: ", "), identity: "", place: .row(0))
    let isRight = versions.contains { payment in
      payment.map { shows($0, page) } ?? !showsAny(of: openPage, page)
    }
    guard !isRight else { return }
    let isTap = if case .tapRow = event { true } else { false }
    complain(
      isTap
        ? "The page behind a row is that of its payment, with merchant, amount and category."
        : "An open page shows the payment as it is now, or that it is gone.", isTap ? "T6" : "T20",
      "Of \(versions.compactMap { $0?.words }.last ?? openPage): \(seen)")
  }

  private func shows(_ payment: Payment, _ page: ShownRow) -> Bool {
    let expected = ExpectedPayment.of(payment, in: setting)
    let fault = expected.fault(in: page, setting)
    // The page may leave out the date, which the row has said.
    let isRight = fault == nil || fault == .date && !expected.saysNumbers(besideAmountOf: page)
    return isRight && page.names(payment.category)
  }

  /// True if the page still shows some version of a payment that is gone.
  private func showsAny(of id: Payment.ID, _ page: ShownRow) -> Bool {
    Answer.allCases.flatMap(\.payments).contains {
      $0.id == id
        && ExpectedPayment.of($0, in: setting).fault(inAmountOf: page.joined) == nil
    }
  }

  /// What the app refuses to a person.
  func refusal(of event: PaymentsEvent, _ words: String) -> Complaint {
    switch event {
    case .pull:
      Complaint("A list can be pulled, empty or not.", "T16", seen: words)
    case .tapRow: Complaint("A tap on a row opens its page.", "T6", seen: words)
    case .search: Complaint("The list can be searched.", nil, seen: words)
    default: Complaint("What is offered can be used.", nil, seen: words)
    }
  }
}
