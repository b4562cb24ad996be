import FixedSearch
import FixedTransactions
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
