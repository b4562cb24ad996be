import KataRuns

extension Console {
  /// Runs a child, or what else takes its time, and says meanwhile for how long.
  ///
  /// - Parameters:
  ///   - process: The child; one that is ended for `isOver` may say first where it is.
  ///   - step: What it does, such as "building BrokenSearch".
  ///   - isOver: Whether it is to be ended.
  /// - Returns: How it ended.
  /// - Throws: `Failure` when it cannot be started.
  func run(
    _ process: ChildProcess, step: String, until isOver: () -> Bool = { false }
  ) throws(Failure) -> ChildProcess.Ending {
    let start = FileSystem.now.seconds
    var shown = 0
    showStep(step, seconds: 0)
    return try process.run(asksLastWords: true) {
      let seconds = FileSystem.now.seconds - start
      if seconds > shown {
        shown = seconds
        showStep(step, seconds: seconds)
      }
      return isOver()
    }
  }
}
