/// What a modifier does while its view is on the screen.
@MainActor final class Lifecycle {
  let element: Element
  var onAppear: (@MainActor () -> Void)?
  var onDisappear: (@MainActor () -> Void)?
  var task: (@Sendable () async -> Void)?
  var taskID: AnyHashable?

  /// What runs, and for which identity.
  var running: (task: Task<Void, Never>, id: AnyHashable?)?
  var isOnScreen = false

  init(element: Element) {
    self.element = element
  }
}

extension View {
  /// Runs `action` when this view comes onto the screen, and cancels it when the view leaves.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    lifecycle { $0.task = action }
  }

  /// Runs `action` as `task(priority:_:)` does, and anew whenever `id` changes.
  public func task<ID: Hashable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    lifecycle {
      $0.task = action
      $0.taskID = AnyHashable(value)
    }
  }

  /// Calls `action` when this view comes onto the screen.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    lifecycle { $0.onAppear = action }
  }

  /// Calls `action` when this view has left the screen.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    lifecycle { $0.onDisappear = action }
  }

  private func lifecycle(_ update: @escaping @MainActor (Lifecycle) -> Void) -> some View {
    Modified(content: self) { content, context in
      let element = context.element(.modifier)
      let lifecycle = element.memory as? Lifecycle ?? Lifecycle(element: element)
      element.memory = lifecycle
      update(lifecycle)
      return [Node(.lifecycle(lifecycle), content.nodes(in: context.appending(.modifier)))]
    }
  }

  /// Calls `action` with the old and the new value after `value` has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    Modified(content: self) { content, context in
      let element = context.element(.modifier)
      if let old = (element.memory as? Watched<Value>)?.value {
        if old != value { context.graph.changeActions.append { action(old, value) } }
      } else if initial {
        context.graph.changeActions.append { action(value, value) }
      }
      element.memory = Watched(value: value)
      return content.nodes(in: context.appending(.modifier))
    }
  }

  /// Calls `action` after `value` has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Offers a pull to refresh to the lists in this view.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    inEnvironment { $0.setRefresh(RefreshAction(action: action)) }
  }
}

/// What `onChange` saw last; a type of its own, so that no value yet and a nil value stay apart.
private struct Watched<Value> {
  let value: Value
}
