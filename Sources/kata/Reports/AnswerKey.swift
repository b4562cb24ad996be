/// The prose of an answer key, in paragraphs that start with the ids they are about, in bold.
package struct AnswerKey: Sendable {
  private let paragraphs: [String]

  package init(_ text: String) {
    var paragraphs: [[Substring]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy(\.isWhitespace) {
        paragraphs.append([])
      } else {
        paragraphs[paragraphs.count - 1].append(line)
      }
    }
    self.paragraphs = paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
  }

  /// Returns the paragraphs whose bold ids hold the given one, or nil where there is none.
  ///
  /// A paragraph that has no ids goes on with the one before it, until a heading.
  package func paragraph(about id: String) -> String? {
    var found: [String] = []
    var isInside = false
    for paragraph in paragraphs {
      if let ids = Self.ids(of: paragraph) {
        isInside = ids.contains(id.lowercased())
      } else if paragraph.hasPrefix("#") {
        isInside = false
      }
      if isInside { found.append(paragraph) }
    }
    return found.isEmpty ? nil : found.joined(separator: "\n\n")
  }

  /// The words in the bold start of a paragraph, such as `t8` or `c7` and `c12`.
  private static func ids(of paragraph: String) -> [String]? {
    guard paragraph.hasPrefix("**") else { return nil }
    let bold = paragraph.dropFirst(2).prefix { $0 != "*" && $0 != "\n" }
    return bold.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
