import Foundation
import KataKit
import KataTesting
import Testing

/// The result is money.
@MainActor struct ResultTests {
  static let locales = ["en_US", "de_DE", "fr_FR", "en_IN", "de_CH", "ar_EG", "ja_JP"]

  @Test(.finding(.c8))
  func `C8 the result is money in the target currency, as people write it there`() async throws {
    var complaints: [String] = []
    for locale in ResultTests.locales {
      complaints += try await complaint("8", rate: "1070.9125", "8567.3", "USD", locale)
    }
    check("8 euros at a rate of 1070.9125 are 8567.30 dollars", complaints: complaints)
  }

  @Test(.finding(.c8))
  func `C8 the result has the decimals of its currency`() async throws {
    var complaints: [String] = []
    for locale in ResultTests.locales {
      complaints += try await complaint("8", rate: "171.85", "1374.8", "JPY", locale)
    }
    check("8 euros at a rate of 171.85 are 1375 yen", complaints: complaints)
  }

  @Test(.finding(.c20))
  func `C20 half a cent is rounded up`() async throws {
    var complaints: [String] = []
    for (rate, result) in [("2.665", "2.67"), ("2.675", "2.68"), ("2.6649", "2.66")] {
      complaints += try await complaint("1", rate: rate, result, "USD", "en_US")
    }
    check("half a cent or more is rounded up, less is rounded down", complaints: complaints)
  }

  private func complaint(
    _ text: String, rate: String, _ expected: String, _ currency: String, _ locale: String
  ) async throws -> [String] {
    let app = try await App.open(locale: locale, currencyCode: currency)
    try await app.convert(text, rate: rate, currency: currency)
    let amount = try #require(
      Decimal(string: expected, locale: Locale(identifier: "en_US_POSIX")))
    let style = Decimal.FormatStyle.Currency(code: currency).locale(Locale(identifier: locale))
    let wanted = amount.formatted(style)
    let seen = app.screen.results.joined(separator: ", ")
    return seen == wanted ? [] : ["\(locale): expected \(wanted), seen \(seen)"]
  }
}
