import Foundation
import Observation

/// Names a value of the environment and what it is where nobody set it.
public protocol EnvironmentKey {
  associatedtype Value
  @MainActor static var defaultValue: Value { get }
}

/// The values that views get from their surroundings.
@MainActor public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  let system: SystemState?

  init(system: SystemState?) {
    self.system = system
  }

  /// Values that nobody has set.
  public init() {
    self.init(system: nil)
  }

  /// The value for a key; its default where nobody set it.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    values[ObjectIdentifier(type)] as? Object
  }

  mutating func setObject<Object: AnyObject>(_ object: Object?, of type: Object.Type) {
    values[ObjectIdentifier(type)] = object
  }
}

private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private struct IsEnabledKey: EnvironmentKey { static let defaultValue = true }
private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
private struct DismissKey: EnvironmentKey { static var defaultValue: DismissAction { .init {} } }
private struct ForegroundKey: EnvironmentKey { static var defaultValue: String? { nil } }
private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct SearchTextKey: EnvironmentKey { static let defaultValue = "" }

extension EnvironmentValues {
  /// The language and region in which views format what they show.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The time zone in which views format dates.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The calendar with which views format dates.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// False inside a view that was disabled.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The action of the nearest `refreshable`, or nil.
  public var refresh: RefreshAction? { self[RefreshKey.self] }

  /// Leads back from the page that the view is on.
  public var dismiss: DismissAction { self[DismissKey.self] }

  /// Whether the app is in front.
  public var scenePhase: ScenePhase { system?.scenePhase ?? .active }

  /// The font of text, or nil for the default.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  var foregroundStyle: String? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  var searchText: String {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }

  mutating func setRefresh(_ action: RefreshAction?) { self[RefreshKey.self] = action }
  mutating func setDismiss(_ action: DismissAction) { self[DismissKey.self] = action }
}

/// Whether an app is in front, visible, or away.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

/// Starts the refresh of the nearest `refreshable` and waits for it.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Refreshes, and returns when the refresh has ended.
  public func callAsFunction() async { await action() }
}

/// Leads back from a page.
@MainActor public struct DismissAction {
  let action: @MainActor () -> Void

  /// Leads back; a page that is gone already stays gone, and no other one leaves.
  public func callAsFunction() { action() }
}

/// What the system tells views; observed, so that only views that read it draw again.
@MainActor @Observable final class SystemState {
  var scenePhase = ScenePhase.active
  @ObservationIgnored weak var graph: Graph?
}
