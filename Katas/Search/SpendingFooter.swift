import Foundation
import SwiftUI

/// Says what was spent.
struct SpendingFooter: View {
  let spending: Spending

  var body: some View {
    if spending.total != 0 {
      Text("Spent: \(amount)")
    }
  }

  private var amount: Text {
    Text(
      spending.total,
      format: .currency(code: spending.currency).precision(.fractionLength(2)))
  }
}
