extension Catalogue {
  /// Returns the candidates that a mistyped word was most likely meant to be.
  ///
  /// Near are candidates within a small edit distance and those that the word begins, whatever
  /// their case. Of these the best are returned, in their own order and at most four; a candidate
  /// that begins as the word does is better than another at the same distance.
  public static func nearest(to word: String, among candidates: [String]) -> [String] {
    let typed = Array(normalized(word))
    let longest = candidates.map(\.count).max() ?? 0
    let tolerance = max(1, (typed.count + 2) / 3)
    guard !typed.isEmpty, typed.count <= longest + tolerance else { return [] }
    let near = candidates.map { Match($0, to: typed) }.filter { $0.distance <= tolerance }
    guard let best = near.min() else { return [] }
    return near.filter { !(best < $0) }.prefix(4).map(\.candidate)
  }

  /// A candidate and how well it fits; the smallest is the best.
  private struct Match: Comparable {
    let candidate: String
    let distance: Int
    let commonPrefix: Int

    init(_ candidate: String, to typed: [Character]) {
      let letters = Array(normalized(candidate))
      let isBegun = letters.starts(with: typed)
      self.candidate = candidate
      self.distance = isBegun ? 1 : editDistance(from: typed, to: letters)
      self.commonPrefix = zip(typed, letters).prefix { $0 == $1 }.count
    }

    static func < (left: Match, right: Match) -> Bool {
      (left.distance, -left.commonPrefix) < (right.distance, -right.commonPrefix)
    }

    static func == (left: Match, right: Match) -> Bool {
      (left.distance, left.commonPrefix) == (right.distance, right.commonPrefix)
    }
  }

  /// Counts the letters to insert, delete or replace on the way from one word to another.
  private static func editDistance(from source: [Character], to target: [Character]) -> Int {
    var previous = Array(0...target.count)
    for (row, letter) in source.enumerated() {
      var current = [row + 1]
      for (column, other) in target.enumerated() {
        let replaced = previous[column] + (letter == other ? 0 : 1)
        current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    return previous[target.count]
  }
}
