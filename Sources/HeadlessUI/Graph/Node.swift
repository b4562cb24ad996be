/// What a view became: a tree that is read to make a frame, and used to act on it.
@MainActor final class Node {
  let kind: Kind
  var children: [Node]

  init(_ kind: Kind, _ children: [Node] = []) {
    self.kind = kind
    self.children = children
  }

  enum Kind {
    /// Only its children count: a view with a body, a group, a modifier that changes nothing here.
    case group
    case text(Frame.StyledText)
    case image(String)
    case spacer
    case divider
    case horizontal
    case vertical
    /// The first child with the others on top of it.
    case layered
    /// A scrolling container; in a list or form every child is a row.
    case container(Container)
    /// Children: header, content, footer.
    case section
    case progress(String?)
    case button(ButtonAction)
    case link(Link)
    case field(Field)
    case picker(Choice)
    /// Children: label, description, actions.
    case unavailable
    case navigation(NavigationState)
    case title(String)
    case destination(Destination)
    case search(Search)
    /// Children: content, actions, message; the latter two are empty unless it is presented.
    case alert(AlertState)
    case lifecycle(Lifecycle)
    case tag(AnyHashable)
    /// The element of a `ForEach` that its children show.
    case identity(AnyHashable)
    case spoken(SpokenAs)
    case identifier(String)
    /// Takes its place, lives, and is not seen.
    case invisible
    /// Is seen, and cannot be used.
    case untouchable
  }

  struct Container {
    let kind: ContainerKind
    let element: Element
    let refresh: RefreshAction?
  }

  enum ContainerKind {
    /// Every child is a row.
    case list
    /// Content that scrolls up and down.
    case column
    /// Content that scrolls to the side only.
    case line
  }

  struct ButtonAction {
    let role: ButtonRole?
    let isEnabled: Bool
    let perform: () -> Void
  }

  struct Link {
    let isEnabled: Bool
    let target: Target
    /// Where the link is, which says to which stack it belongs.
    let context: RenderContext

    enum Target {
      case value(AnyHashable, typeName: String)
      case view(Element, Destination.Builder)
    }
  }

  struct Field {
    let title: String
    let text: Binding<String>
    let isEnabled: Bool
  }

  struct Choice {
    let title: String
    let isEnabled: Bool
    let selection: AnyHashable
    let choose: @MainActor (AnyHashable) -> Void
  }

  struct Search {
    let text: Binding<String>
    let prompt: String
  }

  enum SpokenAs {
    case label(String)
    case combined
    case ignored
  }
}
