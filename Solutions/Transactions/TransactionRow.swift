import Foundation
import SwiftUI

/// One transaction in the list.
public struct TransactionRow: View {
  let transaction: CardTransaction

  public init(transaction: CardTransaction) {
    self.transaction = transaction
  }

  private var signedAmount: Decimal.FormatStyle.Currency {
    .currency(code: transaction.currency)
      .precision(.fractionLength(MinorUnits.iso4217.places(in: transaction.currency)))
      .sign(strategy: .always(showZero: false))
  }

  public var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(transaction.merchant)
        date
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text(transaction.amount, format: signedAmount)
        .foregroundStyle(transaction.amount > 0 ? Color.green : Color.primary)
    }
    .accessibilityElement(children: .combine)
  }

  private var date: Text {
    guard let bookedAt = transaction.bookedAt else { return Text("Pending") }
    return Text(bookedAt, format: .dateTime.day().month().year().hour().minute())
  }
}
