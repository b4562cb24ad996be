/// Says that there is nothing to show, why, and what to do.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Makes the view of its three parts.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  func render(in context: RenderContext) -> [Node] {
    let label = Node(.group, label.nodes(in: context.appending(.label)))
    let description = Node(.group, description.nodes(in: context.appending(.content)))
    let actions = Node(.group, actions.nodes(in: context.appending(.actions)))
    return [Node(.unavailable, [label, description, actions])]
  }
}

extension ContentUnavailableView
where Label == HeadlessUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view with a literal and a symbol as title.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { HeadlessUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Makes a view with a string and a symbol as title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { HeadlessUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}

/// The parts of the view that says that a search found nothing.
public struct SearchUnavailableContent {
  /// Names what was searched for.
  public struct Label: View {
    let query: String?
    @Environment(\.searchText) private var searchText

    /// "No Results", and for what.
    public var body: some View {
      let query = query ?? searchText
      HeadlessUI.Label(
        query.isEmpty ? "No Results" : "No Results for “\(query)”",
        systemImage: "magnifyingglass")
    }
  }

  /// Says what to try next.
  public struct Description: View {
    /// The advice.
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// There is nothing to tap.
  public struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Nothing was found for what stands in the search field.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    make(query: nil)
  }

  /// Nothing was found for `text`.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    make(query: text)
  }

  private static func make(query: String?) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(query: query) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}
