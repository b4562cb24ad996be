import Foundation
import HeadlessUI
import KataHarness
import KataKit
import KataTesting
import Testing

/// The app under test with a server and a clock in the hands of the test.
@MainActor struct App {
  let server: HeldWire
  let clock: ManualClock
  let screen: Screen

  static func open(
    locale: String = "en_US", currencyCode: String = "USD",
    onCancel: HeldRequests<String, Data>.Cancellation = .ignored,
    timeline: Timeline? = .current
  ) async throws -> App {
    let activity = Activity()
    // What a version asks beyond what a test is about is its own business: nothing is checked at
    // the end, and what is open then is ended.
    let server = HeldWire(
      onCancel: onCancel, activity: activity, timeline: timeline, teardown: nil)
    Teardown.current?.add {
      try? server.requests.finish()
      return nil
    }
    let clock = ManualClock(timeline: timeline)
    let world = World(
      wire: server.wire, clock: clock, locale: Locale(identifier: locale), timeZone: .gmt)
    let screen = Screen(wire: server.wire, activity: activity, timeline: timeline) {
      Version.subject.root(world, currencyCode)
    }
    try await screen.open()
    return App(server: server, clock: clock, screen: screen)
  }

  /// Types at the end of the amount.
  func type(_ text: String) async throws {
    try await acknowledgeFailure()
    try await screen.type(text, into: "Amount")
  }

  /// Replaces the amount at once.
  func paste(_ text: String) async throws {
    try await acknowledgeFailure()
    try await screen.replaceText(in: "Amount", with: text)
  }

  /// Chooses a currency.
  func choose(_ currency: String) async throws {
    try await acknowledgeFailure()
    try await screen.choose(currency, in: "Currency")
  }

  /// Dismisses the alert, if the version shows its failures in one.
  func acknowledgeFailure() async throws {
    if screen.alert != nil { try await screen.dismissAlert() }
  }

  /// Deletes the amount.
  func clear() async throws { try await paste("") }

  /// Lets the time pass after which an input counts as finished.
  func pause() async { await clock.advance(by: .milliseconds(300)) }

  /// Takes the next request for a rate.
  func nextRequest(for currency: String = "USD") async throws -> HeldWire.Request {
    try await server.next("/rates/\(currency)")
  }

  func answer(_ request: HeldWire.Request, rate: String) async throws {
    let currency = request.request.split(separator: "/").last ?? ""
    let json = #"{"currency": "\#(currency)", "rate": "\#(rate)"}"#
    try await answer(request, json: json, summary: rate)
  }

  func answer(_ request: HeldWire.Request, json: String, summary: String) async throws {
    try request.answer(json: json, summary: summary)
    await settle()
  }

  func fail(_ request: HeldWire.Request, _ error: any Error) async throws {
    try request.fail(error)
    await settle()
  }

  /// Types, waits, and answers the request with `rate`.
  func convert(_ text: String, rate: String, currency: String = "USD") async throws {
    try await paste(text)
    await pause()
    try await answer(try await nextRequest(for: currency), rate: rate)
  }
}

// MARK: - What the screen shows, whatever the version's layout

extension Frame {
  /// The texts that hold a number: the result. A sentence with a number in it is not one.
  var results: [String] { texts.filter { $0.contains(where: \.isNumber) && !$0.isSentence } }

  /// The texts that are words.
  fileprivate var sentences: [String] {
    let alertTexts = alert.map { [$0.title, $0.message] } ?? []
    return (texts + alertTexts).filter(\.isSentence)
  }

  /// True if the only result is the whole number `value`, in any format and any digits.
  func showsOnly(_ value: Int) -> Bool {
    results.count == 1 && ["\(value)", "\(value)0", "\(value)00"].contains(results[0].digits)
  }
}

/// The words that a version shows where nothing has failed, such as the title of a section: any
/// others tell of a failure.
@MainActor struct Labels {
  private let words: Set<String>
  private static var known: Labels?

  /// The labels of the version under test, which are on its screen when it has opened, while it asks,
  /// and beside a result.
  static func learn() async throws -> Labels {
    if let known { return known }
    let app = try await App.open(timeline: nil)
    let opened = app.screen.frame
    try await app.convert("1", rate: "3")
    let frames = app.screen.frames.filter { $0.alert == nil }
    app.screen.close()
    let labels = Labels(words: Set(([opened] + frames).flatMap(\.sentences)))
    known = labels
    return labels
  }

  /// What a frame says about a failure.
  func failures(in frame: Frame) -> [String] { frame.sentences.filter { !words.contains($0) } }

  /// True if both frames show results, failures and spinners, or none of them, alike.
  func tell(_ frame: Frame, as other: Frame) -> Bool {
    frame.hasSpinner == other.hasSpinner && frame.results.isEmpty == other.results.isEmpty
      && failures(in: frame).isEmpty == failures(in: other).isEmpty
  }
}

extension String {
  fileprivate var isSentence: Bool { count(where: \.isLetter) >= 4 }

  /// The digits of the text, whatever the script, as 0 to 9.
  var digits: String { compactMap(\.wholeNumberValue).map { "\($0)" }.joined() }
}
