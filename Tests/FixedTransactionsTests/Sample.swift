import FixedTransactions
import Foundation

/// Five payments of October 2026.
enum Sample {
  static let all = [
    make("a", "Café Einstein", -410, day: 14),
    make("b", "Rewe", 1299, day: 8),
    make("c", "Pret A Manger", -645, "GBP", day: 9),
    make("d", "Lidl", -1874, day: nil),
    make("e", "Café Einstein", -380, day: 11),
  ]

  private static func make(
    _ id: String, _ merchant: String, _ minor: Int, _ currency: String = "EUR", day: Int?
  ) -> CardTransaction {
    let date = day.flatMap {
      DateComponents(
        calendar: Calendar(identifier: .iso8601), timeZone: .gmt, year: 2026, month: 10, day: $0
      ).date
    }
    return CardTransaction(
      id: id, merchant: merchant, amount: Decimal(minor) / 100, currency: currency,
      category: "Other", bookedAt: date)
  }
}
