import HeadlessUI
import KataExplorer

// What is wrong with rows that are not those of the list.
extension PaymentsRun {
  func fault(
    _ rows: [ShownRow], _ expected: [Payment], _ assigned: [Payment?], _ wrong: Int?,
    _ event: PaymentsEvent, _ listed: PaymentsModel.Listed
  ) -> Complaint {
    if rows.count != expected.count {
      return faultOfCount(rows, expected, assigned, event, listed)
    }
    guard let wrong else {
      return Complaint(
        "An empty account says “No transactions”, and nothing else does.", "T16", seen: seen)
    }
    let left = expected.filter { payment in !assigned.contains(payment) }
    return fault(in: rows[wrong], left, expected)
  }

  var seen: String { "The screen shows \(screen?.frame.summary ?? "nothing")" }

  private func faultOfCount(
    _ rows: [ShownRow], _ expected: [Payment], _ assigned: [Payment?], _ event: PaymentsEvent,
    _ listed: PaymentsModel.Listed
  ) -> Complaint {
    let seen = "Expected rows: \(expected.count), seen: \(rows.count). \(self.seen)"
    if listed.answer == nil {
      return Complaint("Nothing is listed before the first answer.", "T8", seen: seen)
    }
    if !query.isEmpty || isSearch(event) { return faultOfSearch(rows, expected, seen) }
    if rows.count > expected.count {
      return Complaint(
        "A load replaces the list: every payment stands in it once.", "T8", seen: seen)
    }
    if isAnswer(event) {
      let missing = expected.filter { !assigned.contains($0) }
      let isPending = missing.contains { $0.bookedAt == nil }
      return Complaint(
        "Every payment of the answer is listed, pending or not.", isPending ? "T3" : "T8",
        seen: seen)
    }
    return Complaint(
      "What is listed stays in sight until a newer answer takes its place.", findingOfLoss(event),
      seen: seen)
  }

  private func faultOfSearch(
    _ rows: [ShownRow], _ expected: [Payment], _ seen: String
  ) -> Complaint {
    let isBlank = query.allSatisfy(\.isWhitespace)
    let finding =
      isBlank ? (query.isEmpty ? "S12" : "S6") : rows.count > expected.count ? "S4" : "S5"
    return Complaint(
      isBlank
        ? "Without a query all payments are listed."
        : "A search lists what it finds, and only that.",
      finding, seen: seen)
  }

  private func isAnswer(_ event: PaymentsEvent) -> Bool {
    if case .answer = event { true } else { false }
  }

  private func isSearch(_ event: PaymentsEvent) -> Bool {
    if case .search = event { true } else { false }
  }

  private func findingOfLoss(_ event: PaymentsEvent) -> String? {
    switch event {
    case .fail: "T15"
    case .pull, .tryAgain: "T18"
    default: nil
    }
  }

  // MARK: One row

  private func fault(in row: ShownRow, _ left: [Payment], _ all: [Payment]) -> Complaint {
    let seen = "The row says “\(row.joined)”\(row.header.isEmpty ? "" : " under “\(row.header)”")."
    guard let meant = left.first(where: { row.names($0.merchant) }) else {
      let isListed = all.contains { row.names($0.merchant) }
      return Complaint(
        "Every row shows a payment of the answer, each once.", isListed ? "T7" : "T8", seen: seen)
    }
    // Where several are meant, the one that comes nearest says most.
    let near = left.filter { row.names($0.merchant) }
      .map { ($0, ExpectedPayment.of($0, in: setting).fault(in: row, setting)) }
    let (payment, fault) =
      near.first { $0.1 != .digits } ?? (meant, near.first?.1)
    return complaint(fault ?? .digits, payment, row, all, "Of \(payment.words): \(seen)")
  }

  private func complaint(
    _ fault: RowFault, _ payment: Payment, _ row: ShownRow, _ all: [Payment], _ seen: String
  ) -> Complaint {
    switch fault {
    case .merchant: Complaint("Every row names its merchant.", "T7", seen: seen)
    case .digits: digits(payment, row, all, seen)
    case .sign:
      Complaint("The sign of an amount is in the text.", "T13a", seen: seen)
    case .currency:
      Complaint("Every amount says its currency, and no other can be meant.", "T9", seen: seen)
    case .date:
      Complaint(
        "Every row says the date as the reader writes it, where they are.", "T10", seen: seen)
    case .pending:
      Complaint("“Pending” stands where there is no date, and only there.", "T10", seen: seen)
    case .color:
      Complaint("Color marks money that comes in, and only that.", "T13a", seen: seen)
    case .label:
      Complaint(
        "What is read aloud has the amount with its sign and currency.", "T13a",
        seen: seen + " Read aloud: “\(row.label)”.")
    }
  }

  private func digits(
    _ payment: Payment, _ row: ShownRow, _ all: [Payment], _ seen: String
  ) -> Complaint {
    let isOthers = all.contains {
      $0.merchant == payment.merchant
        && ExpectedPayment.of($0, in: setting).fault(inAmountOf: row.joined) == nil
    }
    if isOthers {
      return Complaint("Every row shows its own amount.", "T7", seen: seen)
    }
    if isOld(payment, row) {
      return Complaint("A payment that has changed is drawn again.", "T17", seen: seen)
    }
    let finding = payment.decimals == 2 ? "T9" : "T13c"
    return Complaint(
      "Every amount is exact, in the decimals of its currency.", finding, seen: seen)
  }

  /// True if the row shows the payment as it was in another answer.
  private func isOld(_ payment: Payment, _ row: ShownRow) -> Bool {
    Answer.allCases.flatMap(\.payments).contains {
      $0.id == payment.id && $0 != payment
        && ExpectedPayment.of($0, in: setting).fault(in: row, setting) == nil
    }
  }
}
