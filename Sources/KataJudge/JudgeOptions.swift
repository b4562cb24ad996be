/// What is to be judged, and how.
package struct JudgeOptions: Equatable, Sendable {
  /// The names of the katas.
  package var katas: [String]
  /// The one patch that is judged beside the whole versions, such as `T8-dedupe`.
  package var only: String?
  /// The part that is judged: its index, from 0, and the number of parts.
  package var part: Part?
  /// How many run at a time.
  package var jobs: Int
  /// Whether what came of it is recorded.
  package var records: Bool
  /// What judges.
  package var oracle: Oracle

  package struct Part: Equatable, Sendable {
    package let index: Int
    package let count: Int

    /// Reads "2/3"; nil unless the first number is one of 1 to the second.
    package init?(_ text: String) {
      let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let number = numbers[0], let count = numbers[1], number > 0,
        number <= count
      else { return nil }
      index = number - 1
      self.count = count
    }
  }

  package init(
    katas: [String], only: String? = nil, part: Part? = nil, jobs: Int, records: Bool = false,
    oracle: Oracle = .suite
  ) {
    self.katas = katas
    self.only = only
    self.part = part
    self.jobs = jobs
    self.records = records
    self.oracle = oracle
  }

  /// True if not all variants are judged.
  package var isPartial: Bool { only != nil || part != nil }

  package func selects(_ variant: Variant) -> Bool {
    if variant.kind == .whole { return true }
    if let only { return variant.patchName == only }
    guard let part else { return true }
    return variant.index % part.count == part.index
  }
}
