import Foundation
import KataKit

/// Loads the transactions from the server.
struct TransactionsService {
  private let session = Wire.current.openSession()

  func fetchTransactions() async throws -> [Transaction] {
    let data = try await session.data(for: "/transactions")
    return try JSONDecoder().decode([Transaction].self, from: data)
  }
}
