import HeadlessUI
import KataKit
import KataTesting
import Testing

/// Several requests at once: every order and every outcome.
@MainActor struct RaceTests {
  @Test(.finding(.c1))
  func `C1 the newest input wins, in whatever order the answers come`() async throws {
    try await checkCourses("the last input, 125 at a rate of 3, wins: 375, or its own failure") {
      course, labels in
      // A failure of a replaced request in place of the result is C17's matter.
      let isHidden = course.last.results.isEmpty && !labels.failures(in: course.last).isEmpty
      return course.newestOutcome == .success
        ? course.last.showsOnly(375) || isHidden : course.last.results.isEmpty
    }
  }

  @Test(.finding(.c1))
  func `C1 the newest currency wins`() async throws {
    let app = try await App.open()
    try await app.paste("12")
    await app.pause()
    let dollars = try await app.nextRequest(for: "USD")
    try await app.screen.choose("GBP", in: "Currency")
    await app.pause()
    let pounds = try await app.nextRequest(for: "GBP")
    try await app.answer(pounds, rate: "2")
    try await app.answer(dollars, rate: "3")
    check(
      app.screen.frame.showsOnly(24),
      "12 in pounds, at a rate of 2, is 24; the late answer for dollars made it "
        + app.screen.results.joined(separator: ", "))
  }

  @Test(.finding(.c1))
  func `C1 a late answer for the currency before does not stand in for the newest`() async throws {
    let app = try await App.open()
    try await app.paste("12")
    await app.pause()
    let dollars = try await app.nextRequest(for: "USD")
    try await app.screen.choose("GBP", in: "Currency")
    if dollars.isOpen { try await app.answer(dollars, rate: "3") }
    check(
      app.screen.results.isEmpty,
      "Pounds were chosen, and the late answer for dollars is shown: "
        + app.screen.results.joined(separator: ", "))
    await app.pause()
    try await app.answer(try await app.nextRequest(for: "GBP"), rate: "2")
    check(
      app.screen.frame.showsOnly(24),
      "12 in pounds, at a rate of 2, is 24. Seen: \(app.screen.summary)")
  }

  @Test(.finding(.c1))
  func `C1 a keystroke that is taken back in time leaves nothing behind`() async throws {
    let app = try await App.open()
    try await app.convert("1", rate: "3")
    try await app.type("2")
    try await app.paste("1")
    await app.pause()
    // Asking again and keeping what is there are both right; an answer for 12 may not count.
    for request in app.server.requests.open { try await app.answer(request, rate: "3") }
    // A version that waits for ever, because it has asked for 1 before, has C19.
    check(
      app.screen.frame.showsOnly(3) || app.screen.results.isEmpty,
      "1 at a rate of 3 is 3; a 2 was typed behind it and deleted at once. Seen: "
        + app.screen.summary)
  }

  @Test(.finding(.c5))
  func `C5 an old request that ends never hides the spinner of the newer one`() async throws {
    try await checkCourses("a spinner turns while 125 is still being converted") { course, labels in
      course.steps.allSatisfy { step in
        // What a replaced request writes in place of the spinner has a finding of its own: a result
        // that an API which ignores cancellation still sends is C1's matter, a failure is C17's.
        let isWrittenOver =
          !labels.failures(in: step.frame).isEmpty
          || (!course.respectsCancellation && !step.frame.results.isEmpty)
        return !step.isNewestOpen || step.frame.hasSpinner || isWrittenOver
      }
    }
  }

  @Test(.finding(.c12))
  func `C12 no moment contradicts itself`() async throws {
    let app = try await App.open()
    try await app.convert("1", rate: "3")
    try await app.type("2")
    await app.pause()
    try await app.fail(try await app.nextRequest(), WireError("The line is dead"))
    check(
      app.screen.results.isEmpty,
      "12 could not be converted, and the result for 1 is still there: \(app.screen.summary)")
    try await checkCourses("no failure stands beside a spinner or a result") { course, labels in
      course.frames.allSatisfy { frame in
        labels.failures(in: frame).isEmpty || (!frame.hasSpinner && frame.results.isEmpty)
      }
    }
  }

  @Test(.finding(.c12))
  func `C12 another currency after a failure takes the failure away`() async throws {
    let app = try await App.open()
    try await app.type("1")
    await app.pause()
    try await app.fail(try await app.nextRequest(), WireError("The line is dead"))
    try await app.choose("GBP")
    let labels = try await Labels.learn()
    check(
      labels.failures(in: app.screen.frame).isEmpty || !app.screen.hasSpinner,
      "Pounds were chosen after a failure for dollars, and the screen shows \(app.screen.summary)")
  }

  @Test(.finding(.c17))
  func `C17 a replaced request that ends badly says nothing`() async throws {
    try await checkCourses(
      "the user has typed on, so nothing is said about a request that was replaced"
    ) {
      course, labels in
      course.steps.allSatisfy { step in
        let mayFail = !step.isNewestOpen && course.newestOutcome != .success
        return mayFail || labels.failures(in: step.frame).isEmpty
      }
    }
  }

  @Test(.finding(.c17))
  func `C17 the current request that ends as cancelled is a failure`() async throws {
    try await checkCourses(
      "nobody called the request for 125 off (a rejected certificate, say), so the user is told, and "
        + "the spinner stops"
    ) { course, labels in
      course.newestOutcome != .cancelled
        || course.afterNewest.allSatisfy { frame in
          // The late result of a replaced request in place of the failure is C1's matter.
          !frame.hasSpinner && (!labels.failures(in: frame).isEmpty || !frame.results.isEmpty)
        }
    }
  }

  @Test(.finding(.c9))
  func `C9 the spinner starts with the keystroke`() async throws {
    let app = try await App.open()
    check(!app.screen.hasSpinner, "Nothing has been typed yet, and a spinner turns.")
    try await app.convert("1", rate: "3")
    try await app.type("2")
    let stale = app.screen.frames.first { frame in
      frame.fields.first?.text == "12" && !frame.hasSpinner && !frame.results.isEmpty
    }
    check(
      stale == nil,
      "For a moment the amount is 12 and the screen shows the result for 1 with no spinner: "
        + (stale?.summary ?? ""))
    check(app.screen.hasSpinner, "12 has been typed, and no spinner turns.")
  }

  @Test(.finding(.c10))
  func `C10 a burst of keystrokes sends one request, 300 ms after the last`() async throws {
    let app = try await App.open()
    for key in ["1", "2", "5", "0"] {
      await app.clock.advance(by: .milliseconds(90))
      try await app.type(key)
    }
    await app.clock.advance(by: .milliseconds(299))
    check(
      "Requests up to 299 ms after the last of four keystrokes",
      is: "\(app.server.requests.count)", expected: "0")
    await app.clock.advance(by: .milliseconds(1))
    check(
      "Requests 300 ms after the last of four keystrokes",
      is: "\(app.server.requests.count)", expected: "1")
    try await app.answer(try await app.nextRequest(), rate: "3")
    check(
      app.screen.frame.showsOnly(3750),
      "1250 at a rate of 3 is 3750. Seen: \(app.screen.summary)")
  }

  /// Checks all courses and shows the simplest one that breaks the rule: few failures, few events.
  private func checkCourses(
    _ rule: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ holds: (Course, Labels) -> Bool
  ) async throws {
    let labels = try await Labels.learn()
    let courses = await Course.all()
    if let broken = courses.first(where: { $0.breakdown != nil }) {
      check(
        false, "\(broken.breakdown ?? "")\n\(broken.timeline)", sourceLocation: sourceLocation)
      return
    }
    let failing = courses.filter { !holds($0, labels) }
    guard
      let simplest = failing.min(by: {
        ($0.failures, $0.timeline.events.count) < ($1.failures, $1.timeline.events.count)
      })
    else { return }
    check(
      false,
      """
      Expected: \(rule).
      Fails in \(failing.count) of \(courses.count) orders and outcomes; the simplest:
      \(simplest.timeline)
      """, sourceLocation: sourceLocation)
  }
}
