extension HeldRequests {
  /// One request that the code under test waits for.
  public struct Held: Sendable {
    let id: Int
    let owner: HeldRequests

    /// What it asks for and, after the first, which one among equals: `/transactions (no. 2)`.
    public var name: String { owner.state.withLock { $0.entries[id].name } }

    /// What it asks for.
    public var request: Request { owner.state.withLock { $0.entries[id].request } }

    /// True while the code under test waits for the answer.
    public var isOpen: Bool { owner.state.withLock { $0.entries[id].isOpen } }

    /// True once the task that waits for it was cancelled, whether or not that ended it.
    public var isCancelled: Bool { owner.state.withLock { $0.entries[id].isCancelled } }

    var isTaken: Bool { owner.state.withLock { $0.entries[id].isTaken } }

    /// Answers with `response`; `summary` is what the timeline says of it.
    ///
    /// - Throws: ``HarnessFailure`` when the request has ended already.
    public func answer(_ response: Response, summary: String? = nil) throws {
      try end(.success(response), says: "answers \(name)\(summary.map { " with \($0)" } ?? "")")
    }

    /// Answers with an error.
    ///
    /// - Throws: ``HarnessFailure`` when the request has ended already.
    public func fail(_ error: any Error) throws {
      try end(.failure(error), says: "fails \(name): \(summary(of: error))")
    }

    private func end(_ result: Result<Response, any Error>, says text: String) throws {
      guard isOpen else { throw alreadyEnded }
      owner.timeline?.record(.server, text)
      guard owner.end(id, with: result) else { throw alreadyEnded }
    }

    private var alreadyEnded: HarnessFailure {
      let how = isCancelled ? "it was cancelled" : "it was answered before"
      return HarnessFailure("\(name) cannot be answered: \(how).")
    }
  }
}

/// The sentence of an error as people read it; the type's name where it has none.
private func summary(of error: any Error) -> String {
  if let error = error as? WireError { return error.message }
  return String(describing: error)
}
