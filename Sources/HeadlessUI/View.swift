/// A part of the user interface, described by its `body`.
@MainActor public protocol View {
  /// The type of the views in ``body``.
  associatedtype Body: View

  /// What this view consists of.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Never called: views without a body are drawn by the library.
  public var body: Never { fatalError("A view without a body has no body.") }
}

/// A view that the library draws itself.
@MainActor protocol PrimitiveView: View where Body == Never {
  func render(in context: RenderContext) -> [Node]
}

extension PrimitiveView {
  /// Never called: the library draws the view itself.
  public var body: Never { fatalError("A view without a body has no body.") }
}

extension View {
  /// The nodes of this view at the place that `context` names.
  func nodes(in context: RenderContext) -> [Node] {
    // The cast is dear, and a view with a body needs none.
    if Body.self == Never.self, let primitive = self as? any PrimitiveView {
      return primitive.render(in: context)
    }
    return [context.graph.place(self, in: context)]
  }
}

/// Shows views in Xcode's canvas; accepted here and never drawn.
@MainActor public protocol PreviewProvider {
  /// The type of what is shown.
  associatedtype Previews: View

  /// What is shown.
  @ViewBuilder static var previews: Previews { get }
}

/// A view that shows nothing and takes no room.
public struct EmptyView: PrimitiveView {
  /// Makes a view that shows nothing.
  public init() {}
  func render(in context: RenderContext) -> [Node] { [] }
}
