import Foundation

/// An amount of money as people in a locale write it.
struct ExpectedMoney {
  /// The digits with the decimals of the currency, and the texts that name the currency.
  let digits: String
  private let names: [String]
  let text: String

  @MainActor private static var made: [Key: ExpectedMoney] = [:]

  private struct Key: Hashable {
    let amount: Decimal
    let currency: String
    let setting: ConverterSetting
  }

  @MainActor static func of(
    _ amount: Decimal, _ currency: String, in setting: ConverterSetting
  ) -> ExpectedMoney {
    let key = Key(amount: amount, currency: currency, setting: setting)
    if let known = made[key] { return known }
    let new = ExpectedMoney(amount, currency, setting)
    made[key] = new
    return new
  }

  private init(_ amount: Decimal, _ currency: String, _ setting: ConverterSetting) {
    let decimals = currency == "JPY" ? 0 : 2
    let locale = setting.locale
    digits = amount.formatted(
      .number.precision(.fractionLength(decimals)).rounded(rule: .toNearestOrAwayFromZero)
        .locale(locale))
    let style = Decimal.FormatStyle.Currency(code: currency).locale(locale)
      .rounded(rule: .toNearestOrAwayFromZero)
    text = amount.formatted(style)
    names =
      [style, style.presentation(.narrow), style.presentation(.fullName)].map {
        amount.formatted($0).filter { $0.isLetter || $0.isCurrencySymbol }
      } + [currency]
  }

  /// True if `said` is this amount: its digits as a number of their own, and its currency.
  func isSaid(in said: String) -> Bool {
    guard let range = said.range(of: digits) else { return false }
    let before = said[..<range.lowerBound].suffix(2)
    let after = said[range.upperBound...].prefix(2)
    guard !before.contains(where: \.isNumber), !after.contains(where: \.isNumber),
      !said.contains(where: { "-−".contains($0) })
    else { return false }
    let words = said.filter { $0.isLetter || $0.isCurrencySymbol }
    return names.contains { words.contains($0) }
  }
}
