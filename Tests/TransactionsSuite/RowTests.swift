import KataKit
import KataRecords
import KataTesting
import Testing

/// It loads: rows, their identity and where they lead.
@MainActor struct RowTests {
  @Test(.finding(.t6))
  func `T6 tapping a row opens its detail`() async throws {
    let app = try await App.open(showing: [Record("a", "Rewe", category: "Groceries")])
    try await app.screen.tapRow(0)
    let detail = app.screen.detail?.joined(separator: " ") ?? ""
    let title = app.screen.title ?? ""
    check(
      (detail + title).contains("Rewe") && detail.contains("Groceries"),
      "The row was tapped; expected its detail with merchant and category. Seen: "
        + app.screen.summary)
    let pending = try await App.open(showing: [Record("a", "Rewe", bookedAt: nil)])
    // That a pending payment is listed at all is T3's matter.
    guard !pending.screen.rows.isEmpty else { return }
    try await pending.screen.tapRow(0)
    check(
      pending.screen.detail != nil,
      "The row of a pending payment was tapped; expected its detail. Seen: "
        + pending.screen.summary)
  }

  @Test(.finding(.t6))
  func `T6 SwiftUI has nothing to say about navigation`() async throws {
    let app = try await App.open(showing: [Record("a", "Rewe"), Record("b", "Lidl")])
    try await app.screen.tapRow(0)
    let complaints = [
      "Do not put a navigation destination modifier inside", "A NavigationLink is presenting",
    ]
    for line in app.screen.console {
      check(!complaints.contains { line.hasPrefix($0) }, "SwiftUI complains: \(line)")
    }
  }

  @Test(.finding(.t7))
  func `T7 two rows of one merchant each show their own amount and date`() async throws {
    let app = try await App.open(showing: [
      Record("a", "Café Einstein", -410, bookedAt: "2026-10-27T08:15:00Z"),
      Record("b", "Café Einstein", -380, bookedAt: "2026-10-16T09:05:00Z"),
    ])
    let rows = app.rowsWithHeaders
    try #require(rows.count == 2, "Two payments make two rows, not \(rows.count).")
    check(rows[0].contains("4.10"), "The newer coffee cost 4.10; its row says: \(rows[0])")
    check(rows[1].contains("3.80"), "The older coffee cost 3.80; its row says: \(rows[1])")
    check(rows[0].contains("27"), "The newer coffee is of the 27th; its row says: \(rows[0])")
    check(rows[1].contains("16"), "The older coffee is of the 16th; its row says: \(rows[1])")
  }

  @Test(.finding(.t7))
  func `T7 a refund of a merchant shows its own amount and is not red`() async throws {
    let app = try await App.open(showing: [
      Record("a", "Rewe", -3289, bookedAt: "2026-10-13T17:22:00Z"),
      Record("b", "Rewe", 1299, bookedAt: "2026-10-08T16:10:00Z"),
    ])
    let refund = app.screen.listRows.last?.styledTexts ?? []
    let shown = refund.map(\.string).joined(separator: "  ")
    check(shown.contains("12.99"), "The refund is 12.99; its row says: \(shown)")
    check(!refund.contains { $0.color == "red" }, "The refund is money in, and is painted red.")
  }

  @Test(.finding(.t7))
  func `T7 two equal coffees on one day are two rows`() async throws {
    let app = try await App.open(showing: [
      Record("a", "Café Einstein", -410), Record("b", "Café Einstein", -410),
    ])
    check("The rows", is: "\(app.screen.rows.count)", expected: "2")
    let complaint = app.screen.console.first { $0.contains("occurs multiple times within") }
    check("SwiftUI's complaint about the list", is: complaint, expected: nil)
  }

  @Test(.finding(.t7))
  func `T7 every row keeps an identity of its own`() async throws {
    let coffees = [
      Record("a", "Café Einstein", -410, bookedAt: "2026-10-14T08:15:00Z"),
      Record("b", "Café Einstein", -380, bookedAt: "2026-10-11T09:05:00Z"),
    ]
    let app = try await App.open(showing: coffees)
    let before = app.screen.rowIdentities
    try #require(before.count == 2, "Two payments make two rows, not \(before.count).")
    check(
      before[0] != before[1], "SwiftUI takes both rows for one: each has the ID “\(before[0])”.")
    let newest = Record("c", "Rewe", bookedAt: "2026-10-15T10:00:00Z")
    var corrected = coffees
    corrected[0].category = "Snacks"
    corrected[1].bookedAt = "2026-10-11T09:06:00Z"
    let refreshes = [
      (coffees, "the same payments"), ([newest] + coffees, "a new payment"),
      (corrected, "another category and another time"),
    ]
    for (records, news) in refreshes {
      try await app.refresh(answering: records)
      // Each coffee is found again by its amount, wherever its row is now.
      for (amount, identity) in zip(["4.10", "3.80"], before) {
        let row = app.screen.listRows.first { $0.texts.contains { $0.contains(amount) } }
        check(
          row?.identity == identity,
          "A refresh brought \(news), and to SwiftUI the row of \(amount) is another row now.")
      }
    }
  }

  @Test(.finding(.t8))
  func `T8 pull to refresh replaces the list`() async throws {
    let records = [
      Record("a", "Rewe", bookedAt: "2026-10-13T10:00:00Z"),
      Record("b", "Lidl", bookedAt: "2026-10-14T10:00:00Z"),
      Record("c", "Spotify", bookedAt: "2026-10-12T10:00:00Z"),
    ]
    let app = try await App.open(showing: records)
    let framesBefore = app.screen.frames.count
    try await app.refresh(answering: records)
    check(
      "The rows after a refresh that brought the same payments",
      are: app.rows(naming: "Rewe", "Lidl", "Spotify"), expected: ["Lidl", "Rewe", "Spotify"])
    // A list that leaves takes the refresh control with it; that one is T18's.
    check(
      app.screen.frames.dropFirst(framesBefore).allSatisfy { !$0.isRefreshing || !$0.rows.isEmpty },
      "While the refresh control turned, the list was empty for a moment.")
  }

  @Test(.finding(.t8))
  func `T8 a payment that the server deleted goes with the refresh`() async throws {
    let app = try await App.open(showing: [Record("a", "Rewe"), Record("b", "Lidl")])
    try await app.refresh(answering: [Record("a", "Rewe")])
    check(
      "The rows after a refresh without Lidl", are: app.rows(naming: "Rewe", "Lidl"),
      expected: ["Rewe"])
  }

  @Test(.finding(.t8))
  func `T8 an amount that the server changed is shown after the refresh`() async throws {
    let app = try await App.open(showing: [Record("a", "Rewe", -3289)])
    try await app.refresh(answering: [Record("a", "Rewe", -3300), Record("b", "Lidl")])
    let rewe = app.screen.rows.map { $0.joined(separator: "  ") }.filter { $0.contains("Rewe") }
    check(
      rewe.count == 1 && rewe[0].contains("33.00"),
      "Rewe was 32.89 and is 33.00 now. The list shows: \(rewe.joined(separator: " | "))")
  }
}
