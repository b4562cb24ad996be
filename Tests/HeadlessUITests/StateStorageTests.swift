import Foundation
import HeadlessUI
import KataHarness
import KataTesting
import Observation
import Testing

/// Where state is kept, and for how long.
@MainActor @Suite(.harness) struct StateStorageTests {
  @Test func `a view value with another initial value does not reset state`() async throws {
    let model = Model()
    let screen = try await opened { Counter("a", from: model.number) }
    try await screen.tap("a")
    model.number = 50
    await settle()
    #expect(screen.buttons == ["a 1"])
  }

  @Test func `the initial value counts again where a view starts afresh`() async throws {
    let model = Model()
    let screen = try await opened {
      Counter("a", from: model.number).id(model.flag)
    }
    try await screen.tap("a")
    model.number = 50
    model.flag = false
    await settle()
    #expect(screen.buttons == ["a 50"])
  }

  @Test func `a view value that is placed twice is a failure that says so`() async throws {
    let failure = await failure {
      _ = try await opened {
        let counter = Counter("a")
        counter
        counter
      }
    }
    #expect(
      failure
        == "One view value with state was placed twice on the screen; make a value for each place.")
  }

  @Test func `a view value may move to another place`() async throws {
    let model = Model()
    let counter = Counter("a")
    let screen = try await opened { if model.flag { counter } else { Group { counter } } }
    try await screen.tap("a")
    model.flag = false
    await settle()
    #expect(screen.buttons == ["a 0"])
    try await screen.tap("a")
    #expect(screen.buttons == ["a 1"])
  }

  @Test func `a property that is made of other dynamic properties keeps their state`()
    async throws
  {
    let model = Model()
    let screen = try await opened {
      Group {
        Text("\(model.number)")
        Toggled("first")
        Toggled("second")
      }
      .environment(\.locale, Locale(identifier: "en_GB"))
    }
    try await screen.tap("second")
    model.number = 1
    await settle()
    #expect(screen.texts == ["1", "first false 0 en_GB", "second true 1 en_GB"])
  }

  @Test func `two screens of one type have a state each`() async throws {
    let first = try await opened { Counter("a") }
    let second = try await opened { Counter("a") }
    try await second.tap("a")
    #expect(first.texts == ["a 0"])
    #expect(second.texts == ["a 1"])
  }

  @Test func `leaving and coming back keeps state`() async throws {
    let screen = try await opened { List { Counter("a") } }
    try await screen.tap("a")
    try await screen.leave()
    try await screen.comeBack()
    #expect(screen.rows == [["a 1"]])
  }

  @Test func `closing destroys state`() async throws {
    let kept = Weak()
    let screen = try await opened { Owner { kept.model = $0 } }
    #expect(kept.model != nil)
    try await screen.leave()
    await settle()
    #expect(kept.model != nil)
    screen.close()
    #expect(kept.model == nil)
  }

  @Test func `closing destroys the state of a page and of a row`() async throws {
    let (row, page) = (Weak(), Weak())
    let screen = try await opened {
      NavigationStack {
        List {
          Owner { row.model = $0 }
          NavigationLink("open") { Owner { page.model = $0 } }
        }
      }
    }
    try await screen.tap("open")
    #expect(row.model != nil && page.model != nil)
    screen.close()
    #expect(row.model == nil && page.model == nil)
  }

  @Test func `what leaves the tree destroys its state`() async throws {
    let (model, kept) = (Model(), Weak())
    _ = try await opened { if model.flag { Owner { kept.model = $0 } } }
    #expect(kept.model != nil)
    model.flag = false
    await settle()
    #expect(kept.model == nil)
  }
}

@MainActor private final class Weak {
  weak var model: Model?
}

/// Keeps a model of its own and shows it to the test.
private struct Owner: View {
  @State private var model = Model()
  let note: @MainActor (Model) -> Void

  var body: some View {
    Text(model.text).onAppear { note(model) }
  }
}

private struct Switch: DynamicProperty {
  @State var isOn = false
  var changes = Changes()
}

private struct Changes: DynamicProperty {
  @State var count = 0
  @Environment(\.locale) var locale
}

private struct Toggled: View {
  let name: String
  private var toggle = Switch()

  init(_ name: String) {
    self.name = name
  }

  var body: some View {
    let state = "\(name) \(toggle.isOn) \(toggle.changes.count) \(toggle.changes.locale.identifier)"
    Button(state) {
      toggle.isOn = !toggle.isOn
      toggle.changes.count += 1
    }
    .accessibilityIdentifier(name)
  }
}
