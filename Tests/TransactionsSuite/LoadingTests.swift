import KataKit
import KataRecords
import KataTesting
import Testing

/// It runs, and shows an alert.
@MainActor struct LoadingTests {
  @Test(.finding(.t3))
  func `T3 one pending payment does not take the list down`() async throws {
    let app = try await App.open(showing: [
      Record("a", "Café Einstein", bookedAt: "2026-10-14T08:15:00Z"),
      Record("b", "Lidl", bookedAt: nil),
      Record("c", "Rewe", bookedAt: "2026-10-13T17:22:00Z"),
      Record("d", "Spotify", bookedAt: "null"),
    ])
    check(
      "The rows of an account with four payments, two of them pending",
      are: app.rows(naming: "Café Einstein", "Lidl", "Rewe", "Spotify").sorted(),
      expected: ["Café Einstein", "Lidl", "Rewe", "Spotify"])
    for merchant in ["Lidl", "Spotify"] {
      let row = try app.row(merchant)
      check(row.contains("Pending"), "\(merchant) is pending, but its row says: \(row)")
    }
  }

  @Test(.finding(.t3))
  func `T3 a malformed date is an error, not a pending payment`() async throws {
    let app = try await App.open(showing: [
      Record("a", "Rewe"), Record("b", "Lidl", bookedAt: "yesterday"),
    ])
    let failed = try await App.openFailed()
    check(
      app.tellsOfFailure(as: failed),
      "The server sent “yesterday” for a date. That is a failure, but the screen shows "
        + app.screen.summary)
  }

  @Test(.finding(.t4))
  func `T4 no spinner turns after a failed load`() async throws {
    let app = try await App.open()
    try await app.fail(WireError("The server is busy"))
    check(!app.screen.hasSpinner, "The first load has failed, and a spinner still turns.")
    try await app.tryAgain()
    try await app.fail(WireError("The server is still busy"))
    check(!app.screen.hasSpinner, "The second load has failed, and a spinner still turns.")
  }

  @Test(.finding(.t4))
  func `T4 no moment shows a failure together with a spinner or in place of rows`() async throws {
    let app = try await App.open()
    try await app.fail(WireError("The server is busy"))
    let failed = app.screen.frames.count
    try await app.tryAgain()
    let retry = try await app.nextLoad()
    // While the user tries again, the old failure may stay in sight beside the retry's own spinner.
    let retrying = failed..<max(failed, app.screen.frames.count)
    try await app.answer(retry, [Record("a", "Rewe")])
    let pull = try await app.screen.pullToRefresh()
    try await app.fail(WireError("The line is dead"))
    try await pull.finished()
    for (index, frame) in app.screen.frames.enumerated() {
      let says = frame.shows("The server is busy") || frame.shows("The line is dead")
      let isFailed = frame.alert != nil || says || !frame.fullScreenFailures.isEmpty
      check(
        !(isFailed && frame.hasSpinner) || retrying.contains(index),
        "At one moment a failure and a spinner are on the screen: \(frame.summary)")
      check(
        frame.rows.isEmpty || frame.fullScreenFailures.isEmpty,
        "At one moment rows and the full-screen failure are on the screen: \(frame.summary)")
    }
  }

  @Test(.finding(.t5))
  func `T5 a second failure is shown after the first was dismissed with its button`() async throws {
    let app = try await App.open()
    try await app.fail(WireError("The server is busy"))
    check(app.screen.shows("The server is busy"), "The first failure is not shown.")
    try await app.tryAgain()
    try await app.fail(WireError("The line is dead"))
    check(
      app.screen.shows("The line is dead"),
      "The second load failed with “The line is dead”, but the screen shows "
        + app.screen.summary)
  }

  @Test(.finding(.t5))
  func `T5 a second failure is shown after the first was dismissed without a button`()
    async throws
  {
    let app = try await App.open()
    try await app.fail(WireError("The server is busy"))
    check(app.screen.shows("The server is busy"), "The first failure is not shown.")
    if app.screen.alert != nil { try await app.screen.dismissAlert() }
    try await app.tryAgain()
    try await app.fail(WireError("The line is dead"))
    check(
      app.screen.shows("The line is dead"),
      "The second load failed with “The line is dead”, but the screen shows "
        + app.screen.summary)
  }

  @Test(.finding(.t5))
  func `T5 a failure is told in the words of its error and not in those of the code`() async throws
  {
    let app = try await App.open()
    try await app.fail(WireError("The server is busy"))
    let alert = app.screen.alert.map { [$0.title, $0.message] } ?? []
    let told = (app.screen.texts + alert).first { $0.contains("The server is busy") }
    check(
      told?.contains("Error(") != true && told?.contains("message:") != true,
      "The user reads Swift: \(told ?? "")")
  }

  @Test(.finding(.t5))
  func `T5 the same failure is shown again`() async throws {
    let app = try await App.openFailed()
    try await app.tryAgain()
    try await app.fail(WireError("The line is dead"))
    check(
      app.screen.shows("The line is dead"),
      "The second load failed as the first one did, but the screen shows " + app.screen.summary)
  }
}
