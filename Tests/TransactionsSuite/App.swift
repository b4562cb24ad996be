import Foundation
import HeadlessUI
import KataHarness
import KataKit
import KataRecords
import KataTesting
import Testing

/// The app under test with a server in the hands of the test.
@MainActor struct App {
  let server: HeldWire
  let screen: Screen

  static let path = "/transactions"

  /// Opens the app; its first load stays open.
  static func open(
    locale: String = "en_US", timeZone: String = "GMT",
    onCancel: HeldRequests<String, Data>.Cancellation = .ignored
  ) async throws -> App {
    let activity = Activity()
    // What a version loads beyond what a test asks about is its own business: nothing is checked at
    // the end, and what is open then is ended.
    let server = HeldWire(onCancel: onCancel, activity: activity, teardown: nil)
    Teardown.current?.add {
      try? server.requests.finish()
      return nil
    }
    let world = World(
      wire: server.wire, clock: ManualClock(), locale: Locale(identifier: locale),
      timeZone: try #require(TimeZone(identifier: timeZone)))
    let screen = Screen(wire: server.wire, activity: activity) { Version.subject.root(world) }
    try await screen.open()
    return App(server: server, screen: screen)
  }

  /// Opens the app and answers its first load with `records`.
  static func open(
    showing records: [Record], locale: String = "en_US", timeZone: String = "GMT"
  ) async throws -> App {
    let app = try await open(locale: locale, timeZone: timeZone)
    try await app.answer(records)
    return app
  }

  /// Takes the next load that the app starts.
  func nextLoad() async throws -> HeldWire.Request { try await server.next(App.path) }

  /// Answers the next load.
  func answer(_ records: [Record]) async throws {
    try await answer(try await nextLoad(), records)
  }

  func answer(_ load: HeldWire.Request, _ records: [Record]) async throws {
    try load.answer(json: Record.json(records), summary: Record.summary(of: records))
    await settle()
  }

  /// Fails the next load.
  func fail(_ error: any Error) async throws {
    try await fail(try await nextLoad(), error)
  }

  func fail(_ load: HeldWire.Request, _ error: any Error) async throws {
    try load.fail(error)
    await settle()
  }

  /// Pulls to refresh and answers.
  func refresh(answering records: [Record]) async throws {
    let pull = try await screen.pullToRefresh()
    try await answer(records)
    try await pull.finished()
  }

  /// Dismisses the alert, if the version shows its failures in one.
  func acknowledgeFailure() async throws {
    guard let alert = screen.alert else { return }
    if let button = alert.buttons.first(where: { $0 != "Try again" }) {
      try await screen.tap(button)
    } else {
      try await screen.dismissAlert()
    }
  }

  /// Loads again the way that the version offers after a failure: a button, or the pull.
  func tryAgain() async throws {
    if screen.alert?.buttons.contains("Try again") != true { try await acknowledgeFailure() }
    if screen.alert != nil || screen.buttons.contains("Try again") {
      try await screen.tap("Try again")
    } else {
      _ = try await screen.pullToRefresh()
    }
  }

  /// Leaves the screen during `load` and comes back; returns the load that this has started. It is nil
  /// where the version goes on with the one that is under way, or with the rows that it has.
  func leaveAndComeBack(during load: HeldWire.Request) async throws -> HeldWire.Request? {
    let asked = server.requests.count
    try await screen.leave()
    try await screen.comeBack()
    if server.requests.count > asked { return try await nextLoad() }
    guard load.isCancelled else { return nil }
    throw HarnessFailure(
      "Leaving the screen called the load off, and coming back has started no other: "
        + screen.summary)
  }
}

// MARK: - What the screen shows, whatever the version's layout

extension App {
  /// For each row which of `merchants` it shows.
  func rows(naming merchants: String...) -> [String] {
    screen.rows.map { row in merchants.first { row.contains($0) } ?? row.joined(separator: " ") }
  }

  /// All texts of each row, after those that stand above it: a date may be over the rows of its day.
  var rowsWithHeaders: [String] { screen.rowsWithHeaders.map { $0.joined(separator: "  ") } }

  /// All texts of the first row that names `merchant`, after those that stand above it.
  func row(_ merchant: String) throws -> String {
    let row = try listRow(merchant)
    return (row.header + row.texts).joined(separator: "  ")
  }

  /// The looks of the texts of the first row that names `merchant`.
  func styledRow(_ merchant: String) throws -> [Frame.StyledText] {
    try listRow(merchant).styledTexts
  }

  private func listRow(_ merchant: String) throws -> Frame.Row {
    guard let row = screen.listRows.first(where: { $0.texts.contains(merchant) }) else {
      throw HarnessFailure("No row shows “\(merchant)”. The screen shows \(screen.summary)")
    }
    return row
  }

  /// True if a failure is told: in an alert, in place of the list, or with as many words on the page
  /// as `failed` has, where a load has failed beyond doubt.
  func tellsOfFailure(as failed: App) -> Bool {
    if screen.frame.showsFailure { return true }
    return !screen.hasSpinner && !screen.shows("No transactions")
      && screen.rows.count == failed.screen.rows.count
      && screen.texts.count == failed.screen.texts.count
  }

  /// An app whose first load has failed.
  static func openFailed() async throws -> App {
    let app = try await open()
    try await app.fail(WireError("The line is dead"))
    return app
  }
}

extension Frame {
  /// True if some failure is on the screen, as an alert or in place of the list.
  var showsFailure: Bool { alert != nil || !fullScreenFailures.isEmpty }

  /// The failures in place of the list: that there is nothing in the account is none.
  var fullScreenFailures: [[String]] {
    unavailable.filter { !$0.contains { $0.contains("No transactions") } }
  }
}
