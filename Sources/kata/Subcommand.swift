/// One command of the tool: what it is called, how it is used, and what it puts out.
protocol Subcommand: Sendable {
  /// The word that asks for it.
  static var name: String { get }

  /// What it does, in one line for the overview.
  static var summary: String { get }

  /// What `kata help <name>` prints, with a newline at the end.
  static var usage: String { get }

  /// Reads the arguments after the command's name.
  init(_ arguments: [String]) throws(UsageError)

  /// Returns what it puts out and its exit code; it reads and writes nothing itself.
  func run(_ style: TextStyle) -> Output
}
