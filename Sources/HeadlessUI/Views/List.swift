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

  /// Makes a list with a row for each element, which edits it; known by its own identity.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<[_BoundElement<Data.Element, Data.Element.ID>], Data.Element.ID, RowContent>,
    Data.Element: Identifiable
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
