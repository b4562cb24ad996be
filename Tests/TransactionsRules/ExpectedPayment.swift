import Foundation

/// What a payment must say to a reader: exact, in the reader's own way of writing.
struct ExpectedPayment {
  let payment: Payment
  /// The digits of the amount with all decimals of its currency, as the reader writes them.
  let digits: String
  /// What tells the currency from every other: symbol, code, name.
  let currencies: [String]
  let date: ExpectedDate?

  @MainActor private static var made: [Key: ExpectedPayment] = [:]

  private struct Key: Hashable {
    let payment: Payment
    let setting: Setting
  }

  @MainActor static func of(_ payment: Payment, in setting: Setting) -> ExpectedPayment {
    let key = Key(payment: payment, setting: setting)
    if let known = made[key] { return known }
    let new = ExpectedPayment(payment, in: setting)
    made[key] = new
    return new
  }

  private init(_ payment: Payment, in setting: Setting) {
    self.payment = payment
    let amount = Decimal(
      sign: .plus, exponent: -payment.decimals,
      significand: Decimal(payment.amountMinor.magnitude))
    digits = amount.formatted(
      .number.precision(.fractionLength(payment.decimals)).locale(setting.locale))
    currencies = Self.currencies(of: amount, payment.currency, setting.locale)
    date = payment.bookedAt.flatMap { ExpectedDate($0, in: setting) }
  }

  private static func currencies(
    of amount: Decimal, _ code: String, _ locale: Locale
  ) -> [String] {
    let style = Decimal.FormatStyle.Currency(code: code).locale(locale)
    let written = [style.presentation(.standard), style.presentation(.fullName)]
      .map { amount.formatted($0).filter { !$0.isNumber && !$0.isAmountSign && $0 != " " } }
    return written + [code]
  }
}

extension Character {
  /// True for what stands in an amount beside digits and currency.
  fileprivate var isAmountSign: Bool {
    isWhitespace || ".,'’-−+()".contains(self)
      || unicodeScalars.allSatisfy {
        $0.properties.generalCategory == .format
      }
  }
}

// MARK: - Amounts

extension ExpectedPayment {
  /// What is wrong with an amount.
  enum AmountFault: Hashable {
    case digits, sign, currency
  }

  /// What is wrong with the amount in `text`, if anything.
  func fault(inAmountOf text: String) -> AmountFault? {
    guard let range = text.wholeNumber(digits) else { return .digits }
    let isNegative = text.contains { "-−‐‑".contains($0) } || text.contains("(")
    if payment.amountMinor < 0 && !isNegative { return .sign }
    if payment.amountMinor > 0 && hasMinus(text, before: range) { return .sign }
    return currencies.contains { text.holds(currency: $0) } ? nil : .currency
  }

  private func hasMinus(_ text: String, before digits: Range<String.Index>) -> Bool {
    text[..<digits.lowerBound].suffix(5).contains { "-−".contains($0) }
  }
}

extension String {
  /// Where `number` stands as a number of its own, not as a part of a longer one.
  func wholeNumber(_ number: String) -> Range<String.Index>? {
    var from = startIndex
    while let range = self[from...].range(of: number) {
      if !isDigit(before: range.lowerBound) && !isDigit(after: range.upperBound) { return range }
      from = index(after: range.lowerBound)
    }
    return nil
  }

  /// A digit stands there, or a separator with a digit behind it.
  private func isDigit(before index: Index) -> Bool {
    var rest = self[..<index]
    if let last = rest.last, ".,".contains(last) { rest.removeLast() }
    return rest.last?.isNumber ?? false
  }

  private func isDigit(after index: Index) -> Bool {
    var rest = self[index...]
    if let first = rest.first, ".,".contains(first) { rest.removeFirst() }
    return rest.first?.isNumber ?? false
  }

  /// True if the currency stands there by itself: the `$` of `A$` is another dollar.
  fileprivate func holds(currency: String) -> Bool {
    guard let range = range(of: currency) else { return false }
    let before = self[..<range.lowerBound].last
    return !(before?.isLetter ?? false)
  }
}
