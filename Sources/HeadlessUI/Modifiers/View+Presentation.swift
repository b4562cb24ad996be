import Foundation

/// Whether an alert is up; it comes up when its binding changes from false to true.
@MainActor final class AlertState {
  let element: Element
  private var wasPresented = false
  private(set) var isUp = false
  private(set) var title = ""
  private var isPresented = Binding.constant(false)

  init(element: Element) {
    self.element = element
  }

  func update(title: String, isPresented binding: Binding<Bool>) {
    let isPresented = binding.wrappedValue
    if !isPresented { isUp = false }
    if isPresented && !wasPresented { isUp = true }
    wasPresented = isPresented
    self.isPresented = binding
    self.title = title
  }

  /// Takes the alert down, then writes the binding, as SwiftUI does before it runs an action.
  func dismiss(in graph: Graph) {
    isUp = false
    wasPresented = isPresented.wrappedValue
    isPresented.wrappedValue = false
    graph.invalidations.setNeedsDraw()
  }
}

extension View {
  /// Presents an alert while `isPresented` is true.
  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert while `isPresented` is true.
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert while `isPresented` is true, with a string as title.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert while `isPresented` is true, with a string as title.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert about `data` while `isPresented` is true and there is data.
  public func alert<Actions: View, Message: View, Data>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Data) -> Message
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented.whenPresent(data),
      actions: { data.map { actions($0) } }, message: { data.map { message($0) } })
  }

  /// Presents an alert about an error while `isPresented` is true and there is an error.
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(
      Text(error?.errorDescription ?? ""), isPresented: isPresented.whenPresent(error),
      actions: actions
    ) {
      EmptyView()
    }
  }

  /// Presents an alert while `isPresented` is true.
  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    Modified(content: self) { content, context in
      let element = context.element(.modifier)
      let state = element.memory as? AlertState ?? AlertState(element: element)
      element.memory = state
      state.update(title: title.string(in: context.environment), isPresented: isPresented)
      var parts = [Node(.group, content.nodes(in: context.appending(.modifier)))]
      if state.isUp {
        parts.append(Node(.group, actions().nodes(in: context.appending(.actions))))
        parts.append(Node(.group, message().nodes(in: context.appending(.message))))
      }
      return [Node(.alert(state), parts)]
    }
  }

  /// Shows views on top of this one.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content overlay: () -> Overlay
  ) -> some View {
    let overlay = overlay()
    return Modified(content: self) { content, context in
      let base = Node(.group, content.nodes(in: context.appending(.modifier)))
      let top = Node(.group, overlay.nodes(in: context.appending(.overlay)))
      return [Node(.layered, [base, top])]
    }
  }

  /// Shows a view on top of this one.
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }
}

extension Binding<Bool> {
  fileprivate func whenPresent<Data>(_ data: Data?) -> Binding<Bool> {
    Binding(get: { wrappedValue && data != nil }, set: { wrappedValue = $0 })
  }
}
