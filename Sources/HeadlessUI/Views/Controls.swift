import Foundation

/// A line of text that the user edits.
public struct TextField<Label: View>: PrimitiveView {
  private let text: Binding<String>
  private let label: Label

  init(text: Binding<String>, label: Label) {
    self.text = text
    self.label = label
  }

  func render(in context: RenderContext) -> [Node] {
    let label = label.nodes(in: context.appending(.label))
    let field = Node.Field(
      title: Node.plainText(of: label), text: text, isEnabled: context.environment.isEnabled)
    _ = text.wrappedValue  // what the field shows is part of the frame
    return [Node(.field(field))]
  }
}

extension TextField where Label == Text {
  /// Makes a field that edits `text`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: Text(titleKey))
  }

  /// Makes a field that edits `text`; the prompt is not shown here.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, label: Text(titleKey))
  }

  /// Makes a field that edits `text`, with a string as title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(text: text, label: Text(title))
  }
}

/// A choice of one among several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label

  /// Makes a picker of the views in `content`, each with a tag or the id of its `ForEach`.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  func render(in context: RenderContext) -> [Node] {
    let label = label.nodes(in: context.appending(.label))
    let choice = Node.Choice(
      title: Node.plainText(of: label), isEnabled: context.environment.isEnabled,
      selection: AnyHashable(selection.wrappedValue),
      choose: { value in
        // Only a tag of the selection's own type can be chosen, as in SwiftUI.
        if let value = value.base as? SelectionValue { selection.wrappedValue = value }
      })
    return [Node(.picker(choice), content.nodes(in: context.appending(.content)))]
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a literal as title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a picker with a string as title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// Shows that something is under way.
public struct ProgressView<Label: View>: PrimitiveView {
  private let label: Label

  init(label: Label) {
    self.label = label
  }

  func render(in context: RenderContext) -> [Node] {
    let text = Node.plainText(of: label.nodes(in: context.appending(.label)))
    return [Node(.progress(text.isEmpty ? nil : text))]
  }
}

extension ProgressView where Label == EmptyView {
  /// Makes a spinner without a label.
  public init() {
    self.init(label: EmptyView())
  }
}

extension ProgressView where Label == Text {
  /// Makes a spinner with a literal.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(label: Text(titleKey))
  }

  /// Makes a spinner with a string.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) {
    self.init(label: Text(title))
  }
}
