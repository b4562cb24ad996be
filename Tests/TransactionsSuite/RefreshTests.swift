import KataKit
import KataRecords
import KataTesting
import Testing

/// Refreshing, and what is on the screen meanwhile.
@MainActor struct RefreshTests {
  @Test(.finding(.t11))
  func `T11 the data is on the screen when the refresh control stops`() async throws {
    let app = try await App.open(showing: [])
    let pull = try await app.screen.pullToRefresh()
    try await app.answer([Record("a", "Rewe")])
    try await pull.finished()
    // A list that left has taken the refresh control with it, which is T18's: what is on the screen
    // in the end counts then.
    let frame = pull.frameAtEnd ?? app.screen.frame
    check(
      "The rows at the moment when the refresh control stopped",
      are: frame.rows.map { $0.first ?? "" }, expected: ["Rewe"])
  }

  @Test(.finding(.t13d))
  func `T13d a parent that redraws fifty times builds one service`() async throws {
    let app = try await App.open(showing: [Record("a", "Rewe")])
    for _ in 1...25 {
      try await app.screen.leaveApp()
      try await app.screen.returnToApp()
    }
    check(
      "Connections to the server after switching to another app and back 25 times",
      is: "\(app.server.sessionsOpened)", expected: "1")
    check("The rows", are: app.rows(naming: "Rewe"), expected: ["Rewe"])
  }

  @Test(.finding(.t13d))
  func `T13d loading again uses the same service`() async throws {
    let app = try await App.open(showing: [Record("a", "Rewe")])
    for _ in 1...3 {
      let pull = try await app.screen.pullToRefresh()
      for load in app.server.requests.open { try await app.answer(load, [Record("a", "Rewe")]) }
      try await pull.finished()
    }
    check(
      "Connections to the server after three refreshes", is: "\(app.server.sessionsOpened)",
      expected: "1")
  }

  @Test(.finding(.t15))
  func `T15 a refresh that fails keeps the rows and says so, until one succeeds`() async throws {
    let app = try await App.open(showing: [Record("a", "Rewe")])
    let pull = try await app.screen.pullToRefresh()
    try await app.fail(WireError("The line is dead"))
    try await pull.finished()
    check(
      app.rows(naming: "Rewe").contains("Rewe"),
      "The refresh failed, and the rows are gone: \(app.screen.summary)")
    check(
      app.screen.shows("The line is dead"),
      "The refresh failed, and nothing says so: \(app.screen.summary)")
    try await app.acknowledgeFailure()
    try await app.refresh(answering: [Record("a", "Rewe"), Record("b", "Lidl")])
    check(
      !app.screen.shows("The line is dead"),
      "The next refresh succeeded, and the old failure is still shown.")
    check(
      app.rows(naming: "Rewe", "Lidl").contains("Lidl"),
      "The next refresh succeeded, and its payment is missing: \(app.screen.summary)")
  }

  @Test(.finding(.t15))
  func `T15 a refresh that fails says so where there are no rows to keep`() async throws {
    let app = try await App.open(showing: [])
    let pull = try await app.screen.pullToRefresh()
    try await app.fail(WireError("The line is dead"))
    try await pull.finished()
    check(
      app.screen.shows("The line is dead"),
      "The account is empty; the refresh failed, and nothing says so: \(app.screen.summary)")
  }

  @Test(.finding(.t15))
  func `T15 a load on coming back that fails keeps the rows and says so`() async throws {
    let app = try await App.open(showing: [Record("a", "Rewe")])
    try await app.screen.leave()
    try await app.screen.comeBack()
    // A version need not load again.
    guard let load = app.server.requests.open.first else { return }
    try await app.fail(load, WireError("The line is dead"))
    try await checkRowsAndFailure(in: app, after: "The load on coming back")
  }

  private func checkRowsAndFailure(
    in app: App, after what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    check(
      app.screen.shows("The line is dead"),
      "\(what) failed, and nothing says so: \(app.screen.summary)", sourceLocation: sourceLocation)
    try await app.acknowledgeFailure()
    check(
      app.rows(naming: "Rewe").contains("Rewe"),
      "\(what) failed, and the rows are gone: \(app.screen.summary)", sourceLocation: sourceLocation
    )
  }

  @Test(.finding(.t16))
  func `T16 an empty account says so, and can be pulled`() async throws {
    let app = try await App.open()
    try await app.fail(WireError("The server is busy"))
    try await app.tryAgain()
    let framesBefore = app.screen.frames.count
    try await app.answer([])
    let early = app.screen.frames.prefix(framesBefore).filter { $0.shows("No transactions") }
    check(early.isEmpty, "“No transactions” was shown before any load had succeeded.")
    check(
      app.screen.shows("No transactions"),
      "The account is empty. Expected “No transactions”. Seen: \(app.screen.summary)")
    try await app.refresh(answering: [Record("a", "Rewe")])
    check(
      !app.screen.shows("No transactions"),
      "There is a transaction now, and the screen still says “No transactions”.")
    check("The rows after the pull", are: app.rows(naming: "Rewe"), expected: ["Rewe"])
  }

  @Test(.finding(.t17))
  func `T17 a payment that changed under the same id is drawn again`() async throws {
    let before = Record("a", "Rewe", -3289, "USD", bookedAt: "2026-10-16T10:00:00Z")
    var after = before
    after.merchant = "Rewe Mitte"
    try await checkRefresh(from: before, to: after, shows: "Rewe Mitte")
    after.amountMinor = -4455
    try await checkRefresh(from: before, to: after, shows: "44.55")
    after.bookedAt = "2026-10-27T10:00:00Z"
    try await checkRefresh(from: before, to: after, shows: "27")
  }

  private func checkRefresh(
    from before: Record, to after: Record, shows text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let app = try await App.open(showing: [before])
    try await app.refresh(answering: [after])
    // Where the old payment stands beside the new one, the list has doubled, which is T8's.
    check(
      app.screen.shows(text) || app.screen.rows.count > 1,
      "The refresh brought a payment that now has “\(text)”, but the screen shows "
        + app.screen.summary, sourceLocation: sourceLocation)
  }

  @Test(.finding(.t18))
  func `T18 a refresh keeps the rows in sight and shows no spinner over them`() async throws {
    let app = try await App.open(showing: [Record("a", "Rewe")])
    let pull = try await app.screen.pullToRefresh()
    let load = try await app.nextLoad()
    check("The rows during a refresh", are: app.rows(naming: "Rewe"), expected: ["Rewe"])
    check(!app.screen.hasSpinner, "During a refresh a second spinner turns over the rows.")
    check(
      !load.isCancelled,
      "The refresh has cancelled itself: the list that carried it was taken off the screen.")
    try await app.answer(load, [Record("b", "Lidl")])
    try await pull.finished()
    check(
      app.rows(naming: "Rewe", "Lidl").contains("Lidl"), "What the refresh brought is missing.")
  }

  @Test(.finding(.t18))
  func `T18 coming back keeps the rows in sight`() async throws {
    let app = try await App.open(showing: [Record("a", "Rewe")])
    let framesBefore = app.screen.frames.count
    try await app.screen.leave()
    try await app.screen.comeBack()
    let bare = app.screen.frames.dropFirst(framesBefore).first { $0.rows.isEmpty }
    check(
      bare == nil,
      "The user came back to a list that was loaded, and its rows were gone: \(bare?.summary ?? "")"
    )
    check(
      !app.screen.hasSpinner,
      "The user came back to a list that was loaded, and a spinner turns over its rows.")
  }

  @Test(.finding(.t18))
  func `T18 a refresh of an empty account shows no spinner beside “No transactions”`()
    async throws
  {
    let app = try await App.open(showing: [])
    let framesBefore = app.screen.frames.count
    let pull = try await app.screen.pullToRefresh()
    let both = app.screen.frames.dropFirst(framesBefore).first {
      $0.hasSpinner && $0.shows("No transactions")
    }
    check(
      both == nil,
      "During a refresh the screen says that there is nothing, and that it loads: "
        + (both?.summary ?? ""))
    try await app.answer([])
    try await pull.finished()
  }

  @Test(.finding(.t18))
  func `T18 trying again shows that it is under way`() async throws {
    let app = try await App.open()
    try await app.fail(WireError("The server is busy"))
    try await app.tryAgain()
    _ = try await app.nextLoad()
    check(
      app.screen.hasSpinner || app.screen.isRefreshing,
      "A second try is under way, and nothing shows it: \(app.screen.summary)")
  }

  @Test(.finding(.t20))
  func `T20 an open detail shows current data`() async throws {
    let app = try await App.open(showing: [Record("a", "Rewe", -3289, category: "Groceries")])
    let pull = try await app.screen.pullToRefresh()
    let load = try await app.nextLoad()
    guard try await opensPage(row: 0, in: app) else { return }
    check("The amount in the detail before the refresh", is: amount(in: app), expected: "32.89")
    let news = Record("a", "Rewe", -4455, category: "Household")
    try await app.answer(load, [news, Record("b", "Lidl")])
    try await pull.finished()
    check("The amount in the detail after the refresh", is: amount(in: app), expected: "44.55")
    guard let detail = app.screen.detail?.joined(separator: " ") else { return }
    check(
      detail.contains("Household"),
      "The category is Household now, and the detail says: \(detail)")
  }

  @Test(.finding(.t20))
  func `T20 the detail of a payment that is gone says so and leads back`() async throws {
    let app = try await App.open(showing: [Record("a", "Rewe", -3289), Record("b", "Lidl", -500)])
    let pull = try await app.screen.pullToRefresh()
    let load = try await app.nextLoad()
    let index = app.rows(naming: "Rewe", "Lidl").firstIndex(of: "Rewe") ?? 0
    guard try await opensPage(row: index, in: app) else { return }
    check("The amount in the detail", is: amount(in: app), expected: "32.89")
    try await app.answer(load, [Record("b", "Lidl", -500)])
    try await pull.finished()
    check("The amount in the detail of a payment that is gone", is: amount(in: app), expected: nil)
    check(
      app.screen.detail?.isEmpty != true, "The payment is gone, and its page is empty.")
    if app.screen.detail != nil { try await app.screen.goBack() }
    check("The rows after going back", are: app.rows(naming: "Rewe", "Lidl"), expected: ["Lidl"])
  }

  /// Taps a row; without a page behind it, nothing can be said of the page.
  private func opensPage(
    row: Int, in app: App, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Bool {
    try await app.screen.tapRow(row)
    check(
      app.screen.detail != nil,
      "The row was tapped and no page opened, which is T6's; a page is needed to see whether it shows "
        + "current data. Seen: \(app.screen.summary)", sourceLocation: sourceLocation)
    return app.screen.detail != nil
  }

  /// Which of the amounts of these tests the open detail shows.
  private func amount(in app: App) -> String? {
    let detail = app.screen.detail?.joined(separator: " ") ?? ""
    return ["32.89", "44.55"].first { detail.contains($0) }
  }
}
