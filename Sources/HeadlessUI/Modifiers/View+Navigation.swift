extension View {
  /// The title of the page that this view is on.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    wrapped { .title(titleKey.text(in: $0.environment)) }
  }

  /// The title of the page that this view is on.
  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    let title = String(title)
    return wrapped { _ in .title(title) }
  }

  /// The title of the page that this view is on.
  public func navigationTitle(_ title: Text) -> some View {
    wrapped { .title(title.string(in: $0.environment)) }
  }

  /// The page for values of type `data`.
  ///
  /// Inside a lazy container the stack does not see it, and says so in the console.
  public func navigationDestination<Data: Hashable, Page: View>(
    for data: Data.Type, @ViewBuilder destination: @escaping @MainActor (Data) -> Page
  ) -> some View {
    Modified(content: self) { content, context in
      let nodes = content.nodes(in: context.appending(.modifier))
      guard !context.isLazy else {
        context.graph.console.log(misplacedDestination(for: String(describing: data)))
        return nodes
      }
      let destination = Destination(type: data, context: context) { value in
        guard let value = value.base as? Data else { return nil }
        return { destination(value).nodes(in: $0) }
      }
      return [Node(.destination(destination), nodes)]
    }
  }

  /// Offers a search field that edits `text`.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    Modified(content: self) { content, context in
      var inside = context.appending(.modifier)
      inside.environment.searchText = text.wrappedValue
      let search = Node.Search(
        text: text, prompt: prompt?.string(in: context.environment) ?? "Search")
      return [Node(.search(search), content.nodes(in: inside))]
    }
  }

  /// Offers a search field that edits `text`.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Offers a search field that edits `text`.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}

/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
  /// Where the platform puts it.
  public static let automatic = SearchFieldPlacement()
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement()
}

/// As SwiftUI prints it, its unlike quotation marks included.
private func misplacedDestination(for type: String) -> String {
  "Do not put a navigation destination modifier inside a \"lazy” container, like `List` or "
    + "`LazyVStack`. These containers create child views only when needed to render on screen. "
    + "Add the navigation destination modifier outside these containers so that the navigation "
    + "stack can always see the destination. There's a misplaced "
    + "`navigationDestination(for:destination:)` modifier for type `\(type)`. It will be ignored "
    + "in a future release."
}
