import FixedSearch
import FixedTransactions
import Foundation
import KataTesting
import Testing

/// Tests 4 and 5 of those that the interview asks for: plain ones, of the view model, as a learner
/// writes them. The first three are in `FixedTransactionsTests`.
@MainActor @Suite(.harness) struct ViewModelTests {
  @Test func `"cafe einstein" finds both coffees`() async throws {
    let viewModel = await SearchViewModel.showing(Sample.all)
    viewModel.query = "cafe einstein"
    #expect(viewModel.transactions.map(\.id) == ["a", "e"])
  }

  @Test func `26.64 euros and 6.45 pounds were spent`() async throws {
    let viewModel = await SearchViewModel.showing(Sample.all)
    #expect(
      viewModel.spent.map { "\($0.currency) \($0.amount)" } == ["EUR 26.64", "GBP 6.45"])
  }
}

extension SearchViewModel {
  /// A view model that has loaded `transactions`.
  @MainActor static func showing(_ transactions: [CardTransaction]) async -> SearchViewModel {
    let viewModel = SearchViewModel(service: ReadyService(transactions: transactions))
    await viewModel.load()
    return viewModel
  }
}

/// A service that has its answer at hand.
private struct ReadyService: TransactionFetching {
  let transactions: [CardTransaction]

  func fetchTransactions() async throws -> [CardTransaction] { transactions }
}

/// Five payments of October 2026.
private enum Sample {
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
