import Foundation
import KataHarness

/// The world that the converter is opened in.
public enum ConverterSetting: String, Hashable, Sendable, CaseIterable {
  case american, german, egyptian, unknown

  var locale: Locale { ConverterSetting.locales[self] ?? Locale(identifier: "en_US") }

  /// The code of the currency, as a link into the app names it.
  var code: String {
    switch self {
    case .american: "USD"
    case .german: "usd"
    case .egyptian: "JPY"
    case .unknown: "XYZ"
    }
  }

  /// What a request does when it is cancelled.
  var onCancel: HeldRequests<String, Data>.Cancellation {
    switch self {
    case .american, .unknown: .ignored
    case .german: .ends(with: CancellationError())
    case .egyptian: .ends(with: URLError(.cancelled))
    }
  }

  /// Texts for the amount, each with what it is worth; nil for what is no amount there.
  var texts: [(text: String, amount: String?)] {
    switch self {
    case .american:
      [
        ("12", "12"), ("1,234.5", "1234.5"), (" 7 ", "7"),
        ("90071992547409.93", "90071992547409.93"),
        ("1234567890123456789012", "1234567890123456789012"), ("0", "0"), ("12,5", nil),
        ("12abc", nil), ("-5", nil), ("+", nil), ("+5", nil), ("1e3", nil), ("12²", nil),
        (".", nil),
        ("--5", nil), ("1.2.3", nil), ("   ", nil), (String(repeating: "9", count: 40), nil),
      ]
    case .german:
      [
        ("12,5", "12.5"), ("1.234,56", "1234.56"), ("12.5", nil), ("1.50", nil), ("abc", nil),
        ("-", nil),
      ]
    case .egyptian: [("١٢٫٥", "12.5"), ("٣", "3"), ("abc", nil), ("-٥", nil)]
    case .unknown: []
    }
  }

  var words: String {
    switch self {
    case .american: "in American English with USD; requests do not look at cancellation"
    case .german: "in German with “usd”; requests end when they are cancelled"
    case .egyptian: "in Egypt with JPY; requests end with URLError.cancelled when cancelled"
    case .unknown: "with the unknown currency XYZ"
    }
  }

  private static let locales: [ConverterSetting: Locale] = [
    .american: Locale(identifier: "en_US"), .german: Locale(identifier: "de_DE"),
    .egyptian: Locale(identifier: "ar_EG"), .unknown: Locale(identifier: "en_US"),
  ]
}
