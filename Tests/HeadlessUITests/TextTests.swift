import Foundation
import HeadlessUI
import KataTesting
import Testing

/// What texts say, and in whose language.
@MainActor @Suite(.harness) struct TextTests {
  private let germany = Locale(identifier: "de_DE")

  private func text(in locale: Locale, _ text: @escaping @MainActor () -> Text) async throws
    -> String
  {
    let screen = try await opened { text().environment(\.locale, locale) }
    return try #require(screen.texts.first)
  }

  @Test func `whole numbers in a literal are formatted for the locale`() async throws {
    #expect(try await text(in: germany) { Text("\(1234567) m") } == "1.234.567 m")
    let other = Locale(identifier: "en_US")
    #expect(try await text(in: other) { Text("\(Int64(-1234)) m") } == "-1,234 m")
  }

  @Test func `numbers with a fraction in a literal have six decimals`() async throws {
    #expect(try await text(in: germany) { Text("\(0.5) m") } == "0,500000 m")
    let other = Locale(identifier: "en_US")
    #expect(try await text(in: other) { Text("\(Float(2))") } == "2.000000")
  }

  @Test func `strings in a literal stay as they are`() async throws {
    let name = "1234567"
    let shown = try await text(in: germany) { Text("no. \(name), \(name.prefix(2))") }
    #expect(shown == "no. 1234567, 12")
  }

  @Test func `a string, and a verbatim literal, is shown as it is`() async throws {
    let string = "\(1234567)"
    #expect(try await text(in: germany) { Text(string) } == "1234567")
    #expect(try await text(in: germany) { Text(verbatim: "\(1234567)") } == "1234567")
  }

  @Test func `a value with a format follows the locale of the environment`() async throws {
    #expect(try await text(in: germany) { Text(1234.5, format: .number) } == "1.234,5")
    #expect(try await text(in: germany) { Text("\(1234.5, format: .number) m") } == "1.234,5 m")
    let style = Decimal.FormatStyle.Currency(code: "EUR")
    #expect(
      try await text(in: germany) { Text(Decimal(12), format: style) }
        == Decimal(12).formatted(style.locale(germany)))
  }

  @Test func `formatted alone does not follow the environment`() async throws {
    let plain = 1234.5.formatted(.number)
    try #require(plain != "1.234,5")
    #expect(try await text(in: germany) { Text(1234.5.formatted(.number)) } == plain)
  }

  @Test func `a date follows the time zone and the calendar of the environment`() async throws {
    let date = Date(timeIntervalSince1970: 1_792_105_200)  // 2026-10-15 23:00 GMT
    let format = Date.FormatStyle.dateTime.day().month().year()
    let screen = try await opened {
      Text(date, format: format).environment(\.timeZone, zone("GMT"))
      Text(date, format: format).environment(\.timeZone, zone("Europe/Berlin"))
      Text(date, format: format).environment(\.timeZone, zone("GMT"))
        .environment(\.calendar, Calendar(identifier: .buddhist))
    }
    try #require(screen.texts.count == 3)
    #expect(screen.texts[0].contains("15") && screen.texts[0].contains("2026"))
    #expect(screen.texts[1].contains("16") && screen.texts[1].contains("2026"))
    #expect(screen.texts[2].contains("2569"))
  }

  @Test func `a date in a usual style follows the environment`() async throws {
    let date = Date(timeIntervalSince1970: 1_792_105_200)
    let screen = try await opened {
      Group {
        Text(date, style: .date)
        Text("on \(date, format: .dateTime.month(.wide))")
      }
      .environment(\.timeZone, zone("Europe/Berlin"))
      .environment(\.locale, germany)
    }
    #expect(screen.texts == ["16. Oktober 2026", "on Oktober"])
  }

  @Test func `titles, labels and buttons are literals too`() async throws {
    let screen = try await opened {
      NavigationStack {
        Button("\(1000) pieces") {}.navigationTitle("\(2000) things")
        Label("\(3000) labels", systemImage: "tray")
      }
      .environment(\.locale, germany)
    }
    #expect(screen.title == "2.000 things")
    #expect(screen.texts == ["1.000 pieces", "3.000 labels"])
  }

  @Test func `two texts make one, with the looks of the surroundings`() async throws {
    let screen = try await opened {
      (Text("a") + Text("b")).foregroundStyle(.red).font(.caption)
      Text("c")
    }
    #expect(screen.texts == ["ab", "c"])
    #expect(screen.styledTexts.map(\.color) == ["red", nil])
    #expect(screen.styledTexts.map(\.font) == ["caption", nil])
  }

  private func zone(_ identifier: String) -> TimeZone {
    TimeZone(identifier: identifier) ?? .gmt
  }
}
