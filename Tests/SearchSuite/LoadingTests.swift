import KataKit
import KataRecords
import KataTesting
import Testing

/// What becomes of a query when the data changes, and of the data when the query changes.
@MainActor struct LoadingTests {
  private let records = [
    Record("a", "Lidl", bookedAt: "2026-10-14T10:00:00Z"),
    Record("b", "Rewe", bookedAt: "2026-10-13T10:00:00Z"),
    Record("c", "Spotify", bookedAt: "2026-10-12T10:00:00Z"),
    Record("d", "Rewe", bookedAt: "2026-10-11T10:00:00Z"),
  ]

  @Test(.finding(.s11))
  func `S11 a query that was typed before the data came applies to it`() async throws {
    let app = try await App.open()
    try await app.screen.search("rewe")
    try await app.answer(records)
    check("The query", is: app.screen.searchField?.text, expected: "rewe")
    check(
      "The rows under a query for “rewe”, typed during the load",
      are: app.rows(naming: "Lidl", "Rewe", "Spotify"), expected: ["Rewe", "Rewe"])
  }

  @Test(.finding(.s11))
  func `S11 a refresh keeps the query`() async throws {
    let app = try await App.open(showing: records, searching: "rewe")
    let newest = Record("e", "Rewe", bookedAt: "2026-10-15T10:00:00Z")
    try await app.refresh(answering: [newest, Record("f", "Aldi")] + records)
    check("The query after a refresh", is: app.screen.searchField?.text, expected: "rewe")
    check(
      "The rows under a query for “rewe” after a refresh brought another Rewe",
      are: app.rows(naming: "Lidl", "Rewe", "Spotify", "Aldi"), expected: ["Rewe", "Rewe", "Rewe"])
  }

  @Test(.finding(.s12))
  func `S12 clearing the query brings all rows back`() async throws {
    let app = try await App.open(showing: records)
    let before = app.screen.rowIdentities
    try #require(before.count == 4, "Four payments make four rows: \(app.screen.summary)")
    try await app.screen.search("rewe")
    let found = app.screen.rowIdentities
    try await app.screen.search("")
    check(
      "The identities of the rows that “rewe” finds, the second and the fourth", are: found,
      expected: [before[1], before[3]])
    check(
      "The rows after the query was cleared",
      are: app.rows(naming: "Lidl", "Rewe", "Spotify"),
      expected: ["Lidl", "Rewe", "Spotify", "Rewe"])
    check(
      "The identities of the rows after the query was cleared", are: app.screen.rowIdentities,
      expected: before)
  }

  @Test(.finding(.s12))
  func `S12 clearing a query without a hit brings all rows back`() async throws {
    let app = try await App.open(showing: records, searching: "zzz")
    try await app.screen.search("")
    check(
      "The rows after “zzz” was cleared", are: app.rows(naming: "Lidl", "Rewe", "Spotify"),
      expected: ["Lidl", "Rewe", "Spotify", "Rewe"])
  }

  @Test(.finding(.s12))
  func `S12 a row that a search has found opens its own page`() async throws {
    let app = try await App.open(showing: records, searching: "spotify")
    guard app.rows(naming: "Lidl", "Rewe", "Spotify") == ["Spotify"] else { return }
    try await app.screen.tapRow(0)
    let page = (app.screen.detail ?? []).joined(separator: " ") + (app.screen.title ?? "")
    check(
      page.contains("Spotify"),
      "“spotify” found one row, which was tapped; its page says: \(page)")
  }

  @Test(.finding(.s12))
  func `S12 another query searches all rows again`() async throws {
    let app = try await App.open(showing: records, searching: "rewe")
    try await app.screen.search("lidl")
    check(
      "The rows that “lidl” finds after “rewe”", are: app.rows(naming: "Lidl", "Rewe", "Spotify"),
      expected: ["Lidl"])
  }
}
