import FixedTransactions
import Foundation
import Observation

/// The list, a query, and what follows from the two: only those two are stored.
@Observable public final class SearchViewModel {
  /// What stands in the search field.
  public var query = ""

  let list: TransactionListViewModel

  public init(service: any TransactionFetching) {
    list = TransactionListViewModel(service: service)
  }

  public func load() async {
    await list.load()
  }

  /// The transactions that the query finds, in the order of the list; all of them without a query.
  public var transactions: [CardTransaction] {
    let text = searchText
    guard !text.isEmpty else { return list.transactions }
    return list.transactions.filter { $0.merchant.localizedStandardContains(text) }
  }

  /// What was spent on ``transactions``.
  public var spent: [CurrencyTotal] { transactions.spentByCurrency() }

  /// The query as it is searched for; empty where there is nothing to search for.
  var searchText: String { query.trimmingCharacters(in: .whitespacesAndNewlines) }
}
