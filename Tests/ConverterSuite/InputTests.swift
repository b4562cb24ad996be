import Foundation
import KataKit
import KataTesting
import Testing

/// What counts as an amount.
@MainActor struct InputTests {
  @Test(.finding(.c3))
  func `C3 deleting all text clears the result and sends nothing`() async throws {
    await RiskyUse.deleting.check("Deleting the amount ended the app.")
  }

  @Test(.finding(.c3))
  func `C3 pasting a word clears the result and sends nothing`() async throws {
    await RiskyUse.pastingAWord.check("Pasting “abc” ended the app.")
  }

  @Test(.finding(.c3))
  func `C3 what is not a number shows nothing and sends nothing`() async throws {
    await RiskyUse.pastingNoNumber.check("Pasting what is not a number ended the app.")
  }

  static func checkIsClearedByNoNumber() async throws {
    var complaints: [String] = []
    for text in ["-", ".", "--5", "   "] {
      complaints += try await complaintsWhenCleared(by: text)
    }
    check("what is not a number clears the result of 12 and is not sent", complaints: complaints)
  }

  static func checkIsCleared(by text: String) async throws {
    check(
      "“\(text)” in place of 12 clears the result and is not sent",
      complaints: try await complaintsWhenCleared(by: text))
  }

  /// After a conversion, `text` in place of the amount clears the result and sends nothing.
  private static func complaintsWhenCleared(by text: String) async throws -> [String] {
    let app = try await App.open()
    try await app.convert("12", rate: "3")
    try await app.paste(text)
    await app.pause()
    var complaints: [String] = []
    if app.server.requests.count > 1 { complaints.append("“\(text)” was sent to the server") }
    if !app.screen.results.isEmpty || app.screen.hasSpinner {
      complaints.append("“\(text)”: expected no result, seen \(app.screen.summary)")
    }
    return complaints
  }

  @Test(.finding(.c6))
  func `C6 an amount is read as people write it there`() async throws {
    var complaints: [String] = []
    for locale in ["en_US", "de_DE", "fr_FR", "en_IN", "de_CH", "ja_JP"] {
      complaints += try await InputTests.complaintsWhenReading(in: locale)
    }
    check("1234567.5 at a rate of 2 is 2469135", complaints: complaints)
  }

  @Test(.finding(.c6))
  func `C6 a decimal comma is one`() async throws {
    let complaints = try await InputTests.complaints(aboutReading: "12,5", in: "de_DE", times2: 25)
    check("12,5 at a rate of 2 is 25", complaints: complaints)
  }

  @Test(.finding(.c6))
  func `C6 Indian groups are read`() async throws {
    let complaints = try await InputTests.complaints(
      aboutReading: "12,50,000", in: "en_IN", times2: 2_500_000)
    check("12,50,000 at a rate of 2 is 25,00,000", complaints: complaints)
  }

  @Test(.finding(.c6))
  func `C6 an amount is not read as people write it elsewhere`() async throws {
    var complaints: [String] = []
    for (locale, text, elsewhere) in InputTests.writtenAsElsewhere {
      let seen = try await InputTests.yen(for: text, in: locale)
      if seen == elsewhere {
        complaints.append("\(locale): “\(text)” was sent and, at a rate of 100, shows \(seen)")
      }
    }
    check("amounts written as in another country are refused", complaints: complaints)
  }

  /// A text in a locale where it is not an amount, and its yen at a rate of 100 where it is one.
  private static let writtenAsElsewhere = [
    ("en_US", "12,5", "1250"), ("en_US", "1.234,56", "123456"), ("de_DE", "12.5", "1250"),
    ("de_DE", "1.50", "150"),
  ]

  /// The digits of the result in yen, which have no decimals, at a rate of 100; empty if `text` is
  /// refused.
  private static func yen(for text: String, in locale: String) async throws -> String {
    let app = try await App.open(locale: locale, currencyCode: "JPY")
    try await app.paste(text)
    await app.pause()
    guard let request = app.server.requests.open.first else { return "" }
    try await app.answer(request, rate: "100")
    return app.screen.results.joined(separator: ", ").digits
  }

  @Test(.finding(.c6))
  func `C6 Arabic digits are read`() async throws {
    await RiskyUse.typingArabicDigits.check("An amount in Arabic digits ended the app.")
  }

  static func checkArabicDigits() async throws {
    let complaints = try await complaintsWhenReading(in: "ar_EG")
    check("1234567.5 at a rate of 2 is 2469135", complaints: complaints)
  }

  /// 1234567.5, written by the platform for `locale`, is read as what it is.
  private static func complaintsWhenReading(in locale: String) async throws -> [String] {
    let style = Decimal.FormatStyle.number.locale(Locale(identifier: locale))
    let text = (Decimal(12_345_675) / 10).formatted(style)
    return try await complaints(aboutReading: text, in: locale, times2: 2_469_135)
  }

  /// `text`, at a rate of 2, must show `expected`.
  private static func complaints(
    aboutReading text: String, in locale: String, times2 expected: Int
  ) async throws -> [String] {
    let app = try await App.open(locale: locale)
    try await app.paste(text)
    await app.pause()
    guard let request = app.server.requests.open.first else {
      return ["\(locale), “\(text)”: nothing was sent; seen \(app.screen.summary)"]
    }
    try await app.answer(request, rate: "2")
    if app.screen.frame.showsOnly(expected) { return [] }
    return ["\(locale), “\(text)”: seen \(app.screen.results.joined(separator: ", "))"]
  }

  @Test(.finding(.c22))
  func `C22 the whole text is read or refused`() async throws {
    let nowhere = [
      ("en_US", "12abc", ""), ("de_DE", "12abc", ""), ("en_US", "1.2.3", ""),
      ("en_US", "12 34", ""), ("en_US", "12²", ""), ("en_US", "+12", ""),
    ]
    var complaints: [String] = []
    for (locale, text, elsewhere) in nowhere + InputTests.writtenAsElsewhere {
      let seen = try await InputTests.yen(for: text, in: locale)
      // To read the whole as people write it elsewhere is C6's matter.
      guard !seen.isEmpty, seen != elsewhere else { continue }
      complaints.append("\(locale): “\(text)” was sent and, at a rate of 100, shows \(seen)")
    }
    check("a text is read as a whole or refused", complaints: complaints)
    let app = try await App.open()
    try await app.convert("  12 ", rate: "3")
    check(
      app.screen.frame.showsOnly(36), "White space around 12 is fine. Seen: \(app.screen.summary)")
  }

  @Test(.finding(.c22))
  func `C22 an exponent is refused`() async throws {
    check("an exponent is refused", complaints: try await complaints(aboutSending: ["1e3", "1E3"]))
  }

  @Test(.finding(.c20))
  func `C20 an amount below zero is refused`() async throws {
    check(
      "an amount below zero is refused",
      complaints: try await complaints(aboutSending: ["-5", "-0.001"]))
    let complaints = try await InputTests.complaints(aboutReading: "0.5", in: "en_US", times2: 1)
    check("0.5 is above zero, and at a rate of 2 it is 1", complaints: complaints)
  }

  @Test(.finding(.c20))
  func `C20 an amount with more digits than can be kept is refused`() async throws {
    let texts = [String(repeating: "9", count: 40), "0." + String(repeating: "1", count: 40)]
    check(
      "an amount of more than 38 digits, which cannot be kept exactly, is refused",
      complaints: try await complaints(aboutSending: texts))
    let app = try await App.open()
    try await app.paste(String(repeating: "4", count: 38))
    await app.pause()
    if let request = app.server.requests.open.first { try await app.answer(request, rate: "2") }
    check(
      app.screen.results.contains { $0.digits.hasPrefix(String(repeating: "8", count: 38)) },
      "38 digits can be kept exactly, and twice 38 fours are 38 eights. Seen: "
        + app.screen.summary)
  }

  @Test(.finding(.c20))
  func `C20 a result with more digits than can be kept is not shown with others`() async throws {
    let app = try await App.open()
    try await app.paste(String(repeating: "9", count: 38))
    await app.pause()
    if let request = app.server.requests.open.first { try await app.answer(request, rate: "1.5") }
    // Half more than 99…9 is 14 and 36 nines, 8.50.
    let exact = "14" + String(repeating: "9", count: 36) + "850"
    check(
      app.screen.results.allSatisfy { $0.digits == exact },
      "38 nines at a rate of 1.5 have 39 digits before the point. Expected those or a failure. Seen: "
        + app.screen.summary)
  }

  private func complaints(aboutSending texts: [String]) async throws -> [String] {
    var complaints: [String] = []
    for text in texts {
      let app = try await App.open()
      try await app.paste(text)
      await app.pause()
      if app.server.requests.count > 0 { complaints.append("“\(text)” was sent to the server") }
    }
    return complaints
  }
}
