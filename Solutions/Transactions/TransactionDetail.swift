import SwiftUI

/// Everything about one transaction, as it is now: the page knows the id and asks the model.
public struct TransactionDetail: View {
  let id: CardTransaction.ID
  let viewModel: TransactionListViewModel
  @Environment(\.dismiss) private var dismiss

  public init(id: CardTransaction.ID, viewModel: TransactionListViewModel) {
    self.id = id
    self.viewModel = viewModel
  }

  public var body: some View {
    if let transaction = viewModel.transaction(id) {
      List {
        TransactionRow(transaction: transaction)
        LabeledContent("Category", value: transaction.category)
      }
      .navigationTitle(transaction.merchant)
    } else {
      ContentUnavailableView {
        Label("No longer here", systemImage: "questionmark.circle")
      } description: {
        Text("This transaction is not in your account any more.")
      } actions: {
        Button("Back to the list") { dismiss() }
      }
      .navigationTitle("Transaction")
    }
  }
}
