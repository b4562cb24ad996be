/// A command that reads the checkout, starts other programs, or goes on printing.
///
/// What it says is still made by types that do neither; the command brings them together.
protocol StreamingSubcommand: Subcommand {
  /// Runs it to its end and returns the exit code; the console gets its output as it comes.
  func stream(to console: Console) throws(Failure) -> Int32
}

extension StreamingSubcommand {
  /// Nothing: all that it has to say needs a console.
  func run(_ style: TextStyle) -> Output {
    Output()
  }
}
