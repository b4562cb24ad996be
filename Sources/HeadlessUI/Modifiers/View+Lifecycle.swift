/// What a modifier does while its view is on the screen.
@MainActor final class Lifecycle {
  let element: Element
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  var task: (@Sendable () async -> Void)?
  var taskID: TaskID?

  /// What runs, and for which identity.
  var running: (task: Task<Void, Never>, id: TaskID?)?
  var isOnScreen = false

  init(element: Element) {
    self.element = element
  }
}

/// What a task is for: a value that can be compared with another of its type.
struct TaskID: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { $0 as? Value == value }
  }

  static func == (lhs: TaskID, rhs: TaskID) -> Bool { lhs.isEqual(rhs.value) }
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
  public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    lifecycle {
      $0.task = action
      $0.taskID = TaskID(value)
    }
  }

  /// Calls `action` when this view comes onto the screen.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    lifecycle { $0.onAppear = action }
  }

  /// Calls `action`, a stored closure of no isolation, when this view comes onto the screen.
  @_disfavoredOverload
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    lifecycle { $0.onAppear = action }
  }

  /// Calls `action` when this view has left the screen.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    lifecycle { $0.onDisappear = action }
  }

  /// Calls `action`, a stored closure of no isolation, when this view has left the screen.
  @_disfavoredOverload
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
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

  /// Offers a pull to refresh to the lists in this view.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    inEnvironment { $0.setRefresh(RefreshAction(action: action)) }
  }
}
