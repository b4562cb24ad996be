/// A scrolling column of rows.
public struct List<SelectionValue, Content: View>: PrimitiveView {
  private let content: Content

  private init(rows: Content) {
    content = rows
  }

  func render(in context: RenderContext) -> [Node] {
    Container.render(content, .list, isLazy: true, in: context)
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of the views in `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.init(rows: content())
  }

  /// Makes a list with a row for each element, known by its own identity.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each element, known by the value at `id`.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }
}

/// Controls for entering data, one a row.
public struct Form<Content: View>: PrimitiveView {
  private let content: Content

  /// Makes a form of the views in `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func render(in context: RenderContext) -> [Node] {
    Container.render(content, .list, isLazy: false, in: context)
  }
}

/// Rows that belong together.
public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// Makes a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.content = content()
    self.header = header()
    self.footer = footer()
  }

  func render(in context: RenderContext) -> [Node] {
    let header = Node(.group, header.nodes(in: context.appending(.header)))
    let content = Node(.group, content.nodes(in: context.appending(.content)))
    let footer = Node(.group, footer.nodes(in: context.appending(.footer)))
    return [Node(.section, [header, content, footer])]
  }
}

extension Section where Footer == EmptyView {
  /// Makes a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView {
  /// Makes a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Makes a section without a header and a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section with a literal as header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }

  /// Makes a section with a string as header.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}
