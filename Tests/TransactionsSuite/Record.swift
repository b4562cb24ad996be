import Foundation

/// A transaction as the server sends it.
struct Record {
  var id: String
  var merchant: String
  var amountMinor: Int
  var currency: String
  var category: String
  /// nil leaves the field out, as for a pending payment; "null" sends null.
  var bookedAt: String?

  /// A booked payment in dollars; each test says what matters to it.
  init(
    _ id: String, _ merchant: String, _ amountMinor: Int = -1000, _ currency: String = "USD",
    category: String = "Other", bookedAt: String? = "2026-10-10T10:00:00Z"
  ) {
    self.id = id
    self.merchant = merchant
    self.amountMinor = amountMinor
    self.currency = currency
    self.category = category
    self.bookedAt = bookedAt
  }

  var json: String {
    var fields = [
      #""id": "\#(id)""#, #""merchant": "\#(merchant)""#, #""amountMinor": \#(amountMinor)"#,
      #""currency": "\#(currency)""#, #""category": "\#(category)""#,
    ]
    if let bookedAt {
      fields.append(bookedAt == "null" ? #""bookedAt": null"# : #""bookedAt": "\#(bookedAt)""#)
    }
    return "{" + fields.joined(separator: ", ") + "}"
  }

  static func json(_ records: [Record]) -> String {
    "[" + records.map(\.json).joined(separator: ", ") + "]"
  }
}

/// Amounts as a reader expects to see them, made by the platform's own formatting.
enum Money {
  static func text(
    _ decimal: String, _ currency: String, locale: String = "en_US"
  ) -> String {
    let amount = Decimal(string: decimal, locale: Locale(identifier: "en_US_POSIX")) ?? .nan
    return amount.formatted(
      Decimal.FormatStyle.Currency(code: currency).locale(Locale(identifier: locale)))
  }
}
