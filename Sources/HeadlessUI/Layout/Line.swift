/// One line of text, in stretches that look alike.
package struct Line: Equatable, Sendable {
  /// A stretch of text with one look.
  package struct Run: Equatable, Sendable {
    package var text: String
    package var look = Look()
    /// The place in the list of targets of what is tapped here, or nil.
    package var target: Int?
  }

  package var runs: [Run] = []

  /// An empty line.
  package init() {}

  /// A line of one look.
  package init(_ text: String, _ look: Look = Look(), target: Int? = nil) {
    runs = text.isEmpty ? [] : [Run(text: text, look: look, target: target)]
  }

  /// The text without its looks.
  package var text: String { runs.map(\.text).joined() }

  /// How many columns of a terminal the line takes.
  package var columns: Int { text.columns }

  package static func + (left: Line, right: Line) -> Line {
    var line = left
    line.runs += right.runs
    return line
  }

  /// Fills up with spaces, or cuts and ends with “…”, so that the line takes `width` columns.
  package func fitted(to width: Int) -> Line {
    let columns = columns
    if columns <= width {
      return self + Line(String(repeating: " ", count: width - columns), target: rowTarget)
    }
    var line = Line()
    var left = max(0, width - 1)
    for run in runs {
      let text = run.text.prefix(columns: left)
      left -= text.columns
      if !text.isEmpty { line.runs.append(Run(text: text, look: run.look, target: run.target)) }
      if text.count < run.text.count { break }
    }
    line += Line(width > 0 ? "…" : "", target: rowTarget)
    return line + Line(String(repeating: " ", count: max(0, width - line.columns)))
  }

  /// The line in the middle of `width` columns.
  package func centered(in width: Int) -> Line {
    Line(String(repeating: " ", count: max(0, (width - columns) / 2))) + self
  }

  /// The line with another on top of it; what is under that is seen to its left and right.
  package func covered(by top: Line, at column: Int, width: Int) -> Line {
    let base = fitted(to: width)
    return base.part(0..<column) + top + base.part((column + top.columns)..<width)
  }

  /// What stands in some columns; a wide character that is cut becomes a space.
  private func part(_ columns: Range<Int>) -> Line {
    var line = Line()
    var column = 0
    for run in runs {
      var text = ""
      for character in run.text {
        let end = column + String(character).columns
        if column >= columns.lowerBound, end <= columns.upperBound {
          text.append(character)
        } else if column < columns.upperBound, end > columns.lowerBound {
          text += " "
        }
        column = end
      }
      if !text.isEmpty { line.runs.append(Run(text: text, look: run.look, target: run.target)) }
    }
    return line
  }

  /// The line as one target, spaces between its stretches included.
  package func targeting(_ target: Int?) -> Line {
    guard let target else { return self }
    var line = self
    for index in runs.indices { line.runs[index].target = target }
    return line
  }

  /// The target that all of the line belongs to, or nil.
  private var rowTarget: Int? {
    guard let target = runs.first?.target, runs.allSatisfy({ $0.target == target }) else {
      return nil
    }
    return target
  }
}
