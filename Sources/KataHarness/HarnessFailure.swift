/// What went wrong in a test, said by the harness rather than by an expectation.
///
/// Thrown when a wait runs out, when a request is answered twice or left open, and when a person is
/// asked to use something that is not on the screen.
public struct HarnessFailure: Error, Sendable, Equatable, CustomStringConvertible {
  /// One or more lines that say what was wanted and what is there instead.
  public let description: String

  /// Makes a failure that says `description`.
  public init(_ description: String) {
    self.description = description
  }
}
