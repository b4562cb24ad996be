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
    totals.map { $0.amount.formatted(.currency(code: $0.currency).locale(locale)) }
      .formatted(.list(type: .and).locale(locale))
  }
}
