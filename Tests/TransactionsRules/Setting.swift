import Foundation
import KataHarness

/// The world that the app is opened in.
public enum Setting: String, Hashable, Sendable, CaseIterable {
  case american, german, angeleno

  public var locale: Locale { Setting.locales[self] ?? .init(identifier: "en_US") }
  public var timeZone: TimeZone { Setting.timeZones[self] ?? .gmt }

  /// What a request does when it is cancelled.
  var onCancel: HeldRequests<String, Data>.Cancellation {
    switch self {
    case .american: .ignored
    case .german: .ends(with: CancellationError())
    case .angeleno: .ends(with: URLError(.cancelled))
    }
  }

  var words: String {
    switch self {
    case .american: "in American English; requests do not look at cancellation"
    case .german: "in German and Japan's time; requests end when they are cancelled"
    case .angeleno: "in Los Angeles; requests end with URLError.cancelled when they are cancelled"
    }
  }

  private static let locales: [Setting: Locale] = [
    .american: Locale(identifier: "en_US"), .german: Locale(identifier: "de_DE"),
    .angeleno: Locale(identifier: "en_US"),
  ]

  private static let timeZones: [Setting: TimeZone] = [
    .american: .gmt, .german: TimeZone(identifier: "Asia/Tokyo") ?? .gmt,
    .angeleno: TimeZone(identifier: "America/Los_Angeles") ?? .gmt,
  ]
}
