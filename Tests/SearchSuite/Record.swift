import Foundation

/// A transaction as the server sends it.
struct Record {
  var id: String
  var merchant: String
  var amountMinor: Int
  var currency: String
  var category: String
  /// nil leaves the field out, as for a pending payment.
  var bookedAt: String?

  /// A booked payment of ten dollars; each test says what matters to it.
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
    if let bookedAt { fields.append(#""bookedAt": "\#(bookedAt)""#) }
    return "{" + fields.joined(separator: ", ") + "}"
  }

  static func json(_ records: [Record]) -> String {
    "[" + records.map(\.json).joined(separator: ", ") + "]"
  }
}

/// The footer as a reader expects to see it, made by the platform's own formatting.
enum Spent {
  /// The footer for amounts that are each given as a number and a code, such as "6.45 GBP".
  static func text(_ amounts: String..., locale: String = "en_US") -> String {
    let locale = Locale(identifier: locale)
    let texts = amounts.map { amount in
      let parts = amount.split(separator: " ").map(String.init)
      let number = Decimal(string: parts[0], locale: Locale(identifier: "en_US_POSIX")) ?? .nan
      return number.formatted(.currency(code: parts[1]).locale(locale))
    }
    return "Spent: " + texts.formatted(.list(type: .and).locale(locale))
  }
}
