import Foundation

/// One payment on the card, as the server sends it.
public struct Transaction: Decodable, Identifiable, Hashable {
  public let id: String
  let merchant: String
  let amountMinor: Int
  let currency: String
  let category: String
  let bookedAt: String

  public static func == (lhs: Transaction, rhs: Transaction) -> Bool {
    lhs.id == rhs.id
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
