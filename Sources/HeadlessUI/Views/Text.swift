import Foundation

/// One or more lines of text.
public struct Text: PrimitiveView {
  private let string: @MainActor (EnvironmentValues) -> String

  /// A literal, whose numbers are formatted for the reader's locale.
  public init(_ key: LocalizedStringKey) {
    string = { key.text(in: $0) }
  }

  /// A string, shown as it is.
  @_disfavoredOverload public init<Content: StringProtocol>(_ content: Content) {
    let content = String(content)
    string = { _ in content }
  }

  /// A string, shown as it is.
  public init(verbatim content: String) {
    string = { _ in content }
  }

  /// A value, formatted with the locale, time zone and calendar of the environment.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    string = { format.localized(in: $0).format(input) }
  }

  /// A date in one of the usual styles.
  public init(_ date: Date, style: DateStyle) {
    self.init(date, format: style.format)
  }

  private init(string: @escaping @MainActor (EnvironmentValues) -> String) {
    self.string = string
  }

  /// Two texts, one after the other.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(string: { lhs.string($0) + rhs.string($0) })
  }

  func string(in environment: EnvironmentValues) -> String { string(environment) }

  func render(in context: RenderContext) -> [Node] {
    let environment = context.environment
    let styled = Frame.StyledText(
      string: string(environment), color: environment.foregroundStyle, font: environment.font?.name)
    return [Node(.text(styled))]
  }

  /// A usual style for dates.
  public struct DateStyle: Sendable {
    let format: Date.FormatStyle

    /// The day, with the month in words.
    public static let date = DateStyle(format: .init(date: .long, time: .omitted))
    /// Hours and minutes.
    public static let time = DateStyle(format: .init(date: .omitted, time: .shortened))
  }
}

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
  public init(systemName: String) {
    name = systemName
  }

  func render(in context: RenderContext) -> [Node] { [Node(.image(name))] }
}
