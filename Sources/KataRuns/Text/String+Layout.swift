extension String {
  /// Breaks the text between words so that no line is longer than the width.
  ///
  /// Every line starts with the indent. A word that is longer than a line stays whole.
  package func wrapped(width: Int = 80, indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    return lines(width: width - indent).map { margin + $0 }.joined(separator: "\n")
  }

  /// The text in lines that are broken between words; at least one, which may be empty.
  package func lines(width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + [line]
  }

  /// Adds spaces up to a width.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// Adds spaces before every line that is not empty.
  package func indented(by width: Int) -> String {
    let margin = String(repeating: " ", count: width)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
  }
}
