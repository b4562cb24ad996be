/// How far an exploration goes.
public struct Limits: Sendable, Equatable {
  /// The most events of a sequence.
  public var depth = 6
  /// How long to go on, at most; nil goes on until the depth and the walks are done.
  public var time: Duration?
  /// How many rules have to break for the exploration to end; nil goes on.
  public var broken: Int?
  /// How many walks follow, at most.
  public var walks = 1_000
  /// How many events a walk has.
  public var walkLength = 20
  /// What chooses the events of the walks.
  public var seed: UInt64 = 1
  /// Events that are not tried, by their descriptions: those that have crashed the app.
  public var without: Set<String> = []

  /// Makes the usual limits.
  public init() {}
}
