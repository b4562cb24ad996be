/// What the server answers: few payments, chosen to be hard.
public enum Answer: String, Hashable, Sendable, CaseIterable {
  /// One merchant several times, two payments that look the same, money in, one pending.
  case everyday
  /// The same payments, of which one has another amount and one another category.
  case corrected
  /// The same a day later: changed, booked, gone, new.
  case changed
  /// Yen, dinars, two dollars, a lottery; the last day of a year.
  case currencies
  /// Several payments of one instant, two pending, an instant with an offset.
  case instants
  /// The same payments in another order.
  case instantsTurned
  case empty
  /// One date is none.
  case malformed

  public var payments: [Payment] {
    switch self {
    case .everyday: Answer.day
    case .corrected: Answer.day.map(Answer.corrected)
    case .changed: Answer.dayAfter
    case .currencies: Answer.world
    case .instants: Answer.moments
    case .instantsTurned: Answer.moments.reversed()
    case .empty, .malformed: []
    }
  }

  var json: String {
    guard self != .malformed else {
      return "[" + Payment("m", "Rewe", -100, at: "yesterday").json + "]"
    }
    return "[" + payments.map(\.json).joined(separator: ", ") + "]"
  }

  var words: String {
    switch self {
    case .everyday: "payments"
    case .corrected: "payments, some corrected"
    case .changed: "payments a day later"
    case .currencies: "payments in many currencies"
    case .instants: "payments of one instant"
    case .instantsTurned: "the payments of one instant, turned round"
    case .empty: "no payments"
    case .malformed: "a date that is none"
    }
  }

  private static let day = [
    Payment("t4", "Rewe", 1299, "EUR", "Groceries", at: "2026-10-08T16:10:00Z"),
    Payment("t1", "Café Einstein", -410, "EUR", "Eating out", at: "2026-10-14T23:15:00Z"),
    Payment("t3", "Café Einstein", -380, "EUR", "Eating out", at: "2026-10-11T09:05:00Z"),
    Payment("t5", "Lidl", -1874, "EUR", "Groceries", at: nil),
    Payment("t6", "Rewe", -3289, "EUR", "Groceries", at: "2026-10-13T04:22:00Z"),
    Payment("t2", "Café Einstein", -410, "EUR", "Eating out", at: "2026-10-14T23:15:00Z"),
  ]

  private static func corrected(_ payment: Payment) -> Payment {
    var payment = payment
    if payment.id == "t3" { payment.amountMinor = -390 }
    if payment.id == "t4" { payment.category = "Refund" }
    return payment
  }

  private static let dayAfter = [
    Payment("t6", "Rewe", -3289, "EUR", "Household", at: "2026-10-13T04:22:00Z"),
    Payment("t2", "Café Einstein", -425, "EUR", "Eating out", at: "2026-10-14T23:15:00Z"),
    Payment("t5", "Lidl", -1874, "EUR", "Groceries", at: "2026-10-12T18:30:00Z"),
    Payment("t7", "Aldi", -5, "EUR", "Groceries", at: "2026-10-15T08:00:00Z"),
    Payment("t1", "Café Einstein", -410, "EUR", "Eating out", at: "2026-10-14T23:15:00Z"),
  ]

  private static let world = [
    Payment("u4", "Diner", -1000, "USD", at: "2026-12-29T10:00:00Z"),
    Payment("u1", "Sushi", -1200, "JPY", at: "2026-12-31T23:30:00Z"),
    Payment("u5", "Lottery", 9_007_199_254_740_993, "USD", at: "2026-12-28T10:00:00Z"),
    Payment("u3", "Bondi", -1000, "AUD", at: "2026-12-30T10:00:00Z"),
    Payment("u2", "Souk", -1500, "KWD", at: "2026-12-31T05:00:00Z"),
    Payment("u7", "Kimchi", -15000, "KRW", at: "2026-12-27T10:00:00Z"),
    Payment("u8", "Medina", -7250, "TND", at: "2026-12-26T10:00:00Z"),
    Payment("u9", "Yacht", -9_007_199_254_740_993, "USD", at: "2026-12-25T10:00:00Z"),
    Payment("u6", "Pret A Manger", -645, "GBP", at: "2027-01-01T05:30:00Z"),
  ]

  private static let moments = [
    Payment("v2", "Kiosk", -200, at: "2026-10-14T08:15:00Z"),
    Payment("v1", "Bakery", -300, at: "2026-10-14T08:15:00Z"),
    Payment("v3", "Tram", -400, at: "2026-10-14T08:15:00Z"),
    Payment("v5", "Hotel", -500, at: nil),
    Payment("v4", "Garage", -600, at: nil),
    Payment("v6", "Florist", -700, at: "2026-10-14T08:00:00+02:00"),
    Payment("v7", "Cinema", -800, at: "2026-10-14T07:30:00Z"),
  ]

  static let merchants = Set(
    [day, dayAfter, world, moments].joined().map(\.merchant))
}

extension Answer {
  /// True if the name of some merchant stands in `text`.
  static func names(aMerchantIn text: String) -> Bool {
    merchants.contains(text) || merchants.contains { text.contains($0) }
  }
}
