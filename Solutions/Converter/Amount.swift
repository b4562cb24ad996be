import Foundation

/// Reads and writes amounts as people in `locale` do.
struct Amount {
  let locale: Locale

  /// The most digits that `Decimal` keeps exactly.
  private static let mostDigits = 38

  /// The amount that the user has typed, or nil where it is none.
  ///
  /// The whole text is read or refused, white space around it aside: a prefix that happens to be a
  /// number is another number. Negative amounts, exponents ("1e3") and more digits than can be kept
  /// exactly are refused.
  func read(_ text: String) -> Decimal? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.contains(where: \.isLetter), text.count(where: \.isNumber) <= Amount.mostDigits,
      let amount = text.wholeMatch(of: Decimal.FormatStyle.number.locale(locale))?.output,
      Amount.isValid(amount)
    else { return nil }
    return amount
  }

  /// True for an amount that can be converted.
  static func isValid(_ amount: Decimal) -> Bool {
    !amount.isNaN && amount >= 0
  }

  /// The amount as the user sees it, in the currency's own decimals; half a unit is rounded up.
  func show(_ amount: Decimal, in currency: Currency) -> String {
    amount.formatted(
      .currency(code: currency.code).rounded(rule: .toNearestOrAwayFromZero).locale(locale))
  }
}
