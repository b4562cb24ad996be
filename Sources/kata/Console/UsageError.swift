/// A command line that cannot be understood, with one line that says what to do about it.
struct UsageError: Error, Equatable {
  let message: String

  init(_ message: String) {
    self.message = Self.shortened(message)
  }

  /// Adds what a word was most likely meant to be, and then the advice.
  init(_ problem: String, suggesting suggestions: [String], advice: String) {
    self.init(
      suggestions.isEmpty
        ? "\(problem); \(advice)"
        : "\(problem), did you mean \(Self.alternatives(suggestions))? \(advice)")
  }

  /// Takes out the middle of a message that repeats a word of the user's that fills the screen.
  private static func shortened(_ message: String) -> String {
    message.count > 400 ? "\(message.prefix(120)) … \(message.suffix(160))" : message
  }

  private static func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
