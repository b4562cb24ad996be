// Modifiers that change how a view looks and nothing that a frame reports. They are here so that a
// kata may use them.
extension View {
  public func padding(_ length: Double) -> some View { unchanged() }
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    unchanged()
  }
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    unchanged()
  }
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    unchanged()
  }
  public func bold(_ isActive: Bool = true) -> some View { unchanged() }
  public func italic(_ isActive: Bool = true) -> some View { unchanged() }
  public func fontWeight(_ weight: Font.Weight?) -> some View { unchanged() }
  public func monospacedDigit() -> some View { unchanged() }
  public func lineLimit(_ number: Int?) -> some View { unchanged() }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { unchanged() }
  public func tint(_ tint: Color?) -> some View { unchanged() }
  public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View { unchanged() }
  public func background<Style: ShapeStyle>(_ style: Style) -> some View { unchanged() }
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    unchanged()
  }
  public func listStyle(_ style: ListStyle) -> some View { unchanged() }
  public func buttonStyle(_ style: ButtonStyleName) -> some View { unchanged() }
  public func textFieldStyle(_ style: TextFieldStyleName) -> some View { unchanged() }
  public func pickerStyle(_ style: PickerStyleName) -> some View { unchanged() }
}

/// The sides of a view.
public enum Edge: Sendable {
  case top, leading, bottom, trailing

  /// Some of the sides.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// How lines of text stand below each other.
public enum TextAlignment: Sendable {
  case leading, center, trailing
}

/// How a list looks.
public enum ListStyle: Sendable {
  case automatic, plain, grouped, insetGrouped, inset, sidebar
}

/// How a button looks.
public enum ButtonStyleName: Sendable {
  case automatic, plain, bordered, borderedProminent, borderless
}

/// How a text field looks.
public enum TextFieldStyleName: Sendable {
  case automatic, plain, roundedBorder
}

/// How a picker looks.
public enum PickerStyleName: Sendable {
  case automatic, menu, segmented, inline, wheel, navigationLink
}
