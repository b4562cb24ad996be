import KataKit

extension HeldRequests {
  /// One request that the code under test waits for or has waited for.
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

    /// Answers with `response`; the task goes on in a later turn.
    ///
    /// - Parameters:
    ///   - response: What the code under test gets.
    ///   - summary: What the timeline says of it, to follow "answers /transactions with".
    /// - Throws: ``HarnessFailure`` when the request has ended already.
    public func answer(_ response: Response, summary: String? = nil) throws {
      try end(.success(response), says: "answers \(name)\(summary.map { " with \($0)" } ?? "")")
    }

    /// Answers with an error; the task goes on in a later turn.
    ///
    /// - Throws: ``HarnessFailure`` when the request has ended already.
    public func fail(_ error: any Error) throws {
      try end(.failure(error), says: "fails \(name): \(summary(of: error))")
    }

    private func end(_ result: Result<Response, any Error>, says text: String) throws {
      guard owner.end(id, .answered, with: result, says: text) else {
        let ending = owner.state.withLock { $0.entries[id].ending }
        throw HarnessFailure("\(name) cannot be answered: \(ending?.rawValue ?? "it has ended").")
      }
    }
  }
}

/// The sentence of an error as people read it; the type's name where it has none.
private func summary(of error: any Error) -> String {
  if let error = error as? WireError { return error.message }
  return String(describing: error)
}
