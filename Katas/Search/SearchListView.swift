import FixedTransactions
import SwiftUI

/// The list of card transactions, with a search and what was spent.
struct SearchListView: View {
  @Bindable var viewModel: SearchViewModel

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("Transactions")
        .searchable(text: $viewModel.query, prompt: "Merchant")
        .navigationDestination(for: CardTransaction.ID.self) { id in
          TransactionDetail(id: id, viewModel: viewModel.list)
        }
    }
    .task {
      await viewModel.load()
    }
  }

  @ViewBuilder private var content: some View {
    switch viewModel.list.state {
    case .loading:
      ProgressView()
    case .failed(let message):
      failure(message)
    case .loaded(_, let refreshFailure):
      list(of: viewModel.results, refreshFailure: refreshFailure)
    }
  }

  private func failure(_ message: String) -> some View {
    ContentUnavailableView {
      Label("Could not load", systemImage: "wifi.exclamationmark")
    } description: {
      Text(message)
    } actions: {
      Button("Try again") {
        Task { await viewModel.load() }
      }
    }
  }

  private func list(
    of transactions: [CardTransaction], refreshFailure: String?
  ) -> some View {
    List {
      Section {
        ForEach(transactions) { transaction in
          NavigationLink(value: transaction.id) {
            TransactionRow(transaction: transaction)
          }
        }
      } header: {
        if let refreshFailure {
          Label("Could not refresh: \(refreshFailure)", systemImage: "exclamationmark.triangle")
        }
      } footer: {
        SpendingFooter(spending: viewModel.spending)
      }
    }
    .overlay {
      if viewModel.list.transactions.isEmpty {
        ContentUnavailableView("No transactions", systemImage: "tray")
      }
    }
    .refreshable {
      await viewModel.load()
    }
  }
}
