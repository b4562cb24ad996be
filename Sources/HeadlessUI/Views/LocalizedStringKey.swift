import Foundation

/// The text of a string literal in a view: its numbers are formatted for the reader's locale.
///
/// Markdown and string tables are not supported; a key is its own text.
@MainActor public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  private let parts: [@MainActor (EnvironmentValues) -> String]

  /// Makes a key of a string.
  public nonisolated init(_ value: String) {
    parts = [{ _ in value }]
  }

  /// Makes a key of a literal.
  public nonisolated init(stringLiteral value: String) {
    parts = [{ _ in value }]
  }

  /// Makes a key of a literal with values in it.
  public nonisolated init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  func text(in environment: EnvironmentValues) -> String {
    parts.map { $0(environment) }.joined()
  }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [@MainActor (EnvironmentValues) -> String] = []

    /// Called by the compiler.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Called by the compiler for the text between the values.
    public mutating func appendLiteral(_ literal: String) {
      parts.append { _ in literal }
    }

    /// A string, as it is.
    public mutating func appendInterpolation(_ string: String) {
      parts.append { _ in string }
    }

    /// A part of a string, as it is.
    public mutating func appendInterpolation(_ string: Substring) {
      let string = String(string)
      parts.append { _ in string }
    }

    /// A number, formatted for the locale of the view.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
      parts.append { value._text(in: $0.locale) }
    }

    /// A value, formatted with the locale, time zone and calendar of the view.
    public mutating func appendInterpolation<Format: FormatStyle & Sendable>(
      _ input: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
      parts.append { format.localized(in: $0).format(input) }
    }

    /// A date in one of the usual styles.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(date, format: style.format)
    }

    /// The string of a text; its looks are not kept.
    public mutating func appendInterpolation(_ text: Text) {
      parts.append { text.string(in: $0) }
    }

    /// A symbol, which says nothing.
    public mutating func appendInterpolation(_ image: Image) {}
  }
}

/// A number that stands in a literal as C's formats would print it, in the reader's locale.
public protocol _FormatSpecifiable: Sendable {
  func _text(in locale: Locale) -> String
}

extension _FormatSpecifiable where Self: BinaryInteger {
  /// The number with the grouping of `locale`.
  public func _text(in locale: Locale) -> String {
    IntegerFormatStyle<Self>(locale: locale).format(self)
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// The number with six decimals and the grouping of `locale`.
  public func _text(in locale: Locale) -> String {
    FloatingPointFormatStyle<Self>(locale: locale).precision(.fractionLength(6)).format(self)
  }
}

extension Int: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}

extension FormatStyle {
  /// This style with the locale, time zone and calendar of the view that uses it.
  @MainActor func localized(in environment: EnvironmentValues) -> Self {
    let localized = locale(environment.locale)
    guard var dateStyle = localized as? Date.FormatStyle else { return localized }
    dateStyle.timeZone = environment.timeZone
    dateStyle.calendar = environment.calendar
    return dateStyle as? Self ?? localized
  }
}
