// Lists, layers, and what stands side by side.
extension FrameLayout {
  mutating func list(_ sections: [Frame.Section], width: Int) -> [Line] {
    let isForm = sections.contains { $0.rows.contains { $0.content.hasControls } }
    var lines: [Line] = []
    for section in sections {
      lines += self.lines(of: section.header, width: width)
      for (index, row) in section.rows.enumerated() {
        if index > 0, style == .picture { lines.append(Line.separator(width)) }
        lines += self.row(row, width: width, isPlain: !isForm)
      }
      lines += self.lines(of: section.footer, width: width)
    }
    return lines
  }

  mutating func layers(
    _ layers: [[Frame.Piece]], width: Int, claimed: Int?
  ) -> [Line] {
    guard let first = layers.first else { return [] }
    var lines = lines(of: first, width: width, claimed: claimed)
    for layer in layers.dropFirst() {
      let top = self.lines(of: layer, width: width, claimed: claimed).map(\.trimmed)
      lay(top, over: &lines, width: width)
    }
    return lines
  }

  private func lay(_ top: [Line], over lines: inout [Line], width: Int) {
    let least = style == .picture ? max(5, top.count) : top.count + 2
    while lines.count < least { lines.append(Line()) }
    let seen = style == .picture ? lines.count : min(lines.count, 10)
    let start = max(0, (seen - top.count) / 2)
    for (index, line) in top.enumerated() {
      let column = max(0, (width - line.columns) / 2)
      lines[start + index] =
        style == .picture
        ? line.centered(in: width)
        : lines[start + index].covered(by: line, at: column, width: width)
    }
  }

  /// What comes after a spacer stands at the right edge; what does not fit goes below.
  mutating func sideBySide(
    _ parts: [Frame.Piece], width: Int, claimed: Int?
  ) -> [Line] {
    let cut = parts.firstIndex(of: .spacer) ?? parts.endIndex
    let left = columns(Array(parts[..<cut]), width: width, claimed: claimed)
    let right = columns(Array(parts[cut...].dropFirst()), width: width, claimed: claimed)
    guard !right.isEmpty else { return left }
    let leftWidth = left.map(\.columns).max() ?? 0
    let rightWidth = right.map(\.columns).max() ?? 0
    guard leftWidth + rightWidth < width else { return left + right }
    return (0..<max(left.count, right.count)).map { index in
      let end = index < right.count ? right[index] : Line()
      return (index < left.count ? left[index] : Line()).fitted(to: width - end.columns) + end
    }
  }

  private mutating func columns(
    _ parts: [Frame.Piece], width: Int, claimed: Int?
  ) -> [Line] {
    var columns: [[Line]] = []
    for part in parts {
      let lines = lines(of: [part], width: width, claimed: claimed)
      if !lines.isEmpty { columns.append(lines) }
    }
    let widths = columns.map { $0.map(\.columns).max() ?? 0 }
    guard columns.count > 1, widths.reduce(columns.count - 1, +) <= width else {
      return columns.flatMap(\.self)
    }
    return (0..<(columns.map(\.count).max() ?? 0)).map { row in
      var line = Line()
      for (index, column) in columns.enumerated() {
        if index > 0 { line += Line(" ") }
        line += (row < column.count ? column[row] : Line()).fitted(to: widths[index])
      }
      return line
    }
  }
}
