/// Lets everything run that can run, to show that something does not happen.
///
/// With ``SerialExecution`` on, each yield lets all work run that is queued at that moment, and
/// ten yields in a row that bring no other job say that nothing is left. Calls, actors and
/// resumed continuations take one yield together; code that yields itself takes one for each of its
/// yields, and a third more where it is not on the main actor. Blocks on the main queue and hops
/// within the main actor are no jobs that are seen: thirty of them in a row have room.
///
/// - Parameters:
///   - yields: How often to yield at most; the default leaves room for 40 yields of the code under
///     test.
///   - isolation: The actor of the caller, on which this runs.
public func settle(
  yields: Int = 60, isolation: isolated (any Actor)? = #isolation
) async {
  var quietYields = 0
  for _ in 0..<yields where quietYields < 10 {
    let jobs = SerialExecution.routedJobs
    await Task.yield()
    let isQuiet = SerialExecution.routedJobs - jobs == SerialExecution.jobsOfAYield
    quietYields = isQuiet ? quietYields + 1 : 0
  }
}

/// Waits until `condition` holds, looking again after each yield.
///
/// - Parameters:
///   - what: What is waited for, as it completes the sentence "waited for …".
///   - maxYields: How many yields to allow; with ``SerialExecution`` on this is a bound on the
///     number of hops that the work takes, not on time.
///   - isolation: The actor of the caller, on which this and `condition` run.
///   - condition: What must hold. It is asked at once and after each yield, so it should only look.
/// - Throws: ``HarnessFailure`` that names `what` when the yields are used up.
public func waitUntil(
  _ what: String, maxYields: Int = 1_000, isolation: isolated (any Actor)? = #isolation,
  _ condition: () -> Bool
) async throws {
  for _ in 0..<maxYields {
    if condition() { return }
    await Task.yield()
  }
  guard !condition() else { return }
  throw HarnessFailure("Waited for \(what), but it did not happen within \(maxYields) yields.")
}
