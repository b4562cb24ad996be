/// What is wrong with a row as the row of a payment.
enum RowFault: Hashable {
  case merchant, digits, sign, currency, date, pending, color, label
}

extension ExpectedPayment {
  private struct Pair: Hashable {
    let row: ShownRow
    let payment: Payment
    let setting: Setting
  }

  @MainActor private static var known: [Pair: RowFault?] = [:]

  /// What is wrong with `row` as the row of this payment; nil where all is right.
  @MainActor func fault(in row: ShownRow, _ setting: Setting) -> RowFault? {
    let pair = Pair(row: row.anywhere, payment: payment, setting: setting)
    if let fault = Self.known[pair] { return fault }
    let fault = fault(in: row)
    Self.known[pair] = fault
    return fault
  }

  private func fault(in row: ShownRow) -> RowFault? {
    guard row.names(payment.merchant) else { return .merchant }
    let amounts = row.texts.filter { $0.string.wholeNumber(digits) != nil }
    guard let amount = amounts.last(where: { fault(inAmountOf: $0.string) == nil }) ?? amounts.last
    else { return .digits }
    if let fault = fault(inAmountOf: amount.string) {
      // Sign and currency may stand beside the digits, in texts of their own.
      guard self.fault(inAmountOf: row.joined) == nil else { return fault.asRowFault }
    }
    let isOut = payment.amountMinor < 0
    if amount.color == "red" || isOut && amount.color == "green" { return .color }
    if fault(inAmountOf: row.label) != nil { return .label }
    return faultOfDate(in: row)
  }

  private func faultOfDate(in row: ShownRow) -> RowFault? {
    var said = wordsBesideAmount(of: row)
    // The header of a section may say the date for its rows; it may be about something else as well.
    if !said.contains("Pending"), !said.contains(where: \.isNumber) { said += "  " + row.header }
    guard let date else { return said.contains("Pending") ? nil : .pending }
    if said.contains("Pending") { return .pending }
    return date.isSaid(in: said) ? nil : .date
  }

  /// True if numbers stand beside the amount: those of a date.
  func saysNumbers(besideAmountOf row: ShownRow) -> Bool {
    wordsBesideAmount(of: row).contains(where: \.isNumber)
  }

  private func wordsBesideAmount(of row: ShownRow) -> String {
    let words = row.texts.map(\.string).map { word in
      var word = word.replacing(payment.merchant, with: " ")
      if let digits = word.wholeNumber(digits) { word.replaceSubrange(digits, with: " ") }
      return word
    }
    return words.joined(separator: "  ")
  }
}

extension ExpectedPayment.AmountFault {
  fileprivate var asRowFault: RowFault {
    switch self {
    case .digits: .digits
    case .sign: .sign
    case .currency: .currency
    }
  }
}

extension ShownRow {
  /// The row wherever it stands: what it says does not depend on that.
  fileprivate var anywhere: ShownRow {
    var row = self
    row.identity = ""
    row.place = .row(0)
    return row
  }
}
