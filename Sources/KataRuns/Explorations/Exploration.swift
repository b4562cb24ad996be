/// What an exploration has come to.
public struct Exploration: Sendable, Equatable {
  /// One for each broken rule, in the order in which they were found: the shortest first.
  public var counterexamples: [Counterexample] = []
  /// How many sequences were run, breadth first.
  public var sequences = 0
  /// All sequences of up to so many events were run, but for those that look like others.
  public var depth = 0
  /// How many different states were seen.
  public var states = 0
  /// How many walks were made after that.
  public var walks = 0
  /// How many events a walk has at most.
  public var walkLength = 0
  /// What chose the events of the walks.
  public var seed: UInt64 = 0

  /// Makes the answer of an exploration that has not begun, or has only the counterexamples to tell of.
  public init(counterexamples: [Counterexample] = []) {
    self.counterexamples = counterexamples
  }
}
