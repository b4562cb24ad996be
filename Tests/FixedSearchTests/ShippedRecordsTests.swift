import HeadlessUI
import KataHarness
import KataKit
import KataTesting
import Testing

/// The records that ship with the kit, which the brief speaks about.
@MainActor @Suite(.harness) struct ShippedRecordsTests {
  @Test func `160.42 euros and 6.45 pounds were spent`() async throws {
    let app = try await openApp()
    check("The footer", is: app.spent, expected: "Spent: €160.42 and £6.45")
  }

  @Test func `cafe finds both visits to Café Einstein`() async throws {
    let app = try await openApp()
    try await app.screen.search("cafe")
    check(
      "The rows", are: app.screen.rows.map { $0[0] },
      expected: ["Café Einstein", "Café Einstein"])
    check("The footer", is: app.spent, expected: "Spent: €7.90")
  }

  private func openApp() async throws -> App {
    let app = try await App.open()
    try await app.server.next(App.path).answer(Wire.liveAnswer(to: App.path), summary: "9 records")
    await settle()
    return app
  }
}
