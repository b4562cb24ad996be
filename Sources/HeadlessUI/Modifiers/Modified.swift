/// A view with something done to it.
struct Modified<Content: View>: PrimitiveView {
  let content: Content
  let apply: @MainActor (_ content: Content, _ context: RenderContext) -> [Node]

  func render(in context: RenderContext) -> [Node] { apply(content, context) }
}

extension View {
  /// Wraps the nodes of this view in a node of `kind`.
  func wrapped(_ kind: @escaping @MainActor (RenderContext) -> Node.Kind) -> some View {
    Modified(content: self) { content, context in
      [Node(kind(context), content.nodes(in: context.appending(.modifier)))]
    }
  }

  /// Draws this view in another environment.
  func inEnvironment(
    _ change: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> some View {
    Modified(content: self) { content, context in
      var inside = context.appending(.modifier)
      change(&inside.environment)
      return content.nodes(in: inside)
    }
  }

  /// Draws this view as it is, for modifiers that change its looks only.
  func unchanged() -> some View {
    Modified(content: self) { content, context in
      content.nodes(in: context.appending(.modifier))
    }
  }
}
