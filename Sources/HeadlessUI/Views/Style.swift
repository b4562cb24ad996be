/// A way to paint text and shapes.
public protocol ShapeStyle: Sendable {}

/// A color, known by its name.
public struct Color: ShapeStyle, Hashable, Sendable {
  let name: String

  public static let primary = Color(name: "primary")
  public static let secondary = Color(name: "secondary")
  public static let red = Color(name: "red")
  public static let orange = Color(name: "orange")
  public static let yellow = Color(name: "yellow")
  public static let green = Color(name: "green")
  public static let mint = Color(name: "mint")
  public static let teal = Color(name: "teal")
  public static let blue = Color(name: "blue")
  public static let purple = Color(name: "purple")
  public static let pink = Color(name: "pink")
  public static let brown = Color(name: "brown")
  public static let gray = Color(name: "gray")
  public static let black = Color(name: "black")
  public static let white = Color(name: "white")
  public static let accentColor = Color(name: "accentColor")
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .init(name: "red") }
  public static var orange: Color { .init(name: "orange") }
  public static var yellow: Color { .init(name: "yellow") }
  public static var green: Color { .init(name: "green") }
  public static var mint: Color { .init(name: "mint") }
  public static var teal: Color { .init(name: "teal") }
  public static var blue: Color { .init(name: "blue") }
  public static var purple: Color { .init(name: "purple") }
  public static var pink: Color { .init(name: "pink") }
  public static var brown: Color { .init(name: "brown") }
  public static var gray: Color { .init(name: "gray") }
  public static var black: Color { .init(name: "black") }
  public static var white: Color { .init(name: "white") }
}

/// A style of decreasing weight.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable, Sendable {
  let name: String

  public static let primary = HierarchicalShapeStyle(name: "primary")
  public static let secondary = HierarchicalShapeStyle(name: "secondary")
  public static let tertiary = HierarchicalShapeStyle(name: "tertiary")
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(name: "primary") }
  public static var secondary: HierarchicalShapeStyle { .init(name: "secondary") }
  public static var tertiary: HierarchicalShapeStyle { .init(name: "tertiary") }
}

/// The tint of the surroundings.
public struct TintShapeStyle: ShapeStyle, Sendable {
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle {
  /// The name under which a frame reports this style.
  var styleName: String {
    switch self {
    case let color as Color: color.name
    case let style as HierarchicalShapeStyle: style.name
    default: "tint"
    }
  }
}

/// A typeface and size, known by its name.
public struct Font: Hashable, Sendable {
  let name: String

  public static let largeTitle = Font(name: "largeTitle")
  public static let title = Font(name: "title")
  public static let title2 = Font(name: "title2")
  public static let title3 = Font(name: "title3")
  public static let headline = Font(name: "headline")
  public static let subheadline = Font(name: "subheadline")
  public static let body = Font(name: "body")
  public static let callout = Font(name: "callout")
  public static let footnote = Font(name: "footnote")
  public static let caption = Font(name: "caption")
  public static let caption2 = Font(name: "caption2")

  public func bold() -> Font { self }
  public func italic() -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func weight(_ weight: Weight) -> Font { self }

  /// How heavy a typeface is.
  public enum Weight: Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}

/// What a control does, for its looks.
public struct ButtonRole: Equatable, Sendable {
  let name: String

  public static let cancel = ButtonRole(name: "cancel")
  public static let destructive = ButtonRole(name: "destructive")
}

/// The name of SwiftUI's type for animations, which every client of SwiftUI sees.
public struct Transaction {
  public init() {}
}
