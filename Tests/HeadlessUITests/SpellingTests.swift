import HeadlessUI
import KataHarness
import KataTesting
import Testing

/// Spellings that developers use and that SwiftUI takes.
@MainActor @Suite(.harness) struct SpellingTests {
  /// Stores closures without isolation, as most apps do.
  private struct Retry: View {
    let retry: () -> Void
    let appear: () -> Void

    var body: some View {
      Button("Try again", action: retry).onAppear(perform: appear)
      Button(action: retry) { Text("Once more") }
      Button("Reload", systemImage: "arrow.clockwise", action: retry)
    }
  }

  @Test func `a stored closure is the action of a button and of onAppear`() async throws {
    let notes = Notes()
    let screen = try await opened {
      Retry(retry: { notes.add("retry") }, appear: { notes.add("appears") })
    }
    for label in ["Try again", "Once more", "Reload"] { try await screen.tap(label) }
    #expect(notes.lines == ["appears", "retry", "retry", "retry"])
  }

  private struct Query: Equatable {
    var text: String
    var scope = 0
  }

  @Test func `the id of a task need only be equatable`() async throws {
    let (model, notes) = (Model(), Notes())
    _ = try await opened {
      Text("\(model.other)").task(id: Query(text: model.text)) { notes.add("task") }
    }
    model.other = 1
    await settle()
    #expect(notes.take() == ["task"])
    model.text = "a"
    await settle()
    #expect(notes.take() == ["task"])
  }

  @Test func `a text in a literal says its words, and a symbol nothing`() async throws {
    let screen = try await opened {
      Text("a \(Text("b").bold().foregroundStyle(.red)) c\(Image(systemName: "star"))")
      Text("\(Text("red").foregroundColor(.red).font(.headline)) \(1_000)")
      Text("own").font(.title).foregroundStyle(.red).bold().italic()
    }
    #expect(screen.texts == ["a b c", "red 1,000", "own"])
    #expect(screen.styledTexts.map(\.color) == [nil, nil, "red"])
    #expect(screen.styledTexts.map(\.font) == [nil, nil, "title"])
  }

  @Test func `the looks of a text win over those around it`() async throws {
    let screen = try await opened {
      VStack {
        Text("a").foregroundColor(.green)
        Text("b")
        Text("c").foregroundColor(nil)
      }
      .foregroundColor(.red)
      .tint(.red)
      .tint(Color?.none)
    }
    #expect(screen.styledTexts.map(\.color) == ["green", "red", "red"])
  }

  @Test func `strings and texts stand where a literal may`() async throws {
    let (title, name, model) = ("Title", String("Symbol"), Model())
    let screen = try await opened {
      Button(name, systemImage: "star") {}
      LabeledContent(title, value: "value")
      LabeledContent(title, value: 0.5, format: .percent)
      LabeledContent(title) { Text("content") }
      Section(header: Text("Header")) { Text("row") }
      Section(footer: Text("Footer")) { Text("row") }
      Text("alerts")
        .alert(title, isPresented: .constant(model.number == 1), presenting: "data") { Text($0) }
        .alert(Text("T"), isPresented: .constant(model.number == 2), presenting: "data") {
          Button($0) {}
        } message: {
          Text("about \($0)")
        }
    }
    #expect(
      screen.texts == [
        "Symbol", "Title", "value", "Title", "50%", "Title", "content", "Header", "row", "row",
        "Footer", "alerts",
      ])
    model.number = 1
    await settle()
    #expect(screen.alert?.title == "Title")
    try await screen.tap("OK")
    model.number = 2
    await settle()
    #expect(screen.alert?.message == "about data")
    try await screen.tap("data")
  }

  private struct Offline: LocalizedError {
    var errorDescription: String? { "The line is dead" }
    var recoverySuggestion: String? { "Try again later" }
  }

  @Test func `an alert about an error may have further words`() async throws {
    let screen = try await opened {
      Text("a").alert(isPresented: .constant(true), error: Offline?.some(Offline())) { _ in
        Button("Close") {}
      } message: {
        Text($0.recoverySuggestion ?? "")
      }
    }
    #expect(
      screen.alert
        .map { [$0.title, $0.message] + $0.buttons } == [
          "The line is dead", "Try again later", "Close",
        ])
    try await screen.tap("Close")
  }

  @Test func `onChange with one parameter gets the new value`() async throws {
    let (model, notes) = (Model(), Notes())
    _ = try await opened {
      Text("\(model.number)").onChange(of: model.number) { value in notes.add("\(value)") }
    }
    model.number = 3
    await settle()
    #expect(notes.lines == ["3"])
  }

  @Test func `withAnimation runs its body and returns what it returns`() async throws {
    let model = Model()
    let screen = try await opened {
      Text("\(model.number)").animation(.default, value: model.number)
    }
    let result = withAnimation(.easeInOut) {
      model.number = 4
      return "done"
    }
    await settle()
    #expect(result == "done")
    #expect(screen.texts == ["4"])
  }

  private struct Item: Identifiable {
    let id: Int
    var name: String
  }

  private struct Names: View {
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]

    var body: some View {
      List($items) { $item in TextField("Name \(item.id)", text: $item.name) }
      ForEach($items) { $item in Text(item.name) }
      Button("Remove") { items.removeLast() }
    }
  }

  @Test func `a collection behind a binding is edited element by element`() async throws {
    let screen = try await opened { Names() }
    try await screen.type("c", into: "Name 2")
    #expect(screen.texts == ["a", "bc", "Remove"])
    #expect(screen.fields.map(\.text) == ["a", "bc"])
    try await screen.tap("Remove")
    #expect(screen.texts == ["a", "Remove"])
    #expect(screen.rowIdentities == ["1"])
  }

  /// Made off the main actor, as a formatter or a model may do.
  private nonisolated static func parts() -> (Text, Image, Binding<Int>) {
    let value = Binding(get: { 1 }, set: { _ in })
    let key = LocalizedStringKey(String("key"))
    return (
      Text("literal") + Text(String(" string")) + Text(1, format: .number) + Text(key),
      Image(systemName: "star"), value
    )
  }

  @Test func `texts, symbols and bindings are made off the main actor`() async throws {
    let (text, image, value) = SpellingTests.parts()
    let screen = try await opened {
      text
      image
      Text("\(value.wrappedValue)")
    }
    #expect(screen.texts == ["literal string1key", "1"])
  }
}
