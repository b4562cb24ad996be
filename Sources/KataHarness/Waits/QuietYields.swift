/// Counts the yields in a row that brought no job but their own.
struct QuietYields {
  private var count = 0

  /// True after so many that nothing is left that could run.
  var areEnough: Bool { count >= 10 }

  /// Lets everything run that is queued.
  mutating func yield(isolation: isolated (any Actor)? = #isolation) async {
    let jobs = SerialExecution.routedJobs
    await Task.yield()
    let isQuiet = SerialExecution.routedJobs - jobs == SerialExecution.jobsOfAYield
    count = isQuiet ? count + 1 : 0
  }
}
