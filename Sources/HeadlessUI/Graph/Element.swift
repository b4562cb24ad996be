/// A place in the view tree that keeps something from frame to frame: state, tasks, old values.
///
/// An element is found again by its parent and the structural path below it. What a frame does not
/// visit is dropped, so that a branch or a row that goes and returns starts afresh.
@MainActor final class Element {
  /// One step of a structural path; never text, so that no two places can be mistaken.
  enum Key: Hashable {
    case index(Int)
    case branch(Bool)
    case type(ObjectIdentifier)
    /// An explicit identity, and which one among equals.
    case id(AnyHashable, Int)
    case role(Role)
  }

  /// The parts of the library's own views.
  enum Role: Hashable {
    case modifier, content, header, footer, label, actions, message, overlay, navigation, container
    case page(Int)
  }

  let depth: Int
  private(set) var isAlive = true
  private var children: [[Key]: Element] = [:]
  private var visit = 0
  private var visitedBy = 0

  /// What the view with a body became; the same object from frame to frame.
  let node = Node(.group)
  /// Draws the content anew, with the view value that was placed last.
  var evaluate: (@MainActor () -> [Node])?
  /// Counts evaluations, so that an observation of an earlier one is recognised.
  private(set) var generation = 0
  var isQueued = false

  /// The storage of the dynamic properties of the view at this place, in order.
  var slots: [any AnyObject] = []
  /// What the modifier at this place keeps.
  var memory: Any?

  init(depth: Int) {
    self.depth = depth
  }

  /// The child at `path`, made if it is not there yet, and marked as visited.
  func child(at path: [Key]) -> Element {
    let child: Element
    if let existing = children[path] {
      child = existing
    } else {
      child = Element(depth: depth + 1)
      children[path] = child
    }
    child.visitedBy = visit
    return child
  }

  /// Calls `body`, which visits children, and drops those that it did not visit.
  func visitingChildren<Result>(_ body: () -> Result) -> Result {
    visit += 1
    generation += 1
    let result = body()
    let visit = visit
    for (path, child) in children where child.visitedBy != visit {
      child.drop()
      children[path] = nil
    }
    return result
  }

  /// Ends this place and all places in it.
  func drop() {
    isAlive = false
    for child in children.values { child.drop() }
    children = [:]
    slots = []
    memory = nil
    evaluate = nil
    node.children = []
  }
}
