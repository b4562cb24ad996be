/// Can be touched on the main actor only.
@MainActor
public final class Counter {
  /// How often something happened.
  public var count = 0

  /// A counter at zero.
  public init() {}
}
