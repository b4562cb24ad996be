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
