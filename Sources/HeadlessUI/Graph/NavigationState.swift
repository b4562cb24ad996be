/// Where a page of some type comes from.
@MainActor struct Destination {
  typealias Builder = @MainActor (RenderContext) -> [Node]

  let type: Any.Type
  let context: RenderContext
  /// Makes the page for a value, or nil for a value of another type.
  let page: @MainActor (AnyHashable) -> Builder?
}

/// The pages of one navigation stack.
@MainActor final class NavigationState {
  /// The path that the app keeps itself.
  struct Path {
    let get: @MainActor () -> [AnyHashable]
    let set: @MainActor ([AnyHashable]) -> Void
  }

  enum Entry {
    case value(AnyHashable)
    /// A page given by a link: alive with the link, and as it was last once the link is gone.
    case view(Element, Destination.Builder, RenderContext)
  }

  private let element: Element
  weak var graph: Graph?
  var path: Path?
  private(set) var entries: [Entry] = []
  private(set) var pages: [Node] = []

  init(element: Element) {
    self.element = element
  }

  func readPath() {
    guard let path else { return }
    let values = path.get()
    let current: [AnyHashable] = entries.compactMap {
      if case .value(let value) = $0 { value } else { nil }
    }
    if current != values { entries = values.map { .value($0) } }
  }

  func push(_ entry: Entry) {
    entries.append(entry)
    writePath()
  }

  func pop() { pop(to: entries.count - 1) }

  /// Leaves only the first `count` pages on the root.
  func pop(to count: Int) {
    guard entries.indices.contains(count) else { return }
    entries.removeSubrange(count...)
    writePath()
  }

  private func writePath() {
    path?.set(
      entries.compactMap { if case .value(let value) = $0 { value } else { nil } })
    graph?.invalidations.setNeedsDraw()
  }

  /// Draws the pages on top of the root.
  func drawPages(in graph: Graph) {
    let destinations = graph.rootNode.destinations(in: self)
    pages = element.visitingChildren {
      var pages: [Node] = []
      for (index, entry) in entries.enumerated() {
        guard let page = page(for: entry, at: index, among: destinations, in: graph) else { break }
        pages.append(page)
      }
      return pages
    }
  }

  private func page(
    for entry: Entry, at index: Int, among destinations: [Destination], in graph: Graph
  ) -> Node? {
    let key: Element.Key
    let builder: Destination.Builder
    var context: RenderContext
    switch entry {
    case .value(let value):
      guard
        let (destination, found) = destinations.firstMatch({ destination in
          destination.page(value).map { (destination, $0) }
        })
      else { return nil }
      (key, builder, context) = (.id(value, 0), found, destination.context)
    case .view(let link, let last, let place):
      let current = graph.rootNode.linkBuilder(of: link)
      if let current { entries[index] = .view(link, current, place) }
      (key, builder, context) = (.id(ObjectIdentifier(link), 0), current ?? last, place)
    }
    context.isLazy = false
    context.navigation = self
    let page = element.child(at: [.role(.page(index)), key])
    context.environment.setDismiss(
      DismissAction { [weak self, weak page] in
        if page?.isAlive == true { self?.pop(to: index) }
      })
    let inside = context.inside(page)
    page.node.children = graph.track(page) { builder(inside) }
    return page.node
  }
}

extension Sequence {
  fileprivate func firstMatch<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}

extension NavigationState {
  /// All stacks below `node`, outermost first.
  static func all(in node: Node) -> [NavigationState] {
    var found: [NavigationState] = []
    node.visit { if case .navigation(let state) = $0.kind { found.append(state) } }
    return found
  }
}
