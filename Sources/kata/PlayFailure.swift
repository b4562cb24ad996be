/// Why an app cannot be played, in one line, and the exit code that says so.
struct PlayFailure: Error, Equatable {
  let message: String
  let exitCode: Int32

  init(_ message: String, exitCode: Int32 = 1) {
    self.message = message
    self.exitCode = exitCode
  }
}
