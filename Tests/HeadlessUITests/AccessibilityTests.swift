import HeadlessUI
import KataKit
import KataTesting
import Testing

/// What is read aloud, and the names by which tests find views.
@MainActor @Suite(.harness) struct AccessibilityTests {
  @Test func `a row is read as its texts unless it has a label`() async throws {
    let screen = try await opened {
      List {
        HStack {
          Text("Rewe")
          Text("-3")
        }
        HStack {
          Text("Rewe")
          Text("-3").accessibilityLabel("minus three")
        }
        HStack { Text("Rewe") }.accessibilityLabel("all of it")
      }
    }
    #expect(screen.rowLabels == ["Rewe, -3", "Rewe, minus three", "all of it"])
    #expect(screen.rows == [["Rewe", "-3"], ["Rewe", "-3"], ["Rewe"]])
  }

  @Test func `a label is a literal of the locale`() async throws {
    let screen = try await opened {
      List { Text("x").accessibilityLabel("\(1000) euro") }
        .environment(\.locale, .init(identifier: "de_DE"))
    }
    #expect(screen.rowLabels == ["1.000 euro"])
  }

  @Test func `what is hidden is seen and not read`() async throws {
    let screen = try await opened {
      List {
        HStack {
          Text("seen").accessibilityHidden(true)
          Text("both").accessibilityHidden(false)
        }
      }
    }
    #expect(screen.rowLabels == ["both"])
    #expect(screen.rows == [["seen", "both"]])
  }

  @Test func `an element ignores, combines or contains what is in it`() async throws {
    let screen = try await opened {
      List {
        Pair().accessibilityElement(children: .ignore)
        Pair().accessibilityElement()
        Pair().accessibilityElement(children: .combine)
        Pair().accessibilityElement(children: .contain)
        Pair().accessibilityElement(children: .ignore).accessibilityLabel("pair")
      }
    }
    #expect(screen.rowLabels == ["", "", "a, b", "a, b", "pair"])
  }

  @Test func `an identifier names what is in it for tests and nobody else`() async throws {
    let model = Model()
    let screen = try await opened {
      Button("+") { model.number += 1 }.accessibilityIdentifier("more")
      TextField("Name", text: Bindable(model).text).accessibilityIdentifier("name field")
      Picker("Choice", selection: Bindable(model).other) { Text("one").tag(1) }
        .accessibilityIdentifier("choice field")
    }
    try await screen.tap("more")
    try await screen.type("a", into: "name field")
    try await screen.choose("one", in: "choice field")
    #expect(model.number == 1 && model.text == "a" && model.other == 1)
    #expect(!screen.shows("more"))
  }
}

private struct Pair: View {
  var body: some View {
    HStack {
      Text("a")
      Text("b")
    }
  }
}
