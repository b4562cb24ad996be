import SwiftUI

/// The list of card transactions.
struct TransactionListView: View {
  @State private var viewModel = TransactionListViewModel()

  var body: some View {
    NavigationStack {
      List(viewModel.transactions, id: \.merchant) { transaction in
        NavigationLink(value: transaction) {
          TransactionRow(transaction: transaction)
        }
        .navigationDestination(for: Transaction.self) { transaction in
          TransactionDetail(transaction: transaction)
        }
      }
      .navigationTitle("Transactions")
      .overlay {
        if viewModel.isLoading {
          ProgressView()
        }
      }
      .task {
        await viewModel.load()
      }
      .refreshable {
        await viewModel.load()
      }
      .alert("Something went wrong", isPresented: .constant(viewModel.errorMessage != nil)) {
        Button("OK") {}
      } message: {
        Text(viewModel.errorMessage ?? "")
      }
    }
  }
}
