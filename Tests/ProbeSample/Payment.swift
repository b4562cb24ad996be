/// What the probe's own tests compile their clients against.
public struct Payment: Sendable {
  /// Can be read by other modules.
  public let id: Int
  let amount: Int

  /// A payment of nothing.
  public init(id: Int) {
    self.id = id
    amount = 0
  }
}
