/// A view for each element of a collection, known by the element's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  /// The elements.
  public var data: Data
  private let id: @MainActor (Data.Element) -> ID
  /// Makes the view for an element.
  public var content: @MainActor (Data.Element) -> Content

  /// Makes a view for each element, known by the value at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  /// With an identity that occurs more than once, SwiftUI gives "undefined results". Here every
  /// place with it shows what the first one shows, which is what users see most often.
  func render(in context: RenderContext) -> [Node] {
    var first: [ID: Data.Element] = [:]
    var occurrences: [ID: Int] = [:]
    var nodes: [Node] = []
    nodes.reserveCapacity(data.count)
    for element in data {
      let id = id(element)
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      if occurrence == 0 {
        first[id] = element
      } else {
        context.graph.console.log(
          "ForEach: the ID \(id) occurs multiple times within the collection, "
            + "this will give undefined results!")
      }
      let place = context.appending(.id(AnyHashable(id), occurrence))
      let content = content(first[id] ?? element).nodes(in: place)
      nodes.append(Node(.identity(AnyHashable(id)), content))
    }
    return nodes
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes a view for each element, known by its own identity.
  public init(
    _ data: Data, @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Makes a view for each number of a range that does not change.
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping @MainActor (Int) -> Content
  ) {
    self.init(data, id: \.self, content: content)
  }
}

/// An element of a collection behind a binding, and its identity.
public struct _BoundElement<Element, ID: Hashable> {
  let id: ID
  let binding: Binding<Element>
}

extension ForEach {
  /// Makes a view for each element, which edits it; known by the value at `id`.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [_BoundElement<Elements.Element, ID>] {
    self.data = data.wrappedValue.indices.map { index in
      let element = data.wrappedValue[index]
      let binding = Binding(
        // A row that is about to go may be read once more.
        get: {
          let elements = data.wrappedValue
          return elements.indices.contains(index) ? elements[index] : element
        }, set: { data.wrappedValue[index] = $0 })
      return _BoundElement(id: element[keyPath: id], binding: binding)
    }
    self.id = { $0.id }
    self.content = { content($0.binding) }
  }

  /// Makes a view for each element, which edits it; known by the element's own identity.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == [_BoundElement<Elements.Element, ID>], Elements.Element: Identifiable,
    ID == Elements.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }
}
