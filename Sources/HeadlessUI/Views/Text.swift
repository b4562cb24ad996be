import Foundation

/// One or more lines of text.
public struct Text: PrimitiveView {
  private let string: @MainActor (EnvironmentValues) -> String
  private var color: String?
  private var font: Font?

  /// A literal, whose numbers are formatted for the reader's locale.
  public nonisolated init(_ key: LocalizedStringKey) {
    self.init(string: { key.text(in: $0) })
  }

  /// A string, shown as it is.
  @_disfavoredOverload public nonisolated init<Content: StringProtocol>(_ content: Content) {
    self.init(verbatim: String(content))
  }

  /// A string, shown as it is.
  public nonisolated init(verbatim content: String) {
    self.init(string: { _ in content })
  }

  /// A value, formatted with the locale, time zone and calendar of the environment.
  public nonisolated init<Format: FormatStyle & Sendable>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
    self.init(string: { format.localized(in: $0).format(input) })
  }

  /// A value, formatted with the locale, time zone and calendar of the environment.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(string: { format.localized(in: $0).format(input) })
  }

  /// A date in one of the usual styles.
  public nonisolated init(_ date: Date, style: DateStyle) {
    self.init(date, format: style.format)
  }

  private nonisolated init(string: @escaping @MainActor (EnvironmentValues) -> String) {
    self.string = string
    color = nil
    font = nil
  }

  /// Two texts, one after the other.
  public static nonisolated func + (lhs: Text, rhs: Text) -> Text {
    Text(string: { lhs.string($0) + rhs.string($0) })
  }

  func string(in environment: EnvironmentValues) -> String { string(environment) }

  func render(in context: RenderContext) -> [Node] {
    let environment = context.environment
    let styled = Frame.StyledText(
      string: string(environment), color: color ?? environment.foregroundStyle,
      font: (font ?? environment.font)?.name)
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

// What stays a text, so that it can stand in another one.
extension Text {
  /// Paints the text.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    changed { $0.color = style.styleName }
  }

  /// Paints the text; nil is the color of its surroundings.
  public func foregroundColor(_ color: Color?) -> Text { changed { $0.color = color?.name } }

  /// Sets the font of the text; nil is the one of its surroundings.
  public func font(_ font: Font?) -> Text { changed { $0.font = font } }

  public func bold() -> Text { self }
  public func bold(_ isActive: Bool) -> Text { self }
  public func italic() -> Text { self }
  public func italic(_ isActive: Bool) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  private func changed(_ change: (inout Text) -> Void) -> Text {
    var text = self
    change(&text)
    return text
  }
}
