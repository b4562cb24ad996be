import KataKit
import Observation

/// The views of one screen: places them, knows what has to be drawn anew, and draws it.
///
/// Each view with a body is evaluated inside `withObservationTracking`. What it read is what makes it
/// draw again; a view that did not read a value is not evaluated when the value changes.
@MainActor final class Graph {
  let system = SystemState()
  let console: ConsoleLog
  let invalidations: Invalidations
  private let root = Element(depth: 0)
  private let rootNodes: @MainActor (RenderContext) -> [Node]
  /// What has to be evaluated, by its depth.
  private var queue: [Int: [Element]] = [:]
  private var evaluations = 0
  private(set) var rootNode = Node(.group)
  private var hasDrawnRoot = false
  /// Counts passes; a view value may be placed once in each.
  private(set) var pass = 0
  /// Why nothing sensible can be drawn, if so.
  private(set) var fault: String?
  /// Actions of `onChange`, which run after the views were evaluated.
  var changeActions: [@MainActor () -> Void] = []

  static let deepest = 100
  static let mostEvaluations = 20_000

  init(
    console: ConsoleLog, invalidations: Invalidations,
    root: @escaping @MainActor (RenderContext) -> [Node]
  ) {
    self.console = console
    self.invalidations = invalidations
    self.rootNodes = root
  }

  /// Puts a view with a body at the place of `context`; its body is evaluated later in this pass.
  func place<Content: View>(_ view: Content, in context: RenderContext) -> Node {
    let element = context.element(ofType: ObjectIdentifier(Content.self))
    let inside = context.inside(element)
    var isInstalled = false
    element.evaluate = {
      if !isInstalled {
        isInstalled = true
        DynamicProperties.install(in: view, at: element, environment: inside.environment)
      }
      return view.body.nodes(in: inside)
    }
    enqueue(element)
    return element.node
  }

  func enqueue(_ element: Element) {
    guard !element.isQueued else { return }
    element.isQueued = true
    queue[element.depth, default: []].append(element)
  }

  /// Evaluates everything that has to be, until nothing has.
  func update() {
    pass += 1
    evaluations = 0
    if !hasDrawnRoot {
      hasDrawnRoot = true
      root.evaluate = { [unowned self, unowned root] in
        rootNodes(
          RenderContext(graph: self, parent: root, environment: EnvironmentValues(system: system)))
      }
      rootNode = root.node
      enqueue(root)
    }
    for (element, generation) in invalidations.take()
    where element.isAlive && element.generation == generation {
      enqueue(element)
    }
    evaluateQueue()
    for state in NavigationState.all(in: rootNode) {
      state.drawPages(in: self)
      evaluateQueue()
    }
  }

  /// Parents come first, so that no view is evaluated that its parent shows no longer.
  private func evaluateQueue() {
    while let depth = queue.keys.min() {
      for element in queue.removeValue(forKey: depth) ?? [] where fault == nil {
        evaluate(element)
      }
    }
  }

  /// Evaluates `element` and notes what it read.
  func evaluate(_ element: Element) {
    guard element.isQueued else { return }
    element.isQueued = false
    guard element.isAlive, let evaluate = element.evaluate else { return }
    evaluations += 1
    guard evaluations <= Graph.mostEvaluations else {
      report(
        fault: "A frame has more than \(Graph.mostEvaluations) views: does a body contain itself?")
      return
    }
    guard element.depth < Graph.deepest else {
      report(fault: "Views are nested more than \(Graph.deepest) deep: does a body contain itself?")
      return
    }
    element.node.children = track(element, evaluate)
  }

  func track(_ element: Element, _ evaluate: () -> [Node]) -> [Node] {
    let invalidations = invalidations
    return element.visitingChildren {
      let generation = element.generation
      return withObservationTracking(
        evaluate,
        onChange: { [weak element] in
          if let element { invalidations.add(element, generation: generation) }
        })
    }
  }

  func report(fault text: String) {
    guard fault == nil else { return }
    fault = text
    console.log(text)
  }

  /// Ends all places: state is destroyed.
  func close() {
    root.drop()
    queue = [:]
    changeActions = []
    rootNode = Node(.group)
  }
}
