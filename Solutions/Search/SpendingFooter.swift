import FixedTransactions
import Foundation
import SwiftUI

/// Says what was spent, or nothing where nothing was.
struct SpendingFooter: View {
  let totals: [CurrencyTotal]
  @Environment(\.locale) private var locale

  var body: some View {
    if !totals.isEmpty {
      Text("Spent: \(amounts)")
    }
  }

  private var amounts: String {
    totals.map(text(of:)).formatted(.list(type: .and).locale(locale))
  }

  private func text(of total: CurrencyTotal) -> String {
    total.amount.formatted(
      .currency(code: total.currency)
        .precision(.fractionLength(MinorUnits.iso4217.places(in: total.currency)))
        .locale(locale))
  }
}
