import KataKit
import KataTesting
import Testing

/// Requests that fail, and answers without a rate.
@MainActor struct FailureTests {
  @Test(.finding(.c2))
  func `C2 a failure stops the spinner`() async throws {
    let app = try await App.open()
    try await app.type("1")
    await app.pause()
    try await app.fail(try await app.nextRequest(), WireError("The line is dead"))
    check(!app.screen.hasSpinner, "The request has failed, and the spinner still turns.")
    try await app.convert("2", rate: "3")
    check(
      !app.screen.hasSpinner,
      "After a failure the next amount was converted, and the spinner never stops again.")
  }

  @Test(.finding(.c2))
  func `C2 nothing starts when a failure is acknowledged`() async throws {
    let app = try await App.open()
    try await app.type("1")
    await app.pause()
    try await app.fail(try await app.nextRequest(), WireError("The line is dead"))
    try await app.acknowledgeFailure()
    check(!app.screen.hasSpinner, "The failure was read and closed, and a spinner turns.")
  }

  @Test(.finding(.c7))
  func `C7 a second failure is shown as well`() async throws {
    let app = try await App.open()
    for (key, words) in [("1", "The line is dead"), ("2", "The server is busy")] {
      try await app.type(key)
      await app.pause()
      try await app.fail(try await app.nextRequest(), WireError(words))
      check(
        app.screen.shows(words),
        "The request after “\(key)” failed with “\(words)”, and the screen does not say so: "
          + app.screen.summary)
    }
  }

  @Test(.finding(.c7))
  func `C7 a failure is shown`() async throws {
    let app = try await App.open()
    try await app.type("1")
    await app.pause()
    try await app.fail(try await app.nextRequest(), WireError("The line is dead"))
    check(
      app.screen.shows("The line is dead") && !app.screen.hasSpinner,
      "The request failed with “The line is dead”, and the user is to read that in place of a "
        + "spinner. Seen: \(app.screen.summary)")
  }

  @Test(.finding(.c16))
  func `C16 clearing the amount after a failure takes the failure away`() async throws {
    await RiskyUse.deletingAfterAFailure.check("Deleting the amount ended the app.")
  }

  static func checkDeletingAfterAFailure() async throws {
    let app = try await App.open()
    try await app.type("1")
    await app.pause()
    try await app.fail(try await app.nextRequest(), WireError("The line is dead"))
    try await app.clear()
    check(
      try await Labels.learn().failures(in: app.screen.frame).isEmpty,
      "The amount is empty, and the old failure is still shown: \(app.screen.summary)")
  }

  @Test(.finding(.c16))
  func `C16 clearing the amount in time takes its request back`() async throws {
    await RiskyUse.deletingInTime.check("Deleting the amount ended the app.")
  }

  static func checkDeletingInTime() async throws {
    let app = try await App.open()
    try await app.type("1")
    try await app.clear()
    await app.pause()
    for request in app.server.requests.open {
      try await app.fail(request, WireError("The line is dead"))
    }
    check(
      try await Labels.learn().failures(in: app.screen.frame).isEmpty,
      "The amount is empty, and a failure of what stood there is shown: \(app.screen.summary)")
  }

  @Test(.finding(.c19))
  func `C19 after a failure the same input, typed anew, is sent again`() async throws {
    let app = try await App.open()
    try await app.paste("12")
    await app.pause()
    try await app.fail(try await app.nextRequest(), WireError("The line is dead"))
    try await app.paste("1")
    try await app.paste("12")
    await app.pause()
    // Everything that is open, oldest first: a version may have sent 1 as well.
    let requests = app.server.requests.open
    for request in requests { try await app.answer(request, rate: "3") }
    check(
      app.screen.frame.showsOnly(36),
      "12 failed and was typed again; "
        + (requests.isEmpty ? "no request was sent" : "the rate is 3")
        + ". Seen: \(app.screen.summary)")
  }

  @Test(.finding(.c19))
  func `C19 another currency after a failure is asked for`() async throws {
    let app = try await App.open()
    try await app.paste("12")
    await app.pause()
    try await app.fail(try await app.nextRequest(), WireError("The line is dead"))
    try await app.choose("GBP")
    await app.pause()
    for request in app.server.requests.open { try await app.answer(request, rate: "2") }
    check(
      app.screen.frame.showsOnly(24),
      "12 failed in dollars, and pounds were chosen, at a rate of 2. Seen: \(app.screen.summary)")
  }

  @Test(.finding(.c19))
  func `C19 the same amount, written otherwise, has its result`() async throws {
    let app = try await App.open()
    try await app.convert("12", rate: "3")
    try await app.paste("12.0")
    await app.pause()
    // Asking again and keeping what is there are both right.
    for request in app.server.requests.open { try await app.answer(request, rate: "3") }
    check(
      app.screen.frame.showsOnly(36) && !app.screen.hasSpinner,
      "12 was converted at a rate of 3, and 12.0 is the same amount. Seen: \(app.screen.summary)")
  }

  @Test(.finding(.c21))
  func `C21 a rate of zero, below zero or none at all is a failure`() async throws {
    let answers = [
      #"{"currency": "USD", "rate": "0"}"#, #"{"currency": "USD", "rate": "-1.08"}"#,
      #"{"currency": "USD"}"#, #"{"currency": "USD", "rate": null}"#,
      #"{"currency": "USD", "rate": "NaN"}"#, #"{"currency": "USD", "rate": "soon"}"#,
      #"{"currency": "USD", "rate": "1.08 GBP"}"#, #"{"currency": "USD", "rate": "1,08"}"#,
    ]
    var complaints: [String] = []
    for json in answers {
      let app = try await App.open()
      try await app.type("1")
      await app.pause()
      try await app.answer(try await app.nextRequest(), json: json, summary: json)
      if !app.screen.results.isEmpty {
        let seen = app.screen.results.joined(separator: ", ")
        complaints.append("the server sent \(json), and the screen shows \(seen)")
      }
    }
    check("an answer without a rate above zero has no result", complaints: complaints)
    let app = try await App.open()
    try await app.convert("100", rate: "0.85")
    check(
      app.screen.frame.showsOnly(85),
      "100 at a rate of 0.85 is 85. Seen: \(app.screen.summary)")
  }

  @Test(.finding(.c21))
  func `C21 a rate of zero is told to the user`() async throws {
    // Told as any other failure is: how failures are shown is not the matter here.
    let failed = try await App.open()
    try await failed.type("1")
    await failed.pause()
    try await failed.fail(try await failed.nextRequest(), WireError("The line is dead"))
    let app = try await App.open()
    try await app.convert("1", rate: "0")
    check(
      try await Labels.learn().tell(app.screen.frame, as: failed.screen.frame),
      "The server sent a rate of 0, and the screen does not say so as it does of a failure: "
        + app.screen.summary)
  }
}
