import KataKit
import KataRecords
import KataTesting
import Testing

/// What a query finds.
@MainActor struct QueryTests {
  @Test(.finding(.s4))
  func `S4 a category is not searched`() async throws {
    try await checkSearch(
      for: "groceries",
      in: [Record("a", "Rewe", category: "Groceries"), Record("b", "Groceries4U")],
      finds: ["Groceries4U"])
  }

  @Test(.finding(.s4))
  func `S4 an id is not searched`() async throws {
    try await checkSearch(
      for: "tx", in: [Record("tx_001", "Rewe"), Record("b", "Txtbooks")], finds: ["Txtbooks"])
  }

  @Test(.finding(.s5))
  func `S5 accents and case do not matter`() async throws {
    let records = [Record("a", "Café Einstein"), Record("b", "Rewe"), Record("c", "Cafe Central")]
    for query in ["cafe", "CAFE", "café", "CAFÉ"] {
      try await checkSearch(for: query, in: records, finds: ["Café Einstein", "Cafe Central"])
    }
    try await checkSearch(for: "EINSTEIN", in: records, finds: ["Café Einstein"])
  }

  @Test(.finding(.s5))
  func `S5 an accent may be stored in either form`() async throws {
    let composed = "Caf\u{E9} Einstein"
    let decomposed = "Cafe\u{301} Zentral"
    let records = [Record("a", composed), Record("b", decomposed), Record("c", "Rewe")]
    for query in ["cafe", "caf\u{E9}", "cafe\u{301}"] {
      try await checkSearch(for: query, in: records, finds: [composed, decomposed])
    }
  }

  @Test(.finding(.s6))
  func `S6 white space around a query is ignored`() async throws {
    let records = [Record("a", "Rewe"), Record("b", "Lidl")]
    for query in ["rewe ", " rewe", "  rewe  "] {
      try await checkSearch(for: query, in: records, finds: ["Rewe"])
    }
  }

  @Test(.finding(.s6))
  func `S6 a query of two words is typed letter by letter`() async throws {
    let app = try await App.open(
      showing: [Record("a", "Rewe City"), Record("b", "Rewecity"), Record("c", "Lidl")],
      searching: "Rewe C")
    check("The query after typing it", is: app.screen.searchField?.text, expected: "Rewe C")
    check(
      "The rows that “Rewe C” finds", are: app.rows(naming: "Rewe City", "Rewecity", "Lidl"),
      expected: ["Rewe City"])
  }

  @Test(.finding(.s6))
  func `S6 a query of nothing but white space shows all rows`() async throws {
    try await checkSearch(
      for: "   ", in: [Record("a", "Rewe"), Record("b", "Lidl")], finds: ["Rewe", "Lidl"])
  }

  @Test(.finding(.s7))
  func `S7 a search without a hit says so and names the query`() async throws {
    let app = try await App.open(showing: [Record("a", "Rewe")], searching: "zzz")
    check("The rows that “zzz” finds", are: app.rows(naming: "Rewe"), expected: [])
    let notes = app.screen.unavailable.map { $0.joined(separator: " · ") }
    check(
      notes.contains { $0.contains("zzz") },
      "No merchant is called “zzz”, and nothing says that it was searched for in vain. Seen: "
        + app.screen.summary)
  }

  @Test(.finding(.s7))
  func `S7 nothing claims that there is no hit where there is one`() async throws {
    let app = try await App.open(
      showing: [Record("a", "Rewe"), Record("b", "Lidl")], searching: "rewe")
    check(
      !app.saysNoHit,
      "“rewe” finds a payment, and the screen says that there is none: \(app.screen.summary)")
  }

  @Test(.finding(.s7))
  func `S7 the list can be pulled where a search has no hit`() async throws {
    let app = try await App.open(showing: [Record("a", "Rewe")], searching: "zzz")
    try await app.refresh(answering: [Record("a", "Rewe")])
  }

  @Test(.finding(.s7))
  func `S7 while the list loads, nothing claims that there is no hit`() async throws {
    let app = try await App.open()
    try await app.screen.search("rewe")
    let early = app.screen.frames.first(where: App.saysNoHit)
    check(
      early == nil,
      "Nothing was there to search yet, and the screen said: \(early?.summary ?? "")")
  }

  @Test(.finding(.s7))
  func `S7 an empty account is not a search without a hit`() async throws {
    let app = try await App.open(showing: [], searching: "rewe")
    check(
      app.screen.shows("No transactions") && !app.saysNoHit,
      "The account is empty, so “No transactions” is the answer to any query. Seen: "
        + app.screen.summary)
  }

  /// Opens an app of its own and searches in it.
  private func checkSearch(
    for query: String, in records: [Record], finds merchants: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let app = try await App.open(showing: records, searching: query)
    check(
      "The rows that “\(query)” finds", are: app.rows(naming: records.map(\.merchant)),
      expected: merchants, sourceLocation: sourceLocation)
  }
}
