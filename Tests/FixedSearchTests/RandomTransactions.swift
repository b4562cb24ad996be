import FixedTransactions
import Foundation

/// Numbers that look random and are the same in every run (SplitMix64).
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A transaction together with what an independent count needs to know of it.
struct RandomTransaction {
  let transaction: CardTransaction
  let minor: Int
  /// The merchant in lower case and without accents, written down by hand.
  let plainMerchant: String

  /// The decimal places of the minor units.
  static let currencies = ["EUR": 2, "GBP": 2, "JPY": 0, "KWD": 3, "USD": 2]

  static let merchants = [
    ("Café Einstein", "cafe einstein"), ("Cafe\u{301} Zentral", "cafe zentral"), ("REWE", "rewe"),
    ("Pret A Manger", "pret a manger"), ("Müller", "muller"), ("Señor Taco", "senor taco"),
    ("Lidl", "lidl"), ("Crêperie Île", "creperie ile"), ("Top-up", "top-up"),
  ]

  static func list(
    upTo count: Int, using generator: inout SplitMix64
  ) -> [RandomTransaction] {
    (0..<Int.random(in: 0...count, using: &generator)).map { make(id: $0, using: &generator) }
  }

  private static func make(id: Int, using generator: inout SplitMix64) -> RandomTransaction {
    let codes = currencies.keys.sorted()
    let currency = codes[Int.random(in: codes.indices, using: &generator)]
    let merchant = merchants[Int.random(in: merchants.indices, using: &generator)]
    let limit = Bool.random(using: &generator) ? 100_000 : 9_007_199_254_740_993
    let minor = Int.random(in: -limit...limit / 2, using: &generator)
    // Few instants, so that some payments share one.
    let second = Int.random(in: 0...20, using: &generator)
    let date = second < 3 ? nil : Date(timeIntervalSince1970: 1_792_000_000 + Double(second))
    let transaction = CardTransaction(
      id: "tx_\(id)", merchant: merchant.0,
      amount: Decimal(
        sign: minor < 0 ? .minus : .plus, exponent: -currencies[currency]!,
        significand: Decimal(minor.magnitude)),
      currency: currency, category: "Café", bookedAt: date)
    return RandomTransaction(
      transaction: transaction, minor: minor, plainMerchant: merchant.1)
  }
}
