import KataRuns

/// One command of the tool: what it is called, how it is used, and what it does.
///
/// What it says is made by types that neither read nor write; the command brings them together.
protocol Command: Sendable {
  /// The word that asks for it.
  static var name: String { get }

  /// What it does, in one line for the overview.
  static var summary: String { get }

  /// What `kata help <name>` prints, with a newline at the end.
  static var usage: String { get }

  /// Reads the arguments after the command's name.
  init(_ arguments: [String]) throws(UsageError)

  /// Runs it to its end and returns the exit code; the console gets its output as it comes.
  func run(on console: Console) throws(Failure) -> Int32
}
