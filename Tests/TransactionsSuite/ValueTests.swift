import Foundation
import HeadlessUI
import KataKit
import KataRecords
import KataTesting
import Testing

/// What rows say: amounts, dates, signs.
@MainActor struct ValueTests {
  @Test(.finding(.t9))
  func `T9 every amount shows its own currency`() async throws {
    let app = try await App.open(showing: [
      Record("a", "Lidl", 1874, "EUR"), Record("b", "Pret A Manger", 645, "GBP"),
      Record("c", "Migros", 2050, "CHF"),
    ])
    try checkRow(in: app, "Lidl", shows: Money.text("18.74", "EUR"))
    try checkRow(in: app, "Pret A Manger", shows: Money.text("6.45", "GBP"))
    try checkRow(in: app, "Migros", shows: Money.text("20.50", "CHF"))
  }

  @Test(.finding(.t9))
  func `T9 amounts are written as the reader writes them`() async throws {
    for locale in ["de_DE", "ja_JP", "en_IN"] {
      let app = try await App.open(
        showing: [Record("a", "Lidl", 123_456_789, "EUR")], locale: locale)
      try checkRow(in: app, "Lidl", shows: Money.text("1234567.89", "EUR", locale: locale))
    }
  }

  @Test(.finding(.t9))
  func `T9 a large amount is exact`() async throws {
    let app = try await App.open(showing: [Record("a", "Lottery", 9_007_199_254_740_993)])
    try checkRow(in: app, "Lottery", shows: Money.text("90071992547409.93", "USD"))
  }

  @Test(.finding(.t9))
  func `T9 two currencies with one symbol can be told apart`() async throws {
    let app = try await App.open(showing: [
      Record("a", "Sydney", -1000, "AUD"), Record("b", "Boston", -1000, "USD"),
    ])
    let texts = try ["Sydney", "Boston"].map { merchant in
      try app.row(merchant).replacing(merchant, with: "")
    }
    check(
      texts[0] != texts[1],
      "10 Australian dollars and 10 US dollars read the same: \(try app.row("Sydney"))")
  }

  @Test(.finding(.t9))
  func `T9 the page behind a row shows the amount as its row does`() async throws {
    let app = try await App.open(showing: [Record("a", "Lidl", 123_456, "EUR")], locale: "de_DE")
    let amount = Money.text("1234.56", "EUR", locale: "de_DE")
    try await app.screen.tapRow(0)
    guard let detail = app.screen.detail?.joined(separator: "  ") else { return }
    check(
      detail.contains(amount),
      "Lidl is \(amount) to a German reader; the page behind its row says: \(detail)")
  }

  @Test(.finding(.t10))
  func `T10 dates are shown in the reader's time zone`() async throws {
    let late = [Record("a", "Rewe", bookedAt: "2026-10-16T17:22:00Z")]
    let tokyo = try await App.open(showing: late, timeZone: "Asia/Tokyo").row("Rewe")
    check(
      tokyo.contains("17") && !tokyo.contains("16"),
      "17:22 on the 16th in Greenwich is the 17th in Tokyo. The row says: \(tokyo)")
    let early = [Record("a", "Rewe", bookedAt: "2026-10-28T03:22:00Z")]
    let angeles = try await App.open(showing: early, timeZone: "America/Los_Angeles").row("Rewe")
    check(
      angeles.contains("27") && !angeles.contains("28"),
      "03:22 on the 28th in Greenwich is the 27th in Los Angeles. The row says: \(angeles)")
  }

  @Test(.finding(.t10))
  func `T10 dates are written as the reader writes them`() async throws {
    // The amount is the same text in both, so only the date can tell the rows apart.
    let records = [Record("a", "Rewe", 500, "USD", bookedAt: "2026-10-16T17:22:00Z")]
    let american = try await App.open(showing: records, locale: "en_US")
    let british = try await App.open(showing: records, locale: "en_GB")
    let texts = { (app: App) in
      app.screen.rowsWithHeaders.joined().filter { !$0.contains("5.00") && $0 != "Rewe" }
    }
    let date = texts(british).joined(separator: "  ")
    check(
      texts(american) != texts(british),
      date.isEmpty
        ? "No date is shown with the row: \(british.screen.summary)"
        : "Americans and Britons read the same date: \(date)")
  }

  @Test(.finding(.t10))
  func `T10 pending payments come first, whatever their order on the wire`() async throws {
    let records = [
      Record("p2", "Spotify", bookedAt: nil), Record("b", "Rewe", bookedAt: "2026-10-16T10:00:00Z"),
      Record("p1", "Lidl", bookedAt: nil),
    ]
    let app = try await App.open(showing: records)
    let rows = app.rows(naming: "Spotify", "Rewe", "Lidl")
    check("The last row", is: rows.last, expected: "Rewe")
    let lidl = try app.row("Lidl")
    check(lidl.contains("Pending"), "Lidl is pending; its row says: \(lidl)")
    let again = try await App.open(showing: records.reversed())
    check(
      "The rows when the server sends them in another order",
      are: again.rows(naming: "Spotify", "Rewe", "Lidl"), expected: rows)
  }

  @Test(.finding(.t10))
  func `T10 payments of one second keep their places, whatever their order on the wire`()
    async throws
  {
    let records = ["Rewe", "Lidl", "Aldi", "Spotify"].map { Record($0, $0) }
    let app = try await App.open(showing: records)
    let rows = app.rows(naming: "Rewe", "Lidl", "Aldi", "Spotify")
    for order in [records.reversed(), [records[2], records[0], records[3], records[1]]] {
      let again = try await App.open(showing: order)
      check(
        "The rows of four payments of one second when the server sends them in another order",
        are: again.rows(naming: "Rewe", "Lidl", "Aldi", "Spotify"), expected: rows)
    }
  }

  @Test(.finding(.t10))
  func `T10 the newest payment comes first, whatever its UTC offset`() async throws {
    let app = try await App.open(showing: [
      Record("a", "Rewe", bookedAt: "2026-10-14T08:00:00+02:00"),
      Record("b", "Lidl", bookedAt: "2026-10-14T07:30:00Z"),
    ])
    check(
      "Rewe was paid at 06:00 Greenwich time, Lidl at 07:30. The rows",
      are: app.rows(naming: "Rewe", "Lidl"), expected: ["Lidl", "Rewe"])
  }

  @Test(.finding(.t13a))
  func `T13a money out has a minus sign`() async throws {
    let app = try await App.open(showing: [Record("a", "Rewe", -3289)])
    // A date may hold a hyphen, so only the amount's own text counts.
    let amount = try app.styledRow("Rewe").map(\.string).first { $0.contains("32.89") } ?? ""
    check(hasMinus(amount), "32.89 was spent; the amount is shown without a sign: \(amount)")
  }

  @Test(.finding(.t13a))
  func `T13a color marks money in, and money out is not red`() async throws {
    let app = try await App.open(showing: [
      Record("a", "Rewe", -3289), Record("b", "Top-up", 50000),
    ])
    let moneyOut = try app.styledRow("Rewe").first { $0.string.contains("32.89") }
    let moneyIn = try app.styledRow("Top-up").first { $0.string.contains("500.00") }
    check(moneyOut?.color != "red", "Money out is painted red, as if it were an error.")
    check(
      moneyOut?.color == "red" || isPlain(moneyOut),
      "Only money in is to stand out, and money out is painted \(moneyOut?.color ?? "").")
    check(
      !isPlain(moneyIn) && moneyIn?.color != moneyOut?.color,
      "Money in (\(moneyIn?.color ?? "no color")) is not set apart by its color.")
  }

  /// True for a text in the color of any other text.
  private func isPlain(_ text: Frame.StyledText?) -> Bool {
    ["primary", "secondary"].contains(text?.color ?? "primary")
  }

  @Test(.finding(.t13a))
  func `T13a what is read aloud has the sign and the currency`() async throws {
    let app = try await App.open(showing: [Record("a", "Rewe", -3289)])
    let label = app.screen.rowLabels.first ?? ""
    let amount = label.split(separator: ", ").first { $0.contains("32") } ?? ""
    check(hasMinus(String(amount)), "VoiceOver reads 32.89 spent without a sign: \(label)")
    check(
      ["$", "USD", "dollar"].contains { label.contains($0) },
      "VoiceOver reads the amount without its currency: \(label)")
  }

  @Test(.finding(.t13c))
  func `T13c an amount in yen has no decimal places`() async throws {
    let app = try await App.open(showing: [Record("a", "Lawson", -1200, "JPY")])
    try checkRow(in: app, "Lawson", shows: Money.text("1200", "JPY"))
  }

  @Test(.finding(.t13c))
  func `T13c an amount in Kuwaiti dinars has three decimal places`() async throws {
    let app = try await App.open(showing: [Record("a", "Sultan Center", -1500, "KWD")])
    try checkRow(in: app, "Sultan Center", shows: Money.text("1.500", "KWD"))
  }

  @Test(.finding(.t13c))
  func `T13c other currencies have their own decimal places as well`() async throws {
    let amounts = [
      ("KRW", "1500"), ("VND", "1500"), ("XAF", "1500"), ("BHD", "1.500"), ("OMR", "1.500"),
      ("TND", "1.500"), ("IQD", "1.500"), ("RSD", "15.00"), ("ALL", "15.00"),
    ]
    let app = try await App.open(showing: amounts.map { Record($0.0, $0.0, -1500, $0.0) })
    var complaints: [String] = []
    for (currency, amount) in amounts {
      let row = try app.row(currency)
      let text = Money.text(amount, currency)
      if !row.contains(text) { complaints.append("expected \(text), the row says: \(row)") }
    }
    check(
      "1500 of the smallest unit has the decimal places of its currency", complaints: complaints)
  }

  private func checkRow(
    in app: App, _ merchant: String, shows amount: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let row = try app.row(merchant)
    check(
      row.contains(amount), "\(merchant) is \(amount); its row says: \(row)",
      sourceLocation: sourceLocation)
  }

  private func hasMinus(_ text: String) -> Bool {
    ["-", "\u{2212}", "minus"].contains { text.contains($0) }
  }
}
