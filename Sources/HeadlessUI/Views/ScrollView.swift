/// Content that scrolls.
public struct ScrollView<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Makes `content` scroll.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  func render(in context: RenderContext) -> [Node] {
    let kind: Node.ContainerKind = axes.contains(.vertical) ? .column : .line
    return Container.render(content, kind, isLazy: false, in: context)
  }
}

/// Views one below the other, created when they are needed.
public struct LazyVStack<Content: View>: PrimitiveView {
  private let content: Content

  /// Makes a column of the views in `content`.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  func render(in context: RenderContext) -> [Node] {
    var inside = context
    inside.isLazy = true
    return [Node(.vertical, content.nodes(in: inside))]
  }
}

/// What scrolling containers have in common: only they offer the refresh of their surroundings.
@MainActor enum Container {
  static func render(
    _ content: some View, _ kind: Node.ContainerKind, isLazy: Bool, in context: RenderContext
  ) -> [Node] {
    var inside = context.appending(.content)
    inside.isLazy = context.isLazy || isLazy
    let container = Node.Container(
      kind: kind, element: context.element(.container), refresh: context.environment.refresh)
    return [Node(.container(container), content.nodes(in: inside))]
  }
}

/// The directions in which something goes.
public enum Axis: Sendable {
  case horizontal, vertical

  /// Some of the directions.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

/// Which parts of a lazy column stay in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
