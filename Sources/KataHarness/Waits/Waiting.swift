/// Lets everything run that can run, to show that something does not happen.
///
/// With ``SerialExecution`` on, each yield lets all work run that is queued at that moment, and
/// ten yields in a row that bring no other job say that nothing is left. Calls, actors and
/// resumed continuations take one yield together; code that yields itself takes one for each of its
/// yields, and a third more where it is not on the main actor. Blocks on the main queue and hops
/// within the main actor are no jobs that are seen: thirty of them in a row have room.
///
/// Where code under test was started or was given an answer since, it may have handed work to
/// another queue or a thread: as long as a thread of the process runs, that is waited for, and for
/// what it brings. What a timer starts is not.
///
/// - Parameters:
///   - yields: How often to yield at most, between two looks at the threads; the default leaves room
///     for 40 yields of the code under test.
///   - isolation: The actor of the caller, on which this runs.
public func settle(
  yields: Int = 60, isolation: isolated (any Actor)? = #isolation
) async {
  var lookout = Lookout()
  var hasNews = false
  repeat {
    var quiet = QuietYields()
    for _ in 0..<yields where !quiet.areEnough { await quiet.yield() }
    if Lookout.takeNews() { hasNews = true }
  } while hasNews && lookout.seesWork()
}

/// Waits until `condition` holds, looking again after each yield.
///
/// - Parameters:
///   - what: What is waited for, as it completes the sentence "waited for …".
///   - maxYields: How many yields to allow; with ``SerialExecution`` on this is a bound on the
///     number of hops that the work takes, not on time. They are counted anew as long as another
///     thread of the process runs.
///   - isolation: The actor of the caller, on which this and `condition` run.
///   - condition: What must hold. It is asked at once and after each yield, so it should only look.
/// - Throws: ``HarnessFailure`` that names `what` and says whether everything has run that could,
///   or only the yields are used up.
public func waitUntil(
  _ what: String, maxYields: Int = 1_000, isolation: isolated (any Actor)? = #isolation,
  _ condition: () -> Bool
) async throws {
  if condition() { return }
  var lookout = Lookout()
  var quiet = QuietYields()
  repeat {
    for _ in 0..<maxYields {
      await quiet.yield()
      if condition() { return }
    }
  } while lookout.seesWork()
  let end = WaitEnd(hasEverythingRun: quiet.areEnough, lookout, yields: maxYields)
  throw HarnessFailure("Waited for \(what), but it did not happen\(end.afterDidNotHappen).")
}
