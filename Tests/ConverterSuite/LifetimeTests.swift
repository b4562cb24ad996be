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

  @Test(.finding(.c15))
  func `C15 a parent that redraws keeps the model and its service`() async throws {
    let app = try await App.open()
    try await app.convert("12", rate: "3")
    for _ in 1...25 {
      try await app.screen.leaveApp()
      try await app.screen.returnToApp()
    }
    check(
      "Services made after switching to another app and back 25 times",
      is: "\(app.server.sessionsOpened)", expected: "1")
    check(
      app.screen.frame.showsOnly(36),
      "12 at a rate of 3 is 36, before and after switching to another app. Seen: "
        + app.screen.summary)
  }

  @Test(.finding(.c18))
  func `C18 the converter goes on after the screen was left and come back to`() async throws {
    let app = try await App.open()
    try await app.convert("1", rate: "3")
    try await app.screen.leave()
    try await app.screen.comeBack()
    try await app.paste("12")
    await app.pause()
    for request in app.server.requests.open { try await app.answer(request, rate: "3") }
    check(
      app.screen.frame.showsOnly(36),
      "After coming back, 12 was typed and the rate is 3. Seen: \(app.screen.summary)")
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
