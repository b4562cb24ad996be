/// A payment as the server sends it.
public struct Payment: Hashable, Sendable, Identifiable {
  public let id: String
  let merchant: String
  var amountMinor: Int
  let currency: String
  var category: String
  /// When it was booked, in ISO 8601; nil while it is pending.
  var bookedAt: String?

  init(
    _ id: String, _ merchant: String, _ amountMinor: Int, _ currency: String = "EUR",
    _ category: String = "Other", at bookedAt: String?
  ) {
    self.id = id
    self.merchant = merchant
    self.amountMinor = amountMinor
    self.currency = currency
    self.category = category
    self.bookedAt = bookedAt
  }

  var json: String {
    let date = bookedAt.map { #", "bookedAt": "\#($0)""# } ?? ""
    return #"{"id": "\#(id)", "merchant": "\#(merchant)", "amountMinor": \#(amountMinor), "#
      + #""currency": "\#(currency)", "category": "\#(category)"\#(date)}"#
  }

  /// How many decimal places the minor unit has, after ISO 4217.
  var decimals: Int { ["JPY": 0, "KRW": 0, "KWD": 3, "TND": 3][currency] ?? 2 }
}
