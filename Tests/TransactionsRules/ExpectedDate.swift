import Foundation

/// What the date of a payment must say, in whatever words and order the reader's language allows.
struct ExpectedDate {
  private let day: Int
  private let month: Int
  private let year: Int
  private let hour: Int
  private let minute: Int
  private let monthNames: [String]
  private let isMonthFirst: Bool

  init?(_ text: String, in setting: Setting) {
    guard let instant = try? Date(text, strategy: .iso8601) else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = setting.timeZone
    let parts = calendar.dateComponents([.day, .month, .year, .hour, .minute], from: instant)
    guard let day = parts.day, let month = parts.month, let year = parts.year,
      let hour = parts.hour, let minute = parts.minute
    else { return nil }
    (self.day, self.month, self.year, self.hour, self.minute) = (day, month, year, hour, minute)
    isMonthFirst = setting.locale.identifier == "en_US"
    monthNames = Self.names(of: instant, in: setting)
  }

  private static func names(of instant: Date, in setting: Setting) -> [String] {
    let style = Date.FormatStyle(
      locale: setting.locale, calendar: Calendar(identifier: .gregorian),
      timeZone: setting.timeZone)
    return [style.month(.wide), style.month(.abbreviated), style.day().month(.abbreviated)]
      .map { instant.formatted($0).filter(\.isLetter).lowercased() }
  }

  /// True if `text` says this day, and nothing about month, year or time that is wrong.
  func isSaid(in text: String) -> Bool {
    let text = text.lowercased()
    guard text.firstMatch(of: #/\d{4}-\d{2}/#) == nil else { return false }
    guard hasRightTime(text) else { return false }
    var numbers = text.replacing(#/\d{1,2}:\d{2}(:\d{2})?/#, with: " ")
      .split { !$0.isNumber }.compactMap { Int($0) }
    let years = numbers.filter { $0 > 99 }
    guard years.allSatisfy({ $0 == year }) else { return false }
    numbers.removeAll { $0 > 99 }
    if monthNames.contains(where: { text.contains($0) }) {
      return numbers.contains(day) && numbers.allSatisfy { $0 == day || $0 == year % 100 }
    }
    let rest = isMonthFirst ? [month, day] : [day, month]
    return numbers == rest || numbers == rest + [year % 100]
  }

  /// Wherever a time of day stands, it is the right one.
  private func hasRightTime(_ text: String) -> Bool {
    text.matches(of: #/(\d{1,2}):(\d{2})/#).allSatisfy { match in
      guard let hour = Int(match.1), let minute = Int(match.2) else { return false }
      return minute == self.minute && isHour(hour, in: text)
    }
  }

  private func isHour(_ hour: Int, in text: String) -> Bool {
    let isMorning = text.firstMatch(of: #/\d\s?am/#) != nil
    guard isMorning || text.firstMatch(of: #/\d\s?pm/#) != nil else { return hour == self.hour }
    return hour % 12 == self.hour % 12 && isMorning == (self.hour < 12)
  }
}
