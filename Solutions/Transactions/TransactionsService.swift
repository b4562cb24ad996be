import Foundation
import KataKit

/// Where transactions come from.
nonisolated public protocol TransactionFetching: Sendable {
  /// Loads all transactions, in any order.
  func fetchTransactions() async throws -> [CardTransaction]
}

/// Loads the transactions from the server.
nonisolated public struct TransactionsService: TransactionFetching {
  private let session: Wire.Session
  private let minorUnits: MinorUnits

  public init(wire: Wire, minorUnits: MinorUnits = .iso4217) {
    session = wire.openSession()
    self.minorUnits = minorUnits
  }

  public func fetchTransactions() async throws -> [CardTransaction] {
    let data = try await session.data(for: "/transactions")
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode([Record].self, from: data).map(transaction(of:))
  }

  private func transaction(of record: Record) -> CardTransaction {
    CardTransaction(
      id: record.id, merchant: record.merchant,
      amount: minorUnits.amount(of: record.amountMinor, in: record.currency),
      currency: record.currency, category: record.category, bookedAt: record.bookedAt)
  }

  /// A transaction as the server sends it.
  private struct Record: Decodable {
    let id: String
    let merchant: String
    let amountMinor: Int
    let currency: String
    let category: String
    let bookedAt: Date?
  }
}

/// How many decimal places the minor unit of a currency has.
nonisolated public struct MinorUnits: Sendable {
  private let exceptions: [String: Int]

  /// - Parameter exceptions: The currencies that do not have two places.
  public init(exceptions: [String: Int]) {
    self.exceptions = exceptions
  }

  /// The exponents of ISO 4217.
  public static let iso4217 = MinorUnits(exceptions: [
    "BIF": 0, "CLP": 0, "DJF": 0, "GNF": 0, "ISK": 0, "JPY": 0, "KMF": 0, "KRW": 0, "PYG": 0,
    "RWF": 0, "UGX": 0, "VND": 0, "VUV": 0, "XAF": 0, "XOF": 0, "XPF": 0,
    "BHD": 3, "IQD": 3, "JOD": 3, "KWD": 3, "LYD": 3, "OMR": 3, "TND": 3,
  ])

  /// How many decimal places an amount in a currency has. The platform's style writes fewer for some:
  /// 1.500 Iraqi dinars would read "IQD 2".
  public func places(in currency: String) -> Int { exceptions[currency, default: 2] }

  func amount(of minor: Int, in currency: String) -> Decimal {
    Decimal(
      sign: minor < 0 ? .minus : .plus, exponent: -places(in: currency),
      significand: Decimal(minor.magnitude))
  }
}
