// The rows of lists and of scroll views.
extension FrameReader {
  mutating func pieces(of node: Node, in container: Node.Container) -> Frame.Piece {
    containers.append(container)
    switch container.kind {
    case .list:
      var sections: [Frame.Section] = []
      outsideColumns { $0.read(node.children, into: &sections) }
      return .list(sections)
    case .column: return .scrolling(inColumn(true) { $0.pieces(of: node.children) })
    case .line: return .scrolling(outsideColumns { $0.pieces(of: node.children) })
    }
  }

  /// Reads what stands side by side, or in a row: no element in it is a row of its own.
  mutating func outsideColumns<Result>(_ read: (inout FrameReader) -> Result) -> Result {
    inColumn(false, read)
  }

  private mutating func inColumn<Result>(
    _ isInColumn: Bool, _ read: (inout FrameReader) -> Result
  ) -> Result {
    let outer = self.isInColumn
    self.isInColumn = isInColumn
    defer { self.isInColumn = outer }
    return read(&self)
  }

  private mutating func under<Result>(
    _ header: [String], _ read: (inout FrameReader) -> Result
  ) -> Result {
    let outer = self.header
    self.header += header
    defer { self.header = outer }
    return read(&self)
  }

  // MARK: Scroll views

  /// An element of a collection: in the column of a scroll view the innermost one is a row.
  mutating func element(_ id: AnyHashable, _ nodes: [Node]) -> [Frame.Piece] {
    identity.append("\(id)")
    defer { identity.removeLast() }
    guard isInColumn else { return pieces(of: nodes) }
    guard !nodes.contains(where: \.holdsElements) else {
      return under(nodes.flatMap(\.textsOutsideElements)) { $0.pieces(of: nodes) }
    }
    let place = rows.count
    rows.append(nodes)
    let content = outsideColumns { $0.pieces(of: nodes) }
    guard !content.isEmpty else {
      rows.remove(at: place)
      return []
    }
    return [.row(row(content))]
  }

  /// A section that stands in no list.
  mutating func section(_ parts: [Node]) -> [Frame.Piece] {
    let header = outsideColumns { $0.pieces(of: parts[0]) }
    let content = under(header.texts.map(\.string)) { $0.pieces(of: parts[1]) }
    return header + content + outsideColumns { $0.pieces(of: parts[2]) }
  }

  private func row(_ content: [Frame.Piece]) -> Frame.Row {
    Frame.Row(content: content, identity: identity.joined(separator: "/"), header: header)
  }

  // MARK: Lists

  /// Reads rows: each view is one.
  private mutating func read(_ nodes: [Node], into sections: inout [Frame.Section]) {
    for node in nodes {
      switch node.kind {
      case .group, .title, .destination, .lifecycle, .tag, .search:
        note(node)
        read(node.children, into: &sections)
      case .identifier(let name):
        identifiers.append(name)
        read(node.children, into: &sections)
        identifiers.removeLast()
      case .identity(let id):
        identity.append("\(id)")
        read(node.children, into: &sections)
        identity.removeLast()
      case .untouchable:
        untouchable { $0.read(node.children, into: &sections) }
      case .alert:
        note(node)
        read(Array(node.children.prefix(1)), into: &sections)
      case .section:
        sections.append(listSection(node.children))
        sections.append(Frame.Section())
      default:
        if sections.isEmpty { sections.append(Frame.Section()) }
        rows.append([node])
        sections[sections.count - 1].rows.append(row(pieces(of: node)))
      }
    }
  }

  private mutating func listSection(_ parts: [Node]) -> Frame.Section {
    var section = Frame.Section()
    section.header = pieces(of: parts[0])
    var inner = [section]
    under(section.header.texts.map(\.string)) { $0.read(parts[1].children, into: &inner) }
    section = inner[0]
    section.footer = pieces(of: parts[2])
    return section
  }
}

extension Node {
  /// True if an element of a collection is in this node.
  fileprivate var holdsElements: Bool {
    switch kind {
    case .identity: true
    case .picker, .horizontal, .button, .link, .container: false
    default: children.contains { $0.holdsElements }
    }
  }

  /// The texts that belong to no element of a collection and no section in this node.
  fileprivate var textsOutsideElements: [String] {
    switch kind {
    case .identity, .section: []
    case .text(let text): [text.string]
    default: children.flatMap(\.textsOutsideElements)
    }
  }
}
