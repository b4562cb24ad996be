import Foundation

extension Wire {
  /// The kit's own server, which answers from memory 800 ms after it was asked.
  ///
  /// It knows `/transactions` and `/rates/USD`, `/rates/GBP`, `/rates/EUR` and `/rates/JPY`; other
  /// paths fail with ``WireError``. It respects cancellation.
  public static let live = live(clock: ContinuousClock())

  /// The kit's own server, on whose answers `clock` puts the 800 ms.
  public static func live(clock: any Clock<Duration>) -> Wire {
    Wire {
      Session { path in
        try await clock.sleep(for: .milliseconds(800))
        return try liveAnswer(to: path)
      }
    }
  }

  /// What the live wire answers to `path`, at once.
  ///
  /// The transactions are a JSON array of nine in no particular order, a rate is an object whose
  /// `rate` is decimal text.
  ///
  /// - Throws: ``WireError`` for a path that it does not know.
  public static func liveAnswer(to path: String) throws -> Data {
    if path == "/transactions" { return Data(shippedTransactions.utf8) }
    let prefix = "/rates/"
    let currency = String(path.dropFirst(prefix.count))
    if path.hasPrefix(prefix), let rate = shippedRates[currency] {
      return Data(#"{"currency":"\#(currency)","rate":"\#(rate)"}"#.utf8)
    }
    throw WireError("The server does not know \(path).")
  }

  private static let shippedRates = ["USD": "1.08", "GBP": "0.85", "EUR": "1", "JPY": "171.35"]

  private static let shippedTransactions = """
    [
      {"id": "tx_004", "merchant": "Pret A Manger", "amountMinor": -645, "currency": "GBP",
       "category": "Eating out", "bookedAt": "2026-10-09T12:40:00Z"},
      {"id": "tx_001", "merchant": "Café Einstein", "amountMinor": -410, "currency": "EUR",
       "category": "Eating out", "bookedAt": "2026-10-14T08:15:00Z"},
      {"id": "tx_007", "merchant": "Deutsche Bahn", "amountMinor": -8990, "currency": "EUR",
       "category": "Travel", "bookedAt": "2026-10-06T05:58:00Z"},
      {"id": "tx_009", "merchant": "Lidl", "amountMinor": -1874, "currency": "EUR",
       "category": "Groceries"},
      {"id": "tx_002", "merchant": "Rewe", "amountMinor": -3289, "currency": "EUR",
       "category": "Groceries", "bookedAt": "2026-10-13T17:22:00Z"},
      {"id": "tx_006", "merchant": "Top-up", "amountMinor": 50000, "currency": "EUR",
       "category": "Top-up", "bookedAt": "2026-10-07T09:00:00Z"},
      {"id": "tx_005", "merchant": "Café Einstein", "amountMinor": -380, "currency": "EUR",
       "category": "Eating out", "bookedAt": "2026-10-11T09:05:00Z"},
      {"id": "tx_008", "merchant": "Rewe", "amountMinor": 1299, "currency": "EUR",
       "category": "Groceries", "bookedAt": "2026-10-08T16:10:00Z"},
      {"id": "tx_003", "merchant": "Spotify", "amountMinor": -1099, "currency": "EUR",
       "category": "Subscriptions", "bookedAt": "2026-10-12T00:01:00Z"}
    ]
    """
}
