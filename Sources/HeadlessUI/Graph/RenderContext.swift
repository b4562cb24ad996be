/// Where a view is drawn: its place in the structure and what its surroundings say.
@MainActor struct RenderContext {
  let graph: Graph
  /// The nearest view with a body, page or the like around this place.
  let parent: Element
  /// The structural path from ``parent`` to this place.
  private(set) var path: [Element.Key] = []
  var environment: EnvironmentValues
  /// True inside a container that creates its children only when they are needed.
  var isLazy = false
  /// The stack around this place; its element owns it, and its pages hold contexts themselves.
  weak var navigation: NavigationState?

  init(graph: Graph, parent: Element, environment: EnvironmentValues) {
    self.graph = graph
    self.parent = parent
    self.environment = environment
  }

  func appending(_ key: Element.Key) -> RenderContext {
    var context = self
    context.path.append(key)
    return context
  }

  func appending(_ role: Element.Role) -> RenderContext { appending(.role(role)) }

  /// The element of this place, below `role`.
  func element(_ role: Element.Role) -> Element { parent.child(at: path + [.role(role)]) }

  /// The element of a view with a body at this place.
  func element(ofType type: ObjectIdentifier) -> Element { parent.child(at: path + [.type(type)]) }

  /// The context for the content of `element`, in which paths start anew.
  func inside(_ element: Element) -> RenderContext {
    var context = self
    context = RenderContext(graph: graph, parent: element, environment: environment)
    context.isLazy = isLazy
    context.navigation = navigation
    return context
  }
}
