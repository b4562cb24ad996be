extension CompilerProbe {
  /// Why clients could not be judged.
  public enum Failure: Error, Hashable, CustomStringConvertible {
    /// There was nothing to compile.
    case noClients
    /// No compiler at the path; an empty path if none could be derived.
    case compilerNotFound(path: String)
    /// The module is in none of the folders, or, if a client imported it, not in the one that was
    /// used.
    case moduleNotFound(name: String, folders: [String])
    /// The compiler was ended by a signal while it compiled the client.
    case compilerCrashed(client: String, signal: Int32)
    /// The compiler ended without a verdict on the client: what it said instead.
    case compilerFailed(client: String, status: Int32, output: String)

    /// One line that says what is missing, and what to do.
    public var description: String {
      switch self {
      case .noClients:
        "compiler probe: there is no client to compile"
      case .compilerNotFound(path: ""):
        "compiler probe: found no compiler beside the Testing library; set KATA_SWIFTC to its path"
      case .compilerNotFound(let path):
        "compiler probe: there is no compiler at \(path)"
      case .moduleNotFound(let name, let folders):
        "compiler probe: there is no module \(name) in \(folders.joined(separator: ", ")); "
          + "build the tests first"
      case .compilerCrashed(let client, let signal):
        "compiler probe: the compiler crashed on “\(client)” (signal \(signal))"
      case .compilerFailed(let client, let status, let output):
        "compiler probe: the compiler gave no verdict on “\(client)” (exit status \(status)): "
          + (output.isEmpty ? "it said nothing" : output)
      }
    }
  }
}
