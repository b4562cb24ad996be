import FixedTransactions
import Observation

/// The list and its search.
@Observable public final class SearchViewModel {
  var query = "" {
    didSet { search() }
  }
  private(set) var results: [CardTransaction] = []

  let list: TransactionListViewModel

  init(service: any TransactionFetching) {
    list = TransactionListViewModel(service: service)
  }

  var spending: Spending { Spending(of: list.transactions) }

  func load() async {
    await list.load()
    results = list.transactions
  }

  private func search() {
    let text = query.lowercased()
    guard !text.isEmpty else { return }
    results = results.filter { transaction in
      [transaction.merchant, transaction.category, transaction.id].contains {
        $0.lowercased().contains(text)
      }
    }
  }
}
