import HeadlessUI
import KataHarness
import KataTesting
import Testing

/// Bindings hold where a value is kept, not the view that made them.
@MainActor @Suite(.harness) struct BindingTests {
  @Test func `a binding to state is written to after its view value was replaced`() async throws {
    let (model, kept) = (Model(), KeptBinding())
    let screen = try await opened {
      Parent(number: model.number, kept: kept)
    }
    let binding = try #require(kept.binding)
    model.number = 1
    await settle()
    binding.wrappedValue = "typed"
    await settle()
    #expect(screen.texts == ["1", "typed", "child typed"])
    #expect(binding.wrappedValue == "typed")
  }

  @Test func `a binding goes on with its storage when the view value moves`() async throws {
    let (model, kept) = (Model(), KeptBinding())
    let parent = Parent(number: 1, kept: kept)
    let screen = try await opened { if model.flag { parent } else { Group { parent } } }
    let old = try #require(kept.binding)
    model.flag = false
    await settle()
    old.wrappedValue = "lost"
    await settle()
    #expect(screen.texts == ["1", "", "child "])
  }

  @Test func `a binding reaches into an observable object that is state`() async throws {
    let screen = try await opened { Owned() }
    try await screen.type("ab", into: "Name")
    #expect(screen.texts == ["ab"])
  }

  @Test func `a binding reaches into an observable object through Bindable`() async throws {
    let model = Model()
    let screen = try await opened { Edited(model: model) }
    try await screen.type("ab", into: "Name")
    #expect(model.text == "ab")
    #expect(screen.texts == ["ab"])
  }

  @Test func `Bindable can be made in a body`() async throws {
    let model = Model()
    let screen = try await opened { TextField("Name", text: Bindable(model).text) }
    try await screen.type("a", into: "Name")
    #expect(model.text == "a")
  }

  @Test func `a binding leads on to a part of a value`() async throws {
    let screen = try await opened { Address() }
    try await screen.type("Linz", into: "City")
    #expect(screen.texts == ["Linz 4020"])
  }

  @Test func `a binding to an optional is one to its value where there is one`() throws {
    var stored: Int? = 1
    let optional = Binding(get: { stored }, set: { stored = $0 })
    let binding = try #require(Binding(optional))
    binding.wrappedValue = 2
    #expect(stored == 2)
    stored = nil
    #expect(Binding(optional) == nil)
  }

  @Test func `what is written to a constant is lost`() async throws {
    let screen = try await opened { TextField("Name", text: .constant("fixed")) }
    try await screen.type("x", into: "Name")
    #expect(screen.fields.map(\.text) == ["fixed"])
  }
}

@MainActor private final class KeptBinding {
  var binding: Binding<String>?
}

private struct Parent: View {
  let number: Int
  let kept: KeptBinding
  @State private var text = ""

  var body: some View {
    Text("\(number)")
    Text(text)
    Child(text: $text).onAppear { if kept.binding == nil { kept.binding = $text } }
  }

  private struct Child: View {
    @Binding var text: String
    var body: some View { Text("child \(text)") }
  }
}

private struct Owned: View {
  @State private var model = Model()

  var body: some View {
    TextField("Name", text: $model.text)
    Text(model.text)
  }
}

private struct Edited: View {
  @Bindable var model: Model

  var body: some View {
    TextField("Name", text: $model.text)
    Text(model.text)
  }
}

private struct Address: View {
  private struct Place {
    var city = ""
    var code = "4020"
  }

  @State private var place = Place()

  var body: some View {
    TextField("City", text: $place.city)
    Text(verbatim: "\(place.city) \(place.code)")
  }
}
