/// Says when a run has written nothing for so long that it must be hanging.
///
/// The tests end themselves when the main actor is blocked; this is for what they cannot notice.
package struct SilenceLimit: Sendable {
  private let limit: Int
  private var lastSize = -1
  private var lastChange = 0

  /// - Parameters:
  ///   - seconds: How long the silence may last.
  ///   - now: The second that it is now.
  package init(seconds: Int, startingAt now: Int) {
    limit = seconds
    lastChange = now
  }

  /// Takes the size of what was written and the second that it is now.
  package mutating func isExceeded(size: Int, at now: Int) -> Bool {
    if size != lastSize {
      lastSize = size
      lastChange = now
    }
    return now - lastChange >= limit
  }
}
