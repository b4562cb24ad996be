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

/// A title with a value beside it.
public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content

  /// Makes a title with a value beside it.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  func render(in context: RenderContext) -> [Node] {
    let label = label.nodes(in: context.appending(.label))
    let content = content.nodes(in: context.appending(.content))
    return [Node(.horizontal, label + [Node(.spacer)] + content)]
  }
}

extension LabeledContent where Label == Text {
  /// Makes a literal with a value beside it.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a literal with a string beside it.
  public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }
}
