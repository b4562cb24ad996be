import KataRuns

/// What a command puts out and how it ends.
struct Output: Equatable, Sendable {
  var text = ""
  var errorText = ""
  var exitCode: Int32 = 0
}

extension Output {
  /// A command line that cannot be understood: one line on standard error, and `EX_USAGE`.
  init(_ error: UsageError) {
    self.init(errorText: "kata: \(error.message)\n", exitCode: 64)
  }
}

extension Output {
  /// A command that cannot do what it was asked to do: one line on standard error.
  init(_ failure: Failure) {
    self.init(errorText: "kata: \(failure.message)\n", exitCode: failure.exitCode)
  }
}

extension Console {
  /// Puts out all that a command has to say, and returns its exit code.
  func put(_ output: Output) -> Int32 {
    put(output.text)
    putError(output.errorText)
    return output.exitCode
  }
}
