/// The part of many lines that is seen through few; it moves no more than it has to.
package struct Viewport: Equatable, Sendable {
  package private(set) var top = 0

  /// Begins at the top.
  package init() {}

  /// Moves so that `wanted` is seen, its beginning if not all of it, and no line is wasted.
  package mutating func reveal(_ wanted: Range<Int>?, of total: Int, height: Int) {
    if let wanted {
      top = max(top, wanted.upperBound - height)
      top = min(top, wanted.lowerBound)
    }
    top = max(0, min(top, total - height))
  }

  /// The lines that are seen.
  package func range(of total: Int, height: Int) -> Range<Int> {
    top..<max(top, min(total, top + height))
  }
}
