/// A title with a symbol.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  private let title: Title
  private let icon: Icon

  /// Makes a label of its two parts.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  func render(in context: RenderContext) -> [Node] {
    let icon = icon.nodes(in: context.appending(.overlay))
    return [Node(.horizontal, icon + title.nodes(in: context.appending(.label)))]
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a literal and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Makes a label of a string and a symbol.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

/// A symbol.
public struct Image: PrimitiveView {
  private let name: String

  /// Makes the symbol with this name.
  public nonisolated init(systemName: String) {
    name = systemName
  }

  func render(in context: RenderContext) -> [Node] { [Node(.image(name))] }
}
