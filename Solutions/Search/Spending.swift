import FixedTransactions
import Foundation

/// What was spent in one currency.
nonisolated public struct CurrencyTotal: Hashable, Sendable {
  /// The ISO 4217 code.
  public let currency: String
  /// Above zero; exact, in the major unit of ``currency``.
  public let amount: Decimal
}

extension Sequence<CardTransaction> {
  /// Money out, pending or booked: one total for each currency, in the order of their codes.
  nonisolated func spentByCurrency() -> [CurrencyTotal] {
    var totals: [String: Decimal] = [:]
    for transaction in self where transaction.amount < 0 {
      totals[transaction.currency, default: 0] -= transaction.amount
    }
    return totals.sorted { $0.key < $1.key }
      .map { CurrencyTotal(currency: $0.key, amount: $0.value) }
  }
}
