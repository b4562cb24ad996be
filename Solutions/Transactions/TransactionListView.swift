import SwiftUI

/// The list of card transactions.
struct TransactionListView: View {
  let viewModel: TransactionListViewModel

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("Transactions")
        .navigationDestination(for: CardTransaction.ID.self) { id in
          TransactionDetail(id: id, viewModel: viewModel)
        }
    }
    .task {
      await viewModel.load()
    }
  }

  @ViewBuilder private var content: some View {
    switch viewModel.state {
    case .loading:
      ProgressView()
    case .failed(let message):
      failure(message)
    case .loaded(let transactions, let refreshFailure):
      list(of: transactions, refreshFailure: refreshFailure)
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
      }
    }
    .overlay {
      if transactions.isEmpty {
        ContentUnavailableView("No transactions", systemImage: "tray")
      }
    }
    .refreshable {
      await viewModel.load()
    }
  }
}
