/// Numbers that look random and are the same for the same seed, on every machine: SplitMix64.
public struct SeededNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes the numbers of a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, and without, `bound`, which is above 0.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
