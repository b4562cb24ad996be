/// Where views stand along the vertical axis of a row.
public enum VerticalAlignment: Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// Where views stand along the horizontal axis of a column.
public enum HorizontalAlignment: Sendable {
  case leading, center, trailing
}

/// Where a view stands in another.
public enum Alignment: Sendable {
  case center, leading, trailing, top, bottom
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// Views side by side.
public struct HStack<Content: View>: PrimitiveView {
  private let content: Content

  /// Makes a row of the views in `content`.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  func render(in context: RenderContext) -> [Node] {
    [Node(.horizontal, content.nodes(in: context))]
  }
}

/// Views one below the other.
public struct VStack<Content: View>: PrimitiveView {
  private let content: Content

  /// Makes a column of the views in `content`.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  func render(in context: RenderContext) -> [Node] {
    [Node(.vertical, content.nodes(in: context))]
  }
}

/// Views on top of each other.
public struct ZStack<Content: View>: PrimitiveView {
  private let content: Content

  /// Makes a pile of the views in `content`, the last on top.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func render(in context: RenderContext) -> [Node] {
    [Node(.layered, content.nodes(in: context))]
  }
}

/// Takes the room that is left.
public struct Spacer: PrimitiveView {
  /// Makes a spacer.
  public init(minLength: Double? = nil) {}
  func render(in context: RenderContext) -> [Node] { [Node(.spacer)] }
}

/// A line between views.
public struct Divider: PrimitiveView {
  /// Makes a line.
  public init() {}
  func render(in context: RenderContext) -> [Node] { [Node(.divider)] }
}
