/// The first error in what a build has printed; the others are mostly its consequences.
package struct CompilerReport: Equatable, Sendable {
  /// The file, line and column, or nil for an error that has no place.
  package let place: String?
  package let message: String
  /// The source around it with the compiler's marks, as it was printed; may be empty.
  package let excerpt: [String]

  /// The error in one line, with its place if it has one.
  package var line: String { place.map { "\($0): error: \(message)" } ?? message }

  /// - Parameters:
  ///   - output: What the build has printed.
  ///   - root: The folder from which places are named.
  package init(output: String, root: String) {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let placed = lines.firstIndex { $0.hasPrefix("/") && $0.contains(": error: ") }
    if let index = placed, let colon = Self.range(of: ": error: ", in: lines[index]) {
      let path = String(lines[index][..<colon.lowerBound])
      place = path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
      message = String(lines[index][colon.upperBound...])
      excerpt = Array(
        lines[(index + 1)...].prefix { Self.isExcerpt($0) }.prefix(8))
    } else {
      place = nil
      // What the package description says itself stands beside SwiftPM's line about it.
      let plain = lines.first { $0.hasPrefix("error: ") && !$0.contains("Invalid manifest") }
        .map { String($0.dropFirst(7)) }
      message =
        plain ?? lines.last { !$0.allSatisfy(\.isWhitespace) } ?? "the build printed nothing"
      excerpt = []
    }
  }

  /// The first error in the files of a folder, from which places are named; nil if there is none.
  package init?(output: String, below folder: String) {
    let lines = output.split(separator: "\n").filter { $0.hasPrefix(folder + "/") }
    guard lines.contains(where: { $0.contains(": error: ") }) else { return nil }
    self.init(output: lines.joined(separator: "\n"), root: folder)
  }

  /// Lines of an excerpt start with spaces, or with a line number and a bar.
  private static func isExcerpt(_ line: String) -> Bool {
    let rest = line.drop { $0 == " " || $0.isNumber }
    return rest.count < line.count && rest.hasPrefix("|")
  }

  private static func range(of needle: String, in text: String) -> Range<String.Index>? {
    text.indices.first { text[$0...].hasPrefix(needle) }.map { start in
      start..<text.index(start, offsetBy: needle.count)
    }
  }
}
