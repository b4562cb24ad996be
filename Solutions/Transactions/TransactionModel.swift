import Foundation

/// One payment on the card.
///
/// Equal means equal in everything: a list that is assigned again is drawn again exactly when
/// something in it has changed.
nonisolated public struct CardTransaction: Identifiable, Hashable, Sendable {
  public let id: String
  public let merchant: String
  /// Negative for money out; exact, in the major unit of ``currency``.
  public let amount: Decimal
  /// The ISO 4217 code.
  public let currency: String
  public let category: String
  /// When it was booked, or nil while it is pending.
  public let bookedAt: Date?

  public init(
    id: String, merchant: String, amount: Decimal, currency: String, category: String,
    bookedAt: Date?
  ) {
    self.id = id
    self.merchant = merchant
    self.amount = amount
    self.currency = currency
    self.category = category
    self.bookedAt = bookedAt
  }
}

extension Sequence<CardTransaction> {
  /// Pending ones first, by id; then the newest first, by id where two have the same instant.
  nonisolated func sortedForDisplay() -> [CardTransaction] {
    sorted { lhs, rhs in
      let left = lhs.bookedAt ?? .distantFuture
      let right = rhs.bookedAt ?? .distantFuture
      return left == right ? lhs.id < rhs.id : left > right
    }
  }
}
