import Foundation

/// Reads and writes amounts.
enum Amount {
  /// The amount that the user has typed.
  static func read(_ text: String) -> Decimal {
    Decimal(string: text)!
  }

  /// The amount as the user sees it.
  static func show(_ amount: Decimal) -> String {
    "\(amount)"
  }
}
