extension Line {
  package static func += (left: inout Line, right: Line) { left = left + right }

  /// Breaks text between words; a word that is longer than a line is cut.
  package static func wrapped(_ text: String, to width: Int, _ look: Look = Look()) -> [Line] {
    var lines: [String] = []
    var line = ""
    for var word in text.split(whereSeparator: \.isWhitespace).map({ String($0).printable }) {
      if !line.isEmpty, line.columns + 1 + word.columns <= width {
        line += " " + word
        continue
      }
      if !line.isEmpty { lines.append(line) }
      while word.columns > width, width > 1 {
        let head = word.prefix(columns: width)
        lines.append(head)
        word = String(word.dropFirst(head.count))
      }
      line = word
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { Line($0, look) }
  }

  /// The line without the spaces at its ends.
  var trimmed: Line {
    var line = self
    while let first = line.runs.first, first.text.allSatisfy({ $0 == " " }) {
      line.runs.removeFirst()
    }
    while let last = line.runs.last, last.text.allSatisfy({ $0 == " " }) { line.runs.removeLast() }
    return line
  }

  /// A line between rows.
  static func separator(_ width: Int) -> Line {
    Line(String(repeating: "╌", count: width), Look(isDim: true))
  }
}
