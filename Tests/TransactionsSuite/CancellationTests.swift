import Foundation
import KataHarness
import KataKit
import KataRecords
import KataTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Leaving, coming back, and loads that were called off.
@MainActor struct CancellationTests {
  /// A failure that holds another one, as networking libraries throw them.
  private struct Wrapped: LocalizedError {
    let underlying: any Error
    var errorDescription: String? { "The request did not get through." }
  }

  @Test(.finding(.t13b))
  func `T13b leaving the screen during a load is not a failure`() async throws {
    try await leaveDuringLoad(endingIn: CancellationError())
  }

  @Test(.finding(.t19))
  func `T19 a load that was called off shows nothing when it ends in URLError`() async throws {
    try await leaveDuringLoad(endingIn: URLError(.cancelled))
  }

  @Test(.finding(.t19))
  func `T19 a load that was called off shows nothing when it ends in a wrapped error`()
    async throws
  {
    try await leaveDuringLoad(endingIn: Wrapped(underlying: URLError(.cancelled)))
  }

  private func leaveDuringLoad(
    endingIn error: any Error, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let app = try await App.open(onCancel: .ends(with: error))
    let first = try await app.nextLoad()
    let framesBefore = app.screen.frames.count
    let second = try await app.leaveAndComeBack(during: first)
    let failed = app.screen.frames.dropFirst(framesBefore).first { $0.showsFailure }
    check(
      failed == nil,
      "The screen was left during a load. Back on it, the user reads a failure: "
        + (failed?.summary ?? ""), sourceLocation: sourceLocation)
    try await app.answer(second ?? first, [Record("a", "Rewe")])
    check(
      "The rows after coming back", are: app.rows(naming: "Rewe"), expected: ["Rewe"],
      sourceLocation: sourceLocation)
    check(
      !app.screen.hasSpinner, "The rows are there, and a spinner still turns.",
      sourceLocation: sourceLocation)
  }

  @Test(.finding(.t19))
  func `T19 a cancelled request that nobody called off is shown`() async throws {
    let app = try await App.open()
    try await app.fail(URLError(.cancelled))
    let failed = try await App.openFailed()
    check(
      app.tellsOfFailure(as: failed),
      "The system cancelled the request (a rejected certificate, say); nobody left the screen. "
        + "The user is told nothing: \(app.screen.summary)")
  }

  @Test(.finding(.t19))
  func `T19 a cancellation inside the service that nobody called off is shown`() async throws {
    let app = try await App.open()
    try await app.fail(CancellationError())
    let failed = try await App.openFailed()
    check(
      app.tellsOfFailure(as: failed),
      "Something inside the service was cancelled, and it threw CancellationError; nobody left the "
        + "screen. The user is told nothing: \(app.screen.summary)")
  }

  @Test(.finding(.t19))
  func `T19 a refresh is not called off when the screen is left and come back to`() async throws {
    let app = try await App.open(showing: [Record("a", "Rewe")])
    _ = try await app.screen.pullToRefresh()
    let framesBefore = app.screen.frames.count
    app.server.requests.onCancel = .ends(with: CancellationError())
    for _ in 1...2 {
      try await app.screen.leave()
      try await app.screen.comeBack()
    }
    let failed = app.screen.frames.dropFirst(framesBefore).first { $0.showsFailure }
    check(
      failed == nil,
      "The screen was left and come back to during a refresh, and the user reads a failure: "
        + (failed?.summary ?? ""))
    let loads = app.server.requests.open
    for load in loads { try await app.answer(load, [Record("b", "Lidl")]) }
    // That a pull asks the server is T8's matter.
    guard !loads.isEmpty else { return }
    check(
      app.rows(naming: "Rewe", "Lidl").contains("Lidl"),
      "All loads that were open have brought Lidl, but the screen shows \(app.screen.summary)")
  }

  @Test(.finding(.t14))
  func `T14 an older answer never overwrites a newer one`() async throws {
    let app = try await App.open()
    let older = try await app.nextLoad()
    guard let newer = try await newerLoad(than: older, in: app) else { return }
    try await app.answer(newer, [Record("b", "Lidl")])
    try await app.answer(older, [Record("a", "Rewe")])
    check(
      "The rows after the newer answer (Lidl) and then the older one (Rewe)",
      are: app.rows(naming: "Rewe", "Lidl"), expected: ["Lidl"])
  }

  @Test(.finding(.t14))
  func `T14 a newer answer counts after an older one`() async throws {
    let app = try await App.open()
    let older = try await app.nextLoad()
    guard let newer = try await newerLoad(than: older, in: app) else { return }
    try await app.answer(older, [Record("a", "Rewe")])
    try await app.answer(newer, [Record("b", "Lidl")])
    check(
      app.rows(naming: "Rewe", "Lidl").contains("Lidl"),
      "The older load brought Rewe, and then the newer one Lidl, but the screen shows "
        + app.screen.summary)
  }

  @Test(.finding(.t14))
  func `T14 the spinner follows the newest load that is still alive`() async throws {
    let app = try await App.open()
    let older = try await app.nextLoad()
    guard let newer = try await newerLoad(than: older, in: app) else { return }
    try await app.fail(older, WireError("The line is dead"))
    check(
      !app.screen.shows("The line is dead") && app.screen.hasSpinner,
      "An older load failed while the newer one is under way. Expected a spinner and no failure. "
        + "Seen: \(app.screen.summary)")
    try await app.answer(newer, [Record("a", "Rewe")])
    check("The rows in the end", are: app.rows(naming: "Rewe"), expected: ["Rewe"])
  }

  @Test(.finding(.t14))
  func `T14 an older failure is not shown while a newer load is under way`() async throws {
    let app = try await App.open(showing: [Record("a", "Rewe")])
    // Leaving the screen does not call off a refresh, so its failure counts.
    _ = try await app.screen.pullToRefresh()
    let older = try await app.nextLoad()
    guard let newer = try await newerLoad(than: older, in: app) else { return }
    try await app.fail(older, WireError("The line is dead"))
    try await app.answer(newer, [Record("b", "Lidl")])
    let failed = app.screen.frames.first { $0.shows("The line is dead") }
    check(
      failed == nil,
      "An older load failed while the newer one was under way. Expected no failure. Seen: "
        + (failed?.summary ?? ""))
    check(
      app.rows(naming: "Rewe", "Lidl").contains("Lidl"),
      "The newer load brought Lidl, but the screen shows \(app.screen.summary)")
  }

  @Test(.finding(.t14))
  func `T14 an older failure says nothing after a newer answer`() async throws {
    let app = try await App.open(showing: [Record("a", "Rewe")])
    _ = try await app.screen.pullToRefresh()
    let older = try await app.nextLoad()
    guard let newer = try await newerLoad(than: older, in: app) else { return }
    try await app.answer(newer, [Record("b", "Lidl")])
    try await app.fail(older, WireError("The line is dead"))
    check(
      !app.screen.shows("The line is dead"),
      "The newer load brought Lidl; the older one failed after that. Expected no word of it. Seen: "
        + app.screen.summary)
  }

  @Test(.finding(.t14))
  func `T14 an older answer counts when the newest load was called off`() async throws {
    let app = try await App.open(showing: [Record("a", "Rewe")])
    _ = try await app.screen.pullToRefresh()
    let older = try await app.nextLoad()
    guard try await newerLoad(than: older, in: app) != nil else { return }
    // Where the newer load has called the older one off, nobody waits for it any more.
    guard !older.isCancelled else { return }
    app.server.requests.onCancel = .ends(with: CancellationError())
    try await app.screen.leave()
    try await app.answer(older, [Record("b", "Lidl")])
    let framesBefore = app.screen.frames.count
    try await app.screen.comeBack()
    // Coming back loads once more; whether that keeps the rows is T18's.
    let frame = app.screen.frames.dropFirst(framesBefore).first ?? app.screen.frame
    check(
      frame.rows.contains { $0.first == "Lidl" },
      "The newest load was called off by leaving; the refresh before it was not, and brought Lidl. "
        + "On coming back the screen shows \(frame.summary)")
  }

  /// Leaves the screen and comes back, and returns the load that this has started. Where it has started
  /// none, nothing can overtake: the answer of the only load must count, and nil is returned.
  private func newerLoad(
    than older: HeldWire.Request, in app: App
  ) async throws -> HeldWire.Request? {
    if let newer = try await app.leaveAndComeBack(during: older) { return newer }
    try await app.answer(older, [Record("b", "Lidl")])
    check(
      app.rows(naming: "Rewe", "Lidl").contains("Lidl"),
      "The only load that is under way brought Lidl, but the screen shows \(app.screen.summary)")
    return nil
  }
}
