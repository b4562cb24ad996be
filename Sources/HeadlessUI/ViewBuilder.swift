/// Builds a view from the statements of a closure.
@MainActor @resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Nothing at all.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A single view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views in a row.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var parts: [@MainActor (RenderContext) -> [Node]] = []
    for part in repeat each content {
      parts.append { part.nodes(in: $0) }
    }
    return TupleView((repeat each content), parts: parts)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// The views behind `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views in a row, each known by its place.
public struct TupleView<T>: PrimitiveView {
  /// The views.
  public var value: T
  private let parts: [@MainActor (RenderContext) -> [Node]]

  init(_ value: T, parts: [@MainActor (RenderContext) -> [Node]]) {
    self.value = value
    self.parts = parts
  }

  func render(in context: RenderContext) -> [Node] {
    var nodes: [Node] = []
    for (index, part) in parts.enumerated() {
      nodes += part(context.appending(.index(index)))
    }
    return nodes
  }
}

/// One of two views; the branches have an identity, and so a state, each of their own.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage

  func render(in context: RenderContext) -> [Node] {
    switch storage {
    case .trueContent(let content): content.nodes(in: context.appending(.branch(true)))
    case .falseContent(let content): content.nodes(in: context.appending(.branch(false)))
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Never called: the library draws the view itself.
  public var body: Never { fatalError("A view without a body has no body.") }
}

extension Optional: PrimitiveView where Wrapped: View {
  func render(in context: RenderContext) -> [Node] {
    switch self {
    case .some(let content): content.nodes(in: context.appending(.branch(true)))
    case .none: []
    }
  }
}

/// A view whose type is not known from outside; another type in its place is another view.
public struct AnyView: PrimitiveView {
  private let content: any View

  /// Hides the type of `view`.
  public init(_ view: some View) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Hides the type of `view`.
  public init(erasing view: some View) {
    self.init(view)
  }

  func render(in context: RenderContext) -> [Node] {
    content.nodes(in: context.appending(.type(ObjectIdentifier(type(of: content)))))
  }
}

/// Several views that count as one for modifiers.
public struct Group<Content: View>: PrimitiveView {
  private let content: Content

  /// Makes a group of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func render(in context: RenderContext) -> [Node] { content.nodes(in: context) }
}
