extension CompilerProbe {
  /// One message of the compiler.
  public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
    /// How grave a message is.
    public enum Severity: String, Sendable {
      /// The client does not compile.
      case error
      /// The client compiles, with doubts.
      case warning
      /// More about the message before it.
      case note
      /// What the compiler says about its own work.
      case remark
    }

    /// How grave the message is.
    public let severity: Severity
    /// The line of the client's source, from 1; 0 if the message points elsewhere, into the module.
    public let line: Int
    /// The column of the client's source, from 1, counted in UTF-8; 0 if the message points
    /// elsewhere.
    public let column: Int
    /// The compiler's words, without the name of their diagnostic group.
    public let message: String

    /// The message as compilers print it, without a file: `3:5: error: …`.
    public var description: String {
      "\(line == 0 ? "" : "\(line):\(column): ")\(severity.rawValue): \(message)"
    }
  }
}
