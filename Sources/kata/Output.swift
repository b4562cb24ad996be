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
