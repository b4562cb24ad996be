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
  static func open(locale: String = "en_US") async throws -> App {
    let activity = Activity()
    // What a version loads beyond what a test asks about is its own business: nothing is checked at
    // the end, and what is open then is ended.
    let server = HeldWire(activity: activity, teardown: nil)
    Teardown.current?.add {
      try? server.requests.finish()
      return nil
    }
    let world = World(
      wire: server.wire, clock: ManualClock(), locale: Locale(identifier: locale), timeZone: .gmt)
    let screen = Screen(wire: server.wire, activity: activity) { Version.subject.root(world) }
    try await screen.open()
    return App(server: server, screen: screen)
  }

  /// Opens the app, answers its first load with `records`, and searches for `query`, if any.
  static func open(
    showing records: [Record], searching query: String? = nil, locale: String = "en_US"
  ) async throws -> App {
    let app = try await open(locale: locale)
    try await app.answer(records)
    if let query { try await app.screen.search(query) }
    return app
  }

  /// Answers the next load.
  func answer(_ records: [Record]) async throws {
    let load = try await server.next(App.path)
    try load.answer(json: Record.json(records), summary: Record.summary(of: records))
    await settle()
  }

  /// Pulls to refresh and answers.
  func refresh(answering records: [Record]) async throws {
    let pull = try await screen.pullToRefresh()
    try await answer(records)
    try await pull.finished()
  }
}

// MARK: - What the screen shows, whatever the version's layout

extension App {
  /// For each row which of `merchants` it shows.
  func rows(naming merchants: String...) -> [String] { rows(naming: merchants) }

  /// For each row which of `merchants` it shows.
  func rows(naming merchants: [String]) -> [String] {
    screen.rows.map { row in merchants.first { row.contains($0) } ?? row.joined(separator: " ") }
  }

  /// What the footer says was spent; nil where there is no footer.
  var spent: String? {
    let footers = screen.footers
    return footers.isEmpty ? nil : footers.joined(separator: " / ")
  }

  /// True while some view says that a search found nothing, or that there is nothing.
  var saysNoHit: Bool { App.saysNoHit(screen.frame) }

  static func saysNoHit(_ frame: Frame) -> Bool {
    frame.unavailable.contains { !$0.contains("No transactions") }
  }
}
