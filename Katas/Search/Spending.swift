import FixedTransactions
import Foundation

/// What transactions add up to.
struct Spending {
  let total: Double
  let currency: String

  init(of transactions: [CardTransaction]) {
    var sum = 0.0
    for transaction in transactions where transaction.bookedAt != nil {
      sum += NSDecimalNumber(decimal: transaction.amount).doubleValue
    }
    total = -sum
    currency = transactions.first?.currency ?? "EUR"
  }
}
