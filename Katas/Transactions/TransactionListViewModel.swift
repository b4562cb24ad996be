import Dispatch
import Observation

/// Everything that the list shows.
@Observable public final class TransactionListViewModel {
  var transactions: [Transaction] = []
  var isLoading = false
  var errorMessage: String?

  private let service = TransactionsService()

  func load() async {
    isLoading = true
    do {
      let loaded = try await service.fetchTransactions()
      let newestFirst = loaded.sorted { $0.bookedAt > $1.bookedAt }
      DispatchQueue.main.async {
        self.transactions += newestFirst
        self.isLoading = false
      }
    } catch {
      errorMessage = error.localizedDescription
    }
  }
}
