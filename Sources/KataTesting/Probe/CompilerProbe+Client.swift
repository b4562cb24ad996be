extension CompilerProbe {
  /// A small source file that uses a module as other code would.
  public struct Client: Sendable {
    /// What the client does, for the verdict to be read: "reads the date".
    public let name: String
    /// The text of the file, with its imports.
    public let source: String

    /// Creates a client; names need not differ.
    public init(_ name: String, _ source: String) {
      self.name = name
      self.source = source
    }
  }
}
