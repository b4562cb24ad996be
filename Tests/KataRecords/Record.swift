/// A transaction as the server sends it.
public struct Record: Sendable {
  public var id: String
  public var merchant: String
  /// Negative for money out, in the minor unit of ``currency``.
  public var amountMinor: Int
  /// The ISO 4217 code.
  public var currency: String
  public var category: String
  /// An ISO 8601 instant. As for a pending payment, nil leaves the field out and "null" sends null.
  public var bookedAt: String?

  /// A booked payment of ten dollars; each test says what matters to it.
  public init(
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

  /// The record as a JSON object.
  public var json: String {
    var fields = [
      #""id": "\#(id)""#, #""merchant": "\#(merchant)""#, #""amountMinor": \#(amountMinor)"#,
      #""currency": "\#(currency)""#, #""category": "\#(category)""#,
    ]
    if let bookedAt {
      fields.append(bookedAt == "null" ? #""bookedAt": null"# : #""bookedAt": "\#(bookedAt)""#)
    }
    return "{" + fields.joined(separator: ", ") + "}"
  }

  /// The records as the server's answer, a JSON array.
  public static func json(_ records: [Record]) -> String {
    "[" + records.map(\.json).joined(separator: ", ") + "]"
  }

  /// The answer in a few words, for the timeline of a test.
  public static func summary(of records: [Record]) -> String {
    let names = records.map(\.merchant).joined(separator: ", ")
    return records.isEmpty ? "[]" : "\(records.count): \(names)"
  }
}
