extension View {
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

  /// Calls `action` with the new value after `value` has changed: the form of older releases.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (_ newValue: Value) -> Void
  ) -> some View {
    onChange(of: value, initial: false) { _, new in action(new) }
  }
}

/// What `onChange` saw last; a type of its own, so that no value yet and a nil value stay apart.
private struct Watched<Value> {
  let value: Value
}
