import Foundation

/// What the app gets from outside, passed to the root view of every kata.
public struct World: Sendable {
  /// The network.
  public var wire: Wire
  /// Measures time; the only source of delays.
  public var clock: any Clock<Duration>
  /// The language and region of the user.
  public var locale: Locale
  /// The time zone of the user.
  public var timeZone: TimeZone

  /// Makes a world of the given parts.
  public init(wire: Wire, clock: any Clock<Duration>, locale: Locale, timeZone: TimeZone) {
    self.wire = wire
    self.clock = clock
    self.locale = locale
    self.timeZone = timeZone
  }

  /// The real world: the current wire, the device's clock, locale and time zone.
  public static var live: World {
    World(
      wire: .current, clock: ContinuousClock(), locale: .autoupdatingCurrent, timeZone: .current)
  }
}
