/// A command line that cannot be understood, with one line that says what to do about it.
struct UsageError: Error, Equatable {
  let message: String

  init(_ message: String) {
    self.message = message
  }

  /// Adds what a word was most likely meant to be, and then the advice.
  init(_ problem: String, suggesting suggestions: [String], advice: String) {
    message =
      if suggestions.isEmpty {
        "\(problem); \(advice)"
      } else {
        "\(problem), did you mean \(Self.alternatives(suggestions))? \(advice)"
      }
  }

  private static func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
