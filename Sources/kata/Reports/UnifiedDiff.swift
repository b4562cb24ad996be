import KataRuns

/// The difference of two texts, line by line, as `diff -u` writes it; it needs no other program.
package struct UnifiedDiff: Sendable {
  private enum Line: Equatable {
    case same(Substring)
    case removed(Substring)
    case added(Substring)
  }

  private let oldName: String
  private let newName: String
  private let lines: [Line]
  private static let context = 3

  /// - Parameters:
  ///   - old: The text before, or nil for a file that is new.
  ///   - new: The text after, or nil for a file that is gone.
  ///   - oldName: What the text before is called.
  ///   - newName: What the text after is called.
  package init(old: String?, new: String?, oldName: String, newName: String) {
    self.oldName = old == nil ? "/dev/null" : oldName
    self.newName = new == nil ? "/dev/null" : newName
    lines = Self.lines(from: Self.split(old ?? ""), to: Self.split(new ?? ""))
  }

  /// The diff, or an empty text where there is no difference.
  package func text(_ style: TextStyle = TextStyle(isOn: false)) -> String {
    let hunks = hunks
    guard !hunks.isEmpty else { return "" }
    let heading = style.bold("--- \(oldName)") + "\n" + style.bold("+++ \(newName)") + "\n"
    return heading + hunks.map { text(of: $0, style) }.joined()
  }

  /// A line keeps its newline, so that a last line without one differs from one with it.
  private static func split(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: "\n").map { rest.index(after: $0) } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  private static func lines(from old: [Substring], to new: [Substring]) -> [Line] {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        lines.append(.removed(old[left]))
        left += 1
      } else if added.contains(right) {
        lines.append(.added(new[right]))
        right += 1
      } else {
        lines.append(.same(old[left]))
        left += 1
        right += 1
      }
    }
    return lines
  }

  /// The changed lines with those around them; what is near enough stands together.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, line) in lines.enumerated() {
      if case .same = line { continue }
      let start = max(0, index - Self.context)
      let end = min(lines.count, index + Self.context + 1)
      if let last = hunks.last, start <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  private func text(of hunk: Range<Int>, _ style: TextStyle) -> String {
    let before = count(lines[..<hunk.lowerBound])
    let inside = count(lines[hunk])
    let places = [(before.old, inside.old), (before.new, inside.new)].map { start, count in
      "\(count == 0 ? start : start + 1)" + (count == 1 ? "" : ",\(count)")
    }
    let heading = style.dim("@@ -\(places[0]) +\(places[1]) @@") + "\n"
    return heading + lines[hunk].map { text(of: $0, style) }.joined()
  }

  private func count(_ lines: ArraySlice<Line>) -> (old: Int, new: Int) {
    lines.reduce(into: (0, 0)) { count, line in
      switch line {
      case .same: count = (count.0 + 1, count.1 + 1)
      case .removed: count.0 += 1
      case .added: count.1 += 1
      }
    }
  }

  private func text(of line: Line, _ style: TextStyle) -> String {
    switch line {
    case .same(let text): Self.ended(" \(text)") { $0 }
    case .removed(let text): Self.ended("-\(text)", style.red)
    case .added(let text): Self.ended("+\(text)", style.green)
    }
  }

  private static func ended(_ line: String, _ colored: (String) -> String) -> String {
    guard line.hasSuffix("\n") else { return colored(line) + "\n\\ No newline at end of file\n" }
    return colored(String(line.dropLast())) + "\n"
  }
}
