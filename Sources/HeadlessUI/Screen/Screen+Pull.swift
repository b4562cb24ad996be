import KataHarness

/// A pull to refresh: its control turns until the app says that it is done.
@MainActor public final class Pull {
  let container: Element
  fileprivate var task: Task<Void, Never>?
  /// True until the control has stopped.
  public fileprivate(set) var isTurning = true
  /// What was on the screen at the moment the control stopped; nil before, or if the list left.
  public fileprivate(set) var frameAtEnd: Frame?

  fileprivate init(container: Element) {
    self.container = container
  }

  /// Waits until the control has stopped.
  ///
  /// - Throws: `HarnessFailure` when it does not stop although everything has run that could run.
  public func finished() async throws {
    try await waitUntil("the refresh control to stop") { !isTurning }
    await settle()
  }

  func cancel() { task?.cancel() }
}

extension Screen {
  /// Pulls the list down; the refresh then runs, and this returns without waiting for its end.
  ///
  /// - Throws: `HarnessFailure` where no list on the screen offers a refresh.
  public func pullToRefresh() async throws -> Pull {
    try checkNothingIsInTheWay()
    if pull != nil { throw HarnessFailure("A refresh is under way; the control turns already.") }
    guard
      let container = reader?.containers.first(where: { $0.refresh != nil }),
      let refresh = container.refresh
    else {
      throw HarnessFailure("There is nothing to pull: \(whatIsThere)")
    }
    timeline?.record(.you, "pull to refresh")
    let pull = Pull(container: container.element)
    self.pull = pull
    draw()
    // The frame at the end is taken in the turn in which the action returns: one later, what the
    // app put off to the next turn would have happened already. So the action is called directly:
    // another async function in between would cost that turn.
    pull.task = installed {
      Task { @MainActor [weak self] in
        await refresh.action()
        self?.end(pull, cancelling: false)
      }
    }
    await settle()
    return pull
  }

  func end(_ pull: Pull, cancelling: Bool) {
    guard pull.isTurning else { return }
    pull.isTurning = false
    if cancelling { pull.cancel() }
    guard self.pull === pull else { return }
    self.pull = nil
    if cancelling { return }
    draw()
    pull.frameAtEnd = frame
  }
}
