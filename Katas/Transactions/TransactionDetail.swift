import SwiftUI

/// Everything about one transaction.
struct TransactionDetail: View {
  let transaction: Transaction

  var body: some View {
    List {
      TransactionRow(transaction: transaction)
      LabeledContent("Category", value: transaction.category)
    }
    .navigationTitle(transaction.merchant)
  }
}
