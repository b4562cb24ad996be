#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How text is set apart: with escape codes on a terminal, and not at all elsewhere.
package struct TextStyle: Equatable, Sendable {
  package let isOn: Bool

  package init(isOn: Bool) {
    self.isOn = isOn
  }

  /// On if standard output is a terminal that can do it and `NO_COLOR` is not set.
  package static func forStandardOutput() -> TextStyle {
    let isWanted = (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb"
    return TextStyle(isOn: isWanted && isatty(STDOUT_FILENO) == 1)
  }

  package func bold(_ text: String) -> String {
    code("1", text)
  }

  package func dim(_ text: String) -> String {
    code("2", text)
  }

  package func colored(_ color: String, _ text: String) -> String {
    code(color, text)
  }

  private func code(_ code: String, _ text: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
