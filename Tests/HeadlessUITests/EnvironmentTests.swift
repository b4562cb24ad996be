import HeadlessUI
import KataHarness
import KataTesting
import Testing

/// What views get from their surroundings.
@MainActor @Suite(.harness) struct EnvironmentTests {
  @Test func `a value holds for the views inside and the nearest one counts`() async throws {
    let screen = try await opened {
      VStack {
        Reader()
        Reader().environment(\.unit, "mile")
      }
      .environment(\.unit, "metre")
      Reader()
    }
    #expect(screen.texts == ["metre", "mile", "none"])
  }

  @Test func `a value that changes is read anew and keeps state`() async throws {
    let model = Model()
    let screen = try await opened {
      Group {
        Reader()
        Counter("a")
      }
      .environment(\.unit, model.text)
    }
    try await screen.tap("a")
    model.text = "inch"
    await settle()
    #expect(screen.texts == ["inch", "a 1"])
  }

  @Test func `an observable object reaches the views inside`() async throws {
    let model = Model()
    let screen = try await opened { ModelReader().environment(model) }
    model.text = "changed"
    await settle()
    #expect(screen.texts == ["changed"])
  }

  @Test func `a view that reads the phase of the scene is drawn when it changes`() async throws {
    let notes = Notes()
    let screen = try await opened {
      PhaseReader()
      Noting("other", notes) { "" }
    }
    _ = notes.take()
    try await screen.leaveApp()
    #expect(screen.shows("away"))
    try await screen.returnToApp()
    #expect(screen.shows("in front"))
    #expect(notes.take() == [])
  }

  @Test func `an overlay is shown over its view, and both act`() async throws {
    let screen = try await opened {
      Counter("below").overlay { Counter("above") }
      Text("x").overlay(Text("y"))
    }
    #expect(screen.texts == ["below 0", "above 0", "x", "y"])
    guard case .layered(let layers) = screen.content.first else {
      Issue.record("The first piece has no layers.")
      return
    }
    #expect(layers.map { $0.count } == [1, 1])
    try await screen.tap("above")
    try await screen.tap("below")
    #expect(screen.buttons == ["below 1", "above 1"])
  }
}

private struct UnitKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  fileprivate var unit: String {
    get { self[UnitKey.self] }
    set { self[UnitKey.self] = newValue }
  }
}

private struct Reader: View {
  @Environment(\.unit) private var unit
  var body: some View { Text(unit) }
}

private struct ModelReader: View {
  @Environment(Model.self) private var model
  var body: some View { Text(model.text) }
}

private struct PhaseReader: View {
  @Environment(\.scenePhase) private var phase
  var body: some View { Text(phase == .active ? "in front" : "away") }
}
