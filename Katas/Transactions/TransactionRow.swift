import SwiftUI

/// One transaction in the list.
struct TransactionRow: View {
  let transaction: Transaction

  private var amount: Double {
    abs(Double(transaction.amountMinor) / 100)
  }

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(transaction.merchant)
        Text(transaction.bookedAt.prefix(10))
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text(amount, format: .currency(code: "USD"))
        .foregroundStyle(transaction.amountMinor < 0 ? .red : .green)
    }
  }
}
