extension CompilerProbe {
  /// What the compiler said about one client.
  public struct Verdict: Sendable, CustomStringConvertible {
    /// The client's name.
    public let name: String
    /// All messages, in the compiler's order.
    public let diagnostics: [Diagnostic]

    /// The messages for which the client does not compile.
    public var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

    /// Whether the client compiles; warnings do not count.
    public var compiles: Bool { errors.isEmpty }

    /// Whether one of the errors holds the given text.
    public func contains(_ text: String) -> Bool {
      errors.contains { $0.message.contains(text) }
    }

    /// "… compiles", or "… does not compile:" and the errors, one a line.
    public var description: String {
      guard !compiles else { return "“\(name)” compiles" }
      return errors.reduce("“\(name)” does not compile:") { $0 + "\n  \($1)" }
    }
  }
}
