/// A root page with pages on top of it.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  private let root: Root
  private let path: NavigationState.Path?

  init(root: Root, path: NavigationState.Path?) {
    self.root = root
    self.path = path
  }

  func render(in context: RenderContext) -> [Node] {
    let element = context.element(.navigation)
    let state = element.memory as? NavigationState ?? NavigationState(element: element)
    element.memory = state
    state.graph = context.graph
    state.path = path
    state.readPath()
    var inside = context.appending(.content)
    inside.navigation = state
    return [Node(.navigation(state), root.nodes(in: inside))]
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Makes a stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) {
    self.init(root: root(), path: nil)
  }

  /// Makes a stack whose path the app keeps.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(
      root: root(),
      path: NavigationState.Path(
        get: { path.wrappedValue.values }, set: { path.wrappedValue.values = $0 }))
  }
}

extension NavigationStack {
  /// Makes a stack whose path the app keeps, of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(
      root: root(),
      path: NavigationState.Path(
        get: { path.wrappedValue.map { AnyHashable($0) } },
        set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }))
  }
}

/// The values of the pages of a stack, of any types.
public struct NavigationPath {
  var values: [AnyHashable] = []

  /// Makes an empty path.
  public init() {}

  /// How many pages lie on the root.
  public var count: Int { values.count }
  /// True when only the root is there.
  public var isEmpty: Bool { values.isEmpty }
  /// Opens the page for `value`.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(value) }
  /// Leaves the topmost pages.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}

/// Opens a page when it is tapped.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  private enum Target {
    case value(AnyHashable?, typeName: String)
    case view(Destination)
  }

  private let label: Label
  private let target: Target

  func render(in context: RenderContext) -> [Node] {
    let label = label.nodes(in: context.appending(.label))
    let isEnabled = context.environment.isEnabled
    let resolved: Node.Link.Target
    switch target {
    case .value(nil, _):
      return [Node(.group, label)]
    case .value(let value?, let typeName):
      resolved = .value(value, typeName: typeName)
    case .view(let destination):
      resolved = .view(context.element(.content)) { destination.nodes(in: $0) }
    }
    let link = Node.Link(isEnabled: isEnabled, target: resolved, context: context)
    return [Node(.link(link), label)]
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to the page for `value`.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(
      label: label(),
      target: .value(value.map { AnyHashable($0) }, typeName: String(describing: Value.self)))
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link with a literal to the page for `value`.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Makes a link with a string to the page for `value`.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  /// Makes a link to the page that it holds itself.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination()))
  }

  /// Makes a link to the page that it holds itself.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination))
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a literal to the page that it holds itself.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link with a string to the page that it holds itself.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }
}
