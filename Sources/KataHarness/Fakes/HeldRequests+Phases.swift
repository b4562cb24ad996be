// How a request comes and goes. Continuations are resumed after the lock is released, exactly once:
// only the caller that moves a request to its end holds its continuation.
extension HeldRequests {
  func arrive(_ request: Request) -> Int {
    let (id, name) = state.withLock { state in
      let earlier = state.entries.count { $0.request == request }
      let name = earlier == 0 ? "\(request)" : "\(request) (no. \(earlier + 1))"
      state.entries.append(Entry(request: request, name: name))
      return (state.entries.count - 1, name)
    }
    Lookout.workMayBegin()
    // Nobody will notice when such a request can come no more; the timeline says why.
    let isUntracked = activity != nil && Activity.lease == nil
    let origin = isUntracked ? ", from a detached task or a queue" : ""
    timeline?.record(.app, "asks for \(name)\(origin)")
    return id
  }

  func park(_ id: Int, _ continuation: CheckedContinuation<Response, any Error>) {
    let result: Result<Response, any Error>? = state.withLock { state in
      if case .endedEarly(let result) = state.entries[id].phase {
        state.entries[id].phase = .ended
        return result
      }
      state.entries[id].phase = .parked(continuation)
      return nil
    }
    if let result { continuation.resume(with: result) }
  }

  /// Called by the cancellation handler, which may run before the request is parked.
  func cancel(_ id: Int) {
    let (name, error): (String?, (any Error)?) = state.withLock { state in
      guard state.entries[id].isOpen else { return (nil, nil) }
      state.entries[id].isCancelled = true
      let name = state.entries[id].name
      guard case .ends(let error) = state.cancellation else { return (name, nil) }
      return (name, error)
    }
    if let name { timeline?.record(.app, "cancels \(name)") }
    if let error { _ = end(id, .cancelled, with: .failure(error)) }
  }

  /// Ends a request and notes `text`; returns false, and notes nothing, if it had ended before.
  func end(
    _ id: Int, _ ending: Ending, with result: Result<Response, any Error>, says text: String? = nil
  ) -> Bool {
    let (ended, continuation): (Bool, CheckedContinuation<Response, any Error>?) =
      state.withLock { state in
        switch state.entries[id].phase {
        case .parked(let continuation):
          state.entries[id].phase = .ended
          state.entries[id].ending = ending
          return (true, continuation)
        case .arriving:
          state.entries[id].phase = .endedEarly(result)
          state.entries[id].ending = ending
          return (true, nil)
        case .endedEarly, .ended:
          return (false, nil)
        }
      }
    // Before the task goes on, which may note more.
    if ended, let text { timeline?.record(.server, text) }
    Lookout.workMayBegin()
    continuation?.resume(with: result)
    return ended
  }

  func take(_ request: Request) -> Held? {
    let id = state.withLock { state in
      let id = state.entries.firstIndex { $0.request == request && $0.isOpen && !$0.isTaken }
      if let id { state.entries[id].isTaken = true }
      return id
    }
    return id.map { Held(id: $0, owner: self) }
  }
}
