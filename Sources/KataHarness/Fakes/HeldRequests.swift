import Synchronization

/// A fake whose requests stay open until the test answers them, in the order that it wants.
///
/// The code under test calls ``response(to:)`` and is held there. The test takes the request with
/// ``next(_:isolation:)`` and answers it. A request is named by what it asks for and, among equals,
/// by its order: never by a bare index, which on a thread pool is a matter of luck.
///
/// What goes wrong has a name: a request that never comes, one that is answered twice, one that is
/// still open at the end. Safe to use from any thread.
///
/// Let the code under test ask from a `Task`. A test that breaks off waits for its `async let`s and
/// task groups before the teardown can end what they wait for; if cancellation is
/// ``Cancellation/ignored``, that is never.
public final class HeldRequests<Request: Hashable & Sendable, Response: Sendable>: Sendable {
  /// What a request does when the task that waits for it is cancelled.
  public enum Cancellation: Sendable {
    /// It stays open, as with an API that does not look at cancellation.
    case ignored
    /// It ends at once with this error.
    case ends(with: any Error)
  }

  struct Entry {
    let request: Request
    let name: String
    var phase = Phase.arriving
    var isTaken = false
    var isCancelled = false
    var ending: Ending?
  }

  /// What ended a request, as the reason why it cannot be answered any more.
  enum Ending: String {
    case answered = "it was answered before"
    case cancelled = "it was cancelled"
    case finished = "the test is over"
  }

  /// Where a request is: it arrives, is parked, and ends; it may end before it is parked.
  enum Phase {
    case arriving
    case parked(CheckedContinuation<Response, any Error>)
    case endedEarly(Result<Response, any Error>)
    case ended
  }

  struct State {
    var entries: [Entry] = []
    var cancellation: Cancellation
  }

  /// Guards the requests. Continuations are resumed after it is unlocked.
  let state: Mutex<State>
  let activity: Activity?
  let timeline: Timeline?

  /// Makes a fake without requests.
  ///
  /// - Parameters:
  ///   - cancellation: What open requests do when they are cancelled.
  ///   - activity: Knows when no request can come any more; without it, ``next(_:isolation:)``
  ///     waits until its yields are used up.
  ///   - timeline: Where to note what was asked and answered.
  ///   - teardown: Checks at the end of the test that no request is open.
  public init(
    onCancel cancellation: Cancellation = .ignored, activity: Activity? = nil,
    timeline: Timeline? = .current, teardown: Teardown? = .current
  ) {
    self.state = Mutex(State(cancellation: cancellation))
    self.activity = activity
    self.timeline = timeline
    teardown?.add { [self] in
      do throws(HarnessFailure) { try finish() } catch { return error }
      return nil
    }
  }

  /// What the requests that are cancelled from now on do.
  public var onCancel: Cancellation {
    get { state.withLock { $0.cancellation } }
    set { state.withLock { $0.cancellation = newValue } }
  }

  /// The call of the code under test: held until the test answers it.
  ///
  /// - Throws: The error that the test answers with, or the one of ``onCancel``.
  public func response(to request: Request) async throws -> Response {
    let id = arrive(request)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { park(id, $0) }
    } onCancel: {
      cancel(id)
    }
  }

  /// Waits for an open request that was not taken yet and takes the oldest one.
  ///
  /// - Parameters:
  ///   - request: What must be asked for.
  ///   - isolation: The actor of the caller, on which this runs.
  /// - Returns: The request, to be answered; it is not taken again.
  /// - Throws: ``HarnessFailure`` as soon as the activity is idle and 60 yields brought no such
  ///   request, or after 2,000 yields; in either case not while another thread of the process runs.
  public func next(
    _ request: Request, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Held {
    var lookout = Lookout()
    var quiet = QuietYields()
    var idleLooks = 0
    repeat {
      idleLooks = 0
      for _ in 0..<2_000 {
        if let held = take(request) { return held }
        // Blocks on the main queue and detached tasks hold no lease: they get their turns as well.
        idleLooks = activity?.isIdle == true ? idleLooks + 1 : 0
        if idleLooks > 60 { break }
        await quiet.yield()
      }
    } while lookout.seesWork()
    let end = WaitEnd(
      hasEverythingRun: idleLooks > 60 || quiet.areEnough, lookout, yields: 2_000)
    throw HarnessFailure(
      "Waited for a request for \(request), but none\(end.afterNone).\(insteadOpen)")
  }

  /// What else is open and was not taken, for a failure; empty if nothing is.
  private var insteadOpen: String {
    let names = open.filter { !$0.isTaken }.map(\.name)
    return names.isEmpty ? "" : " Open instead: \(names.joined(separator: ", "))."
  }

  /// The requests that are open, oldest first, whether the test took them or not.
  public var open: [Held] {
    state.withLock { state in
      state.entries.indices.filter { state.entries[$0].isOpen }
    }.map { Held(id: $0, owner: self) }
  }

  /// How often `request` was asked, open and ended ones together.
  public func count(of request: Request) -> Int {
    state.withLock { $0.entries.count { $0.request == request } }
  }

  /// How many requests were made, open and ended ones together.
  public var count: Int { state.withLock { $0.entries.count } }

  /// Ends what is still open with a ``HarnessFailure``, so that nobody waits for ever.
  ///
  /// - Throws: ``HarnessFailure`` that names the requests that were open.
  public func finish() throws(HarnessFailure) {
    let left = open
    guard !left.isEmpty else { return }
    let over = HarnessFailure("The test is over.")
    for held in left { _ = end(held.id, .finished, with: .failure(over)) }
    let names = left.map(\.name).joined(separator: ", ")
    throw HarnessFailure("Still open at the end of the test, and never answered: \(names).")
  }
}

extension HeldRequests.Entry {
  var isOpen: Bool {
    switch phase {
    case .arriving, .parked: true
    case .endedEarly, .ended: false
    }
  }
}
