extension Node {
  /// Calls `body` with this node and everything in it, pages on top of a stack's root included.
  func visit(_ body: (Node) -> Void) {
    body(self)
    for child in children { child.visit(body) }
    if case .navigation(let state) = kind {
      for page in state.pages { page.visit(body) }
    }
  }

  /// The texts in `nodes`, joined by spaces.
  static func plainText(of nodes: [Node]) -> String {
    var texts: [String] = []
    for node in nodes {
      node.visit { if case .text(let text) = $0.kind { texts.append(text.string) } }
    }
    return texts.joined(separator: " ")
  }

  /// The destinations that links of `state` can lead to.
  func destinations(in state: NavigationState) -> [Destination] {
    var found: [Destination] = []
    visit { node in
      if case .destination(let destination) = node.kind, destination.context.navigation === state {
        found.append(destination)
      }
    }
    return found
  }

  /// The page of the link at `element`, as the link has it now.
  func linkBuilder(of element: Element) -> Destination.Builder? {
    guard element.isAlive else { return nil }
    var found: Destination.Builder?
    visit { node in
      if case .link(let link) = node.kind, case .view(let place, let builder) = link.target,
        place === element
      {
        found = builder
      }
    }
    return found
  }
}
