import Dispatch
import Foundation
import HeadlessUI
import KataHarness
import KataKit
import KataTesting
import Testing

/// The wire of a screen reaches everything that the screen runs.
@MainActor @Suite(.harness) struct WireTests {
  @Test func `draws see the wire`() async throws {
    let (wires, model) = (Wires(), Model())
    _ = try await opened(wire: wires.wire) {
      Text("\(model.number)")
      let _ = Wire.current.openSession()
    }
    #expect(wires.opened == 1)
    model.number = 1
    await settle()
    #expect(wires.opened == 2)
  }

  @Test func `bodies and the initial values of state see the wire`() async throws {
    let wires = Wires()
    _ = try await opened(wire: wires.wire) { Session() }
    #expect(wires.opened == 2)
  }

  @Test func `actions of buttons, links and alerts see the wire`() async throws {
    let wires = Wires()
    let screen = try await opened(wire: wires.wire) {
      Text("x").alert("alert", isPresented: .constant(true)) {
        Button("yes") { _ = Wire.current.openSession() }
      }
      Button("open") { _ = Wire.current.openSession() }
    }
    try await screen.tap("yes")
    #expect(wires.opened == 1)
    try await screen.tap("open")
    #expect(wires.opened == 2)
  }

  @Test func `bindings that are written by hand see the wire`() async throws {
    let wires = Wires()
    let binding = Binding(get: { "" }, set: { _ in _ = Wire.current.openSession() })
    let screen = try await opened(wire: wires.wire) { TextField("Name", text: binding) }
    try await screen.type("ab", into: "Name")
    #expect(wires.opened == 2)
    try await screen.replaceText(in: "Name", with: "c")
    #expect(wires.opened == 3)
  }

  @Test func `tasks, and the tasks that they start, see the wire`() async throws {
    let wires = Wires()
    _ = try await opened(wire: wires.wire) {
      Text("x").task {
        _ = Wire.current.openSession()
        await Task { _ = Wire.current.openSession() }.value
      }
    }
    #expect(wires.opened == 2)
  }

  @Test func `a refresh sees the wire`() async throws {
    let wires = Wires()
    let screen = try await opened(wire: wires.wire) {
      List { Text("x") }.refreshable { _ = Wire.current.openSession() }
    }
    try await screen.pullToRefresh().finished()
    #expect(wires.opened == 1)
  }

  @Test func `onAppear, onChange and onDisappear see the wire`() async throws {
    let (wires, model) = (Wires(), Model())
    let screen = try await opened(wire: wires.wire) {
      Text("x")
        .onAppear { _ = Wire.current.openSession() }
        .onChange(of: model.number) { _ = Wire.current.openSession() }
        .onDisappear { _ = Wire.current.openSession() }
    }
    #expect(wires.opened == 1)
    model.number = 1
    await settle()
    #expect(wires.opened == 2)
    try await screen.leave()
    #expect(wires.opened == 3)
  }

  @Test func `the redraw after a hop to the main queue sees the wire`() async throws {
    let (wires, model) = (Wires(), Model())
    let screen = try await opened(wire: wires.wire) {
      Button("hop") { DispatchQueue.main.async { model.flag = false } }
      if !model.flag { Session() }
    }
    try await screen.tap("hop")
    #expect(wires.opened == 2)
  }

  @Test func `the redraw after a detached task sees the wire`() async throws {
    let (wires, model) = (Wires(), Model())
    let screen = try await opened(wire: wires.wire) {
      Button("detach") { Task.detached { await model.turnOff() } }
      if !model.flag { Session() }
    }
    try await screen.tap("detach")
    #expect(wires.opened == 2)
  }

  @Test func `two screens see the wire of their own`() async throws {
    let (first, second, model) = (Wires(), Wires(), Model())
    let screens = (
      try await opened(wire: first.wire) { if !model.flag { Session() } },
      try await opened(wire: second.wire) { if model.flag { Session() } }
    )
    #expect(first.opened == 0 && second.opened == 2)
    model.flag = false
    await settle()
    #expect(first.opened == 2 && second.opened == 2)
    withExtendedLifetime(screens) {}
  }

  @Test func `what a screen starts counts as running until it ends`() async throws {
    let notes = Notes()
    let screen = try await opened { Working("task", notes) }
    #expect(!screen.activity.isIdle)
    screen.close()
    await settle()
    #expect(screen.activity.isIdle)
  }
}

extension Model {
  fileprivate func turnOff() { flag = false }
}

/// Counts the sessions that are opened on its wire.
private final class Wires: Sendable {
  private let count = Locked(0)

  var opened: Int { count.value }

  var wire: Wire {
    Wire { [count] in
      count.value += 1
      return Wire.Session { _ in Data() }
    }
  }
}

/// Opens a session for its state and one in each body.
private struct Session: View {
  @State private var number: Int

  init() {
    _ = Wire.current.openSession()
    _number = State(initialValue: 0)
  }

  var body: some View {
    let _ = Wire.current.openSession()
    Text("\(number)")
  }
}
