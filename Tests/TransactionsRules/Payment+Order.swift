import Foundation

extension Payment {
  /// When it was booked; nothing is later than what is pending.
  var instant: Date {
    bookedAt.flatMap { try? Date($0, strategy: .iso8601) } ?? .distantFuture
  }

  /// True if the payment must stand below `other`.
  func isBehind(_ other: Payment) -> Bool { instant < other.instant }

  /// True if nothing says which of the two stands first.
  func isTied(with other: Payment) -> Bool { instant == other.instant }

  /// True if a search for the merchant finds it: case, accents and white space around do not matter.
  func isFound(by query: String) -> Bool {
    let query = query.trimmingCharacters(in: .whitespacesAndNewlines)
    return query.isEmpty || merchant.localizedStandardContains(query)
  }

  /// The payment in a few words.
  var words: String { "\(merchant) \(amountMinor) \(currency) (\(id))" }
}

extension Answer {
  private static let inOrder: [Answer: [Payment]] = Dictionary(
    uniqueKeysWithValues: allCases.map { answer in
      (answer, answer.payments.sorted { ($1.instant, $0.id) < ($0.instant, $1.id) })
    })

  /// The payments in the order of the screen, by their ids where nothing says which is first.
  var ordered: [Payment] { Answer.inOrder[self] ?? [] }
}
