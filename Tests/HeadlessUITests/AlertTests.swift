import Foundation
import HeadlessUI
import KataHarness
import KataKit
import KataTesting
import Testing

/// Alerts: when they come up, and what taking one down does.
@MainActor @Suite(.harness) struct AlertTests {
  @Test func `an alert comes up when its binding becomes true and goes when it becomes false`()
    async throws
  {
    let model = Model()
    model.flag = false
    let screen = try await opened { Alerting(model: model, notes: Notes()) }
    #expect(screen.alert == nil)
    model.flag = true
    await settle()
    #expect(screen.alert?.title == "Failed")
    #expect(screen.alert?.message == "Why: x")
    #expect(screen.alert?.buttons == ["Retry", "Cancel"])
    model.flag = false
    await settle()
    #expect(screen.alert == nil)
  }

  @Test func `an alert whose binding is true from the start is up`() async throws {
    let screen = try await opened { Alerting(model: Model(), notes: Notes()) }
    #expect(screen.alert != nil)
  }

  @Test func `a dismissed alert comes up again when the binding becomes true again`() async throws {
    let model = Model()
    let screen = try await opened { Alerting(model: model, notes: Notes()) }
    try await screen.tap("Cancel")
    #expect(screen.alert == nil && !model.flag)
    model.flag = true
    await settle()
    #expect(screen.alert != nil)
    try await screen.dismissAlert()
    #expect(screen.alert == nil && !model.flag)
    model.flag = true
    await settle()
    #expect(screen.alert != nil)
  }

  @Test func `an alert with a constant binding shows once`() async throws {
    let model = Model()
    model.note = "first"
    let screen = try await opened {
      Text("x").alert("Failed", isPresented: .constant(model.note != nil)) {
        Button("OK") {}
      } message: {
        Text(model.note ?? "")
      }
    }
    #expect(screen.alert?.message == "first")
    try await screen.tap("OK")
    #expect(screen.alert == nil)
    model.note = "second"
    await settle()
    #expect(screen.alert == nil)
  }

  @Test func `a constant binding that was false in between shows again`() async throws {
    let model = Model()
    let screen = try await opened {
      Text("x").alert("Failed", isPresented: .constant(model.flag)) { Button("OK") {} }
    }
    try await screen.tap("OK")
    model.flag = false
    await settle()
    model.flag = true
    await settle()
    #expect(screen.alert != nil)
  }

  @Test func `the binding is written before the action of the button runs`() async throws {
    let (model, notes) = (Model(), Notes())
    let screen = try await opened { Alerting(model: model, notes: notes) }
    try await screen.tap("Retry")
    #expect(notes.lines == ["retry with false"])
  }

  @Test func `an alert without buttons gets an OK`() async throws {
    let model = Model()
    let screen = try await opened {
      Text("x").alert("Failed", isPresented: Bindable(model).flag) {}
    }
    #expect(screen.summary == "alert “Failed” [OK], x")
    try await screen.tap("OK")
    #expect(screen.alert == nil && !model.flag)
  }

  @Test func `an alert covers the page until it is dismissed`() async throws {
    let model = Model()
    let screen = try await opened {
      Button("below") { model.number += 1 }
        .alert("Failed", isPresented: Bindable(model).flag) {}
    }
    #expect(
      await failure { try await screen.tap("below") }
        == "The alert has no button “below”: "
        + "the screen shows alert “Failed” [OK], below")
    #expect(
      await failure { try await screen.tapRow(0) }
        == "The alert “Failed” is in the way; dismiss it first.")
    try await screen.dismissAlert()
    try await screen.tap("below")
    #expect(model.number == 1)
    #expect(
      await failure { try await screen.dismissAlert() }
        == "There is no alert to dismiss: the screen shows below")
  }

  @Test func `one alert is up at a time`() async throws {
    let model = Model()
    let screen = try await opened {
      Text("x").alert("inner", isPresented: Bindable(model).flag) {}
      Text("y").alert("second", isPresented: .constant(true)) {}
    }
    #expect(screen.alert?.title == "inner")
    try await screen.tap("OK")
    #expect(screen.alert?.title == "second")
  }

  @Test func `an alert of the root is up over a page`() async throws {
    let model = Model()
    model.flag = false
    let screen = try await opened {
      NavigationStack {
        NavigationLink("open") { Text("page") }
          .alert("Failed", isPresented: Bindable(model).flag) {}
      }
    }
    try await screen.tap("open")
    model.flag = true
    await settle()
    #expect(screen.alert?.title == "Failed")
    #expect(screen.detail == ["page"])
  }

  @Test func `an alert about data waits for the data`() async throws {
    let model = Model()
    let screen = try await opened {
      Text("x").alert("Failed", isPresented: Bindable(model).flag, presenting: model.note) { note in
        Button("Ignore \(note)") {}
      } message: { note in
        Text(note)
      }
    }
    #expect(screen.alert == nil)
    model.note = "why"
    await settle()
    #expect(screen.summary == "alert “Failed”: why [Ignore why], x")
  }

  @Test func `an alert about an error has its description as title`() async throws {
    let model = Model()
    let screen = try await opened {
      Text("x").alert(isPresented: Bindable(model).flag, error: WireError("The line is dead")) {}
    }
    #expect(screen.alert?.title == "The line is dead")
  }
}

private struct Alerting: View {
  @Bindable var model: Model
  let notes: Notes

  var body: some View {
    Text("x").alert("Failed", isPresented: $model.flag) {
      Button("Retry") { notes.add("retry with \(model.flag)") }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("Why: x")
    }
  }
}
