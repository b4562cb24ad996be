/// Reads a frame off the nodes, and finds what can be acted on in it.
@MainActor struct FrameReader {
  var frame = Frame()
  /// The nodes of each row, in the order of the frame's rows.
  var rows: [[Node]] = []
  var containers: [Node.Container] = []
  var buttons: [Handle<Node.ButtonAction>] = []
  var links: [Handle<Node.Link>] = []
  var fields: [Handle<Node.Field>] = []
  var pickers: [PickerHandle] = []
  var search: Node.Search?
  var lifecycles: [Lifecycle] = []
  var alert: AlertHandle?
  /// The innermost stack that has a page to go back from.
  private(set) var navigation: NavigationState?
  var identifiers: [String] = []
  /// The elements of collections that are being read, outermost first.
  var identity: [String] = []
  /// The texts above the rows that are being read.
  var header: [String] = []
  /// True where an element of a collection is a row: in a scroll view, not beside something.
  var isInColumn = false

  struct Handle<Value> {
    let names: [String]
    let value: Value
  }

  struct PickerHandle {
    let names: [String]
    let choice: Node.Choice
    let options: [(label: String, tag: AnyHashable)]
  }

  struct AlertHandle {
    let state: AlertState
    let buttons: [Handle<Node.ButtonAction>]
  }

  init(_ root: Node) {
    frame.content = pieces(of: [root])
  }

  mutating func pieces(of nodes: [Node]) -> [Frame.Piece] {
    var pieces: [Frame.Piece] = []
    for node in nodes { pieces += self.pieces(of: node) }
    return pieces
  }

  mutating func pieces(of node: Node) -> [Frame.Piece] {
    note(node)
    switch node.kind {
    case .group, .title, .destination, .lifecycle, .tag, .search:
      return pieces(of: node.children)
    case .identity(let id): return element(id, node.children)
    case .alert: return pieces(of: Array(node.children.prefix(1)))
    case .invisible: return invisible(node.children)
    case .untouchable: return untouchable { $0.pieces(of: node.children) }
    case .identifier(let identifier): return identified(identifier, node.children)
    case .text(let text): return [.text(text)]
    case .image(let name): return [.image(name)]
    case .spacer: return [.spacer]
    case .divider: return [.divider]
    case .horizontal: return [.horizontal(outsideColumns { $0.pieces(of: node.children) })]
    case .vertical: return [.vertical(pieces(of: node.children))]
    case .layered: return [.layered(layers(of: node.children))]
    case .container(let container): return [pieces(of: node, in: container)]
    case .section: return section(node.children)
    case .progress(let label): return [.spinner(label: label)]
    case .button(let action): return [button(action, node.children)]
    case .link(let link):
      links.append(Handle(names: names(of: node.children), value: link))
      return [.link(pieces(of: node.children))]
    case .field(let field): return [self.field(field)]
    case .picker(let choice): return [picker(choice, node.children)]
    case .unavailable: return [unavailable(node.children)]
    case .navigation(let state): return page(of: state, root: node.children)
    case .spoken(.label(let label)): return [.spoken(label, pieces(of: node.children))]
    case .spoken(.ignored): return [.spoken("", pieces(of: node.children))]
    case .spoken(.combined): return pieces(of: node.children)
    }
  }

  /// Notes what modifiers say, whether their content is read as pieces or as rows.
  mutating func note(_ node: Node) {
    switch node.kind {
    case .title(let title):
      frame.title = frame.title ?? title
    case .lifecycle(let lifecycle):
      lifecycles.append(lifecycle)
    case .search(let search):
      guard self.search == nil else { break }
      self.search = search
      frame.searchField = Frame.SearchField(text: search.text.wrappedValue, prompt: search.prompt)
    case .alert(let state) where state.isUp && alert == nil:
      present(state, node.children)
    default:
      break
    }
  }

  private mutating func identified(_ name: String, _ nodes: [Node]) -> [Frame.Piece] {
    identifiers.append(name)
    defer { identifiers.removeLast() }
    return pieces(of: nodes)
  }

  private func names(of label: [Node]) -> [String] {
    [Node.plainText(of: label)] + identifiers
  }

  private mutating func layers(of nodes: [Node]) -> [[Frame.Piece]] {
    var layers: [[Frame.Piece]] = []
    for node in nodes { layers.append(pieces(of: node)) }
    return layers.filter { !$0.isEmpty }
  }

  private mutating func button(_ action: Node.ButtonAction, _ label: [Node]) -> Frame.Piece {
    buttons.append(Handle(names: names(of: label), value: action))
    return .button(
      Frame.Button(
        label: pieces(of: label), role: action.role?.name, isEnabled: action.isEnabled))
  }

  private mutating func field(_ field: Node.Field) -> Frame.Piece {
    fields.append(Handle(names: [field.title] + identifiers, value: field))
    return .field(
      Frame.Field(
        title: field.title, text: field.text.wrappedValue, isEnabled: field.isEnabled))
  }

  private mutating func picker(_ choice: Node.Choice, _ content: [Node]) -> Frame.Piece {
    let options = content.flatMap { $0.options(tag: nil) }
    pickers.append(
      PickerHandle(names: [choice.title] + identifiers, choice: choice, options: options))
    let selected = options.first { $0.tag == choice.selection }?.label
    return .picker(
      Frame.Picker(title: choice.title, selected: selected, options: options.map(\.label)))
  }

  private mutating func unavailable(_ parts: [Node]) -> Frame.Piece {
    .unavailable(
      Frame.Unavailable(
        title: pieces(of: parts[0]), description: pieces(of: parts[1]),
        actions: pieces(of: parts[2])))
  }

  /// The topmost page of a stack; what it covers is not seen, except for its alert.
  private mutating func page(of state: NavigationState, root: [Node]) -> [Frame.Piece] {
    guard let top = state.pages.last else { return pieces(of: root) }
    frame.depth += state.pages.count
    navigation = state
    let title = frame.title
    frame.title = nil
    let pieces = pieces(of: top)
    frame.title = frame.title ?? title
    for node in root + state.pages.dropLast() { noteAlerts(in: node) }
    return pieces
  }

  private mutating func noteAlerts(in node: Node) {
    var found: (AlertState, [Node])?
    node.visit {
      if case .alert(let state) = $0.kind, state.isUp, found == nil { found = (state, $0.children) }
    }
    if let found, alert == nil { present(found.0, found.1) }
  }

  private mutating func present(_ state: AlertState, _ parts: [Node]) {
    var reader = FrameReader(Node(.group, parts.count > 1 ? [parts[1]] : []))
    if reader.buttons.isEmpty {
      let action = Node.ButtonAction(role: nil, isEnabled: true) {}
      reader.buttons = [Handle(names: ["OK"], value: action)]
    }
    alert = AlertHandle(state: state, buttons: reader.buttons)
    frame.alert = Frame.Alert(
      title: state.title, message: parts.count > 2 ? Node.plainText(of: [parts[2]]) : "",
      buttons: reader.buttons.map { $0.names[0] })
  }
}

extension Array {
  /// Those with this label or identifier, from top to bottom.
  @MainActor func named<Value>(_ name: String) -> [Element]
  where Element == FrameReader.Handle<Value> {
    filter { $0.names.contains(name) }
  }
}

extension Node {
  /// The options of a picker: what has a tag, with its text.
  fileprivate func options(tag: AnyHashable?) -> [(label: String, tag: AnyHashable)] {
    switch kind {
    case .tag(let own), .identity(let own):
      return children.flatMap { $0.options(tag: own) }
    case .text(let text):
      return tag.map { [(text.string, $0)] } ?? []
    case .horizontal, .vertical:
      return tag.map { [(Node.plainText(of: children), $0)] } ?? []
    default:
      return children.flatMap { $0.options(tag: tag) }
    }
  }
}
