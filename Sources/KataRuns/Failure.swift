/// Why a command cannot do what it was asked to do: one line for standard error, and an exit code.
package struct Failure: Error, Equatable {
  package let message: String
  package let exitCode: Int32

  package init(_ message: String, exitCode: Int32) {
    self.message = message
    self.exitCode = exitCode
  }

  /// The user has ended it with Ctrl-C.
  package static var ended: Failure { Failure("ended", exitCode: ExitCode.interrupted) }
}

/// The exit codes beside 0; where `sysexits.h` has one, it is that.
package enum ExitCode {
  /// Something is red, or the answer is no.
  package static let red: Int32 = 1
  package static let didNotCompile: Int32 = 2
  package static let usage: Int32 = 64
  /// What is asked for is not in this checkout.
  package static let missing: Int32 = 66
  /// A program that is needed is not there.
  package static let unavailable: Int32 = 69
  /// The run crashed, hung, or cannot be trusted.
  package static let crashed: Int32 = 70
  package static let cannotWrite: Int32 = 73
  /// Ended with Ctrl-C.
  package static let interrupted: Int32 = 130
}
