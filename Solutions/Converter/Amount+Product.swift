import Foundation

extension Amount {
  /// The converted amount.
  ///
  /// - Throws: ``Inexact`` where the product has more digits than can be kept: `Decimal` would round it
  ///   in silence.
  static func product(_ amount: Decimal, _ rate: Decimal) throws -> Decimal {
    let product = amount * rate
    // Digits are dropped from the end, which raises the exponent, and only where all of them are used.
    let isWhole = product.exponent <= amount.exponent + rate.exponent
    guard isWhole || product.significand < Decimal(sign: .plus, exponent: 37, significand: 1) else {
      throw Inexact()
    }
    return product
  }

  /// The result has more digits than can be kept exactly.
  struct Inexact: LocalizedError {
    var errorDescription: String? { "The result has too many digits to be exact." }
  }
}
