import KataHarness
import KataTesting
import Testing

/// What is left when the screen is closed.
@MainActor struct LifetimeTests {
  @Test(.finding(.c15))
  func `C15 closing the screen frees the model and its service`() async throws {
    let app = try await App.open()
    try await app.convert("12", rate: "3")
    app.screen.close()
    await settle()
    check(
      "Services alive after the screen was closed", is: "\(app.server.sessionsAlive)",
      expected: "0")
  }

  @Test(.finding(.c18))
  func `C18 an answer that comes after the screen was closed changes nothing`() async throws {
    await RiskyUse.answeringAClosedScreen.check("The late answer ended the app.")
  }

  static func checkAnswerAfterClosing() async throws {
    let app = try await App.open()
    try await app.type("1")
    await app.pause()
    let request = try await app.nextRequest()
    let frames = app.screen.frames
    app.screen.close()
    await settle()
    if request.isOpen { try await app.answer(request, rate: "3") }
    check(app.screen.frames == frames, "The closed screen was drawn again.")
    check("Services alive after the late answer", is: "\(app.server.sessionsAlive)", expected: "0")
  }
}
