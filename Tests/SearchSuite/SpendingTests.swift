import KataKit
import KataRecords
import KataTesting
import Testing

/// What counts as spent, and how it is written.
@MainActor struct SpendingTests {
  @Test(.finding(.s1))
  func `S1 a refund and a top-up do not reduce what was spent`() async throws {
    let app = try await App.open(showing: [
      Record("a", "Rewe", -3289), Record("b", "Rewe", 1299), Record("c", "Top-up", 50000),
    ])
    check("32.89 was spent. The footer", is: app.spent, expected: Money.spent("32.89 USD"))
  }

  @Test(.finding(.s1))
  func `S1 an account that only received money has spent nothing`() async throws {
    let app = try await App.open(showing: [Record("a", "Top-up", 50000), Record("b", "Rewe", 1299)])
    check("Nothing was spent. The footer", is: app.spent, expected: nil)
    let free = try await App.open(showing: [Record("a", "Card check", 0)])
    check("The only payment is of 0.00. The footer", is: free.spent, expected: nil)
  }

  @Test(.finding(.s2))
  func `S2 a pending payment counts`() async throws {
    let app = try await App.open(showing: [
      Record("a", "Rewe", -3289), Record("b", "Lidl", -1874, bookedAt: nil),
    ])
    check(
      "32.89 is booked and 18.74 pending. The footer", is: app.spent,
      expected: Money.spent("51.63 USD"))
  }

  @Test(.finding(.s2))
  func `S2 a pending payment alone is spending`() async throws {
    let app = try await App.open(showing: [Record("a", "Lidl", -1874, bookedAt: nil)])
    check("18.74 is pending. The footer", is: app.spent, expected: Money.spent("18.74 USD"))
  }

  @Test(.finding(.s3))
  func `S3 each currency has its own total`() async throws {
    let app = try await App.open(showing: [
      Record("a", "Pret A Manger", -645, "GBP"), Record("b", "Lidl", -1874, "EUR"),
      Record("c", "Rewe", -3289, "EUR"),
    ])
    checkFooter(
      of: app, "51.63 euros and 6.45 pounds were spent. The footer", is: "51.63 EUR", "6.45 GBP")
  }

  @Test(.finding(.s3))
  func `S3 the totals are in the order of their currency codes`() async throws {
    let codes = ["SEK", "CHF", "USD", "AUD", "PLN", "GBP", "EUR", "CAD", "NOK", "DKK"]
    let records = codes.enumerated().map { Record("\($0)", "Kiosk \($0)", -100, $1) }
    let app = try await App.open(showing: records)
    let expected = Money.spent(
      "1 AUD", "1 CAD", "1 CHF", "1 DKK", "1 EUR", "1 GBP", "1 NOK", "1 PLN", "1 SEK", "1 USD")
    // An order that changes from run to run is not worth quoting.
    let isShuffled = app.spent != expected && app.spent?.count == expected.count
    check(
      "1.00 was spent in each of ten currencies. The footer",
      is: isShuffled ? "the same totals in another order" : app.spent, expected: expected)
  }

  @Test(.finding(.s3))
  func `S3 the totals are joined as the reader writes a list`() async throws {
    let records = [
      Record("a", "Pret A Manger", -645, "GBP"), Record("b", "Lidl", -1874, "EUR"),
    ]
    for locale in ["en_US", "de_DE"] {
      let app = try await App.open(showing: records, locale: locale)
      checkFooter(
        of: app, "The footer for a reader with the locale \(locale)", is: "18.74 EUR", "6.45 GBP",
        locale: locale)
    }
  }

  @Test(.finding(.s8))
  func `S8 the total follows the search`() async throws {
    let app = try await App.open(
      showing: [Record("a", "Rewe", -3289), Record("b", "Lidl", -1874)], searching: "rewe")
    check(
      "A search for “rewe” finds a payment of 32.89. The footer", is: app.spent,
      expected: Money.spent("32.89 USD"))
  }

  @Test(.finding(.s8))
  func `S8 there is no footer where nothing was spent`() async throws {
    let empty = try await App.open(showing: [])
    check("The account is empty. The footer", is: empty.spent, expected: nil)
    let app = try await App.open(showing: [Record("a", "Rewe", -3289)], searching: "zzz")
    check("A search for “zzz” shows no payment. The footer", is: app.spent, expected: nil)
  }

  @Test(.finding(.s9))
  func `S9 a total of large amounts is exact`() async throws {
    let app = try await App.open(showing: [
      Record("a", "Shipyard", -9_007_199_254_740_993),
      Record("b", "Shipyard", -9_007_199_254_740_993),
    ])
    check(
      "Twice 90,071,992,547,409.93 was spent. The footer", is: app.spent,
      expected: Money.spent("180143985094819.86 USD"))
  }

  @Test(.finding(.s9))
  func `S9 no digit is lost between large amounts`() async throws {
    let amounts = [-9_007_199_254_740_993, -9_007_199_254_740_991, -1, -9_007_199_254_740_993]
    let records = amounts.enumerated().map { Record("\($0)", "Shipyard", $1) }
    let app = try await App.open(showing: records)
    check(
      "Three times about 90 trillion and one cent were spent. The footer", is: app.spent,
      expected: Money.spent("270215977642229.78 USD"))
  }

  @Test(.finding(.s10))
  func `S10 a total in yen has no decimal places`() async throws {
    let app = try await App.open(showing: [
      Record("a", "Lawson", -1200, "JPY"), Record("b", "Lawson", -34, "JPY"),
    ])
    check("1234 yen were spent. The footer", is: app.spent, expected: Money.spent("1234 JPY"))
  }

  @Test(.finding(.s10))
  func `S10 a total in Kuwaiti dinars has three decimal places`() async throws {
    let app = try await App.open(showing: [
      Record("a", "Sultan Center", -1500, "KWD"), Record("b", "Sultan Center", -7, "KWD"),
    ])
    check("1.507 dinars were spent. The footer", is: app.spent, expected: Money.spent("1.507 KWD"))
  }

  @Test(.finding(.s10))
  func `S10 a total has all the decimal places of its currency`() async throws {
    for (amount, currency) in [("1.507", "IQD"), ("15.07", "RSD"), ("15.07", "ALL")] {
      let app = try await App.open(showing: [
        Record("a", "Market", -1500, currency), Record("b", "Market", -7, currency),
      ])
      check(
        "\(amount) \(currency) were spent. The footer", is: app.spent,
        expected: Money.spent("\(amount) \(currency)"))
    }
  }

  /// The order of two totals is left to the test that is about order.
  private func checkFooter(
    of app: App, _ what: String, is first: String, _ second: String, locale: String = "en_US",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard app.spent != Money.spent(second, first, locale: locale) else { return }
    check(
      what, is: app.spent, expected: Money.spent(first, second, locale: locale),
      sourceLocation: sourceLocation)
  }
}
