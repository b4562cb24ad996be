import Dispatch
import HeadlessUI
import KataHarness
import KataTesting
import Testing

/// When views are evaluated, and what becomes a frame.
@MainActor @Suite(.harness) struct FrameTests {
  @Test func `only views that read what has changed are evaluated`() async throws {
    let (model, notes) = (Model(), Notes())
    _ = try await opened {
      Noting("number", notes) { "\(model.number)" }
      Noting("other", notes) { "\(model.other)" }
    }
    #expect(notes.take() == ["number", "other"])
    model.number = 1
    await settle()
    #expect(notes.take() == ["number"])
    model.text = "nobody reads this"
    await settle()
    #expect(notes.take() == [])
  }

  @Test func `a view that no longer reads a value is not evaluated for it`() async throws {
    let (model, notes) = (Model(), Notes())
    _ = try await opened {
      Noting("view", notes) { model.flag ? "\(model.number)" : "" }
    }
    model.flag = false
    await settle()
    _ = notes.take()
    model.number = 1
    await settle()
    #expect(notes.take() == [])
  }

  @Test func `a view that its parent evaluated anew forgets what it read before`() async throws {
    let (model, notes) = (Model(), Notes())
    _ = try await opened {
      let isShown = model.flag
      Noting("view", notes) { isShown ? "\(model.number)" : "" }
    }
    model.flag = false
    await settle()
    #expect(notes.take() == ["view", "view"])
    model.number = 1
    await settle()
    #expect(notes.take() == [])
  }

  @Test func `state that changes evaluates its own view only`() async throws {
    let notes = Notes()
    let screen = try await opened {
      Noting("sibling", notes) { "" }
      Counter("a")
    }
    _ = notes.take()
    try await screen.tap("a")
    #expect(notes.take() == [])
    #expect(screen.buttons == ["a 1"])
  }

  @Test func `three writes in one turn draw one frame`() async throws {
    let (model, notes) = (Model(), Notes())
    let screen = try await opened {
      Noting("view", notes) { "\(model.number) \(model.other)" }
    }
    _ = notes.take()
    model.number = 1
    model.number = 2
    model.other = 3
    await settle()
    #expect(notes.take() == ["view"])
    #expect(screen.frames.map(\.texts) == [["0 0"], ["2 3"]])
  }

  @Test func `writes in two turns draw two frames`() async throws {
    let model = Model()
    let screen = try await opened { Text("\(model.number)") }
    model.number = 1
    await Task.yield()
    await Task.yield()
    model.number = 2
    await settle()
    #expect(screen.frames.map(\.texts) == [["0"], ["1"], ["2"]])
  }

  @Test func `a frame covers what was queued before it was asked for`() async throws {
    let model = Model()
    let screen = try await opened { Text("\(model.number) \(model.other)") }
    DispatchQueue.main.async { model.other = 1 }
    model.number = 1
    await settle()
    #expect(screen.frames.map(\.texts) == [["0 0"], ["1 1"]])
  }

  @Test func `an equal value does not draw`() async throws {
    let (model, notes) = (Model(), Notes())
    let screen = try await opened {
      Noting("model", notes) { "\(model.items.count)" }
      Remembering(notes: notes)
    }
    _ = notes.take()
    model.items = model.items
    try await screen.tap("set")
    #expect(notes.take() == [])
    #expect(screen.frames.count == 1)
  }

  @Test func `frames are kept when they differ from the one before`() async throws {
    let model = Model()
    let screen = try await opened { Text(model.flag ? "on" : "off").id(model.number) }
    model.number = 1
    await settle()
    #expect(screen.frames.count == 1)
    model.flag = false
    await settle()
    model.flag = true
    await settle()
    #expect(screen.frames.map(\.texts) == [["on"], ["off"], ["on"]])
  }

  @Test func `the last frame is shown even when no more are kept`() async throws {
    let model = Model()
    let screen = try await opened { Text(verbatim: "\(model.number)") }
    for number in 1...Screen.framesLimit {
      model.number = number
      await settle(yields: 3)
    }
    #expect(screen.frames.count == Screen.framesLimit)
    #expect(screen.texts == ["\(Screen.framesLimit)"])
  }

  @Test func `a parent is evaluated before what it shows no longer`() async throws {
    let (model, notes) = (Model(), Notes())
    model.note = "x"
    let screen = try await opened { Outer(model: model, notes: notes) }
    model.note = nil
    await settle()
    #expect(notes.lines == ["x"])
    #expect(screen.texts == ["none"])
  }
}

/// Has state of three types and a button that sets each to what it is.
private struct Remembering: View {
  let notes: Notes
  @State private var count = 1
  @State private var name: String?
  @State private var model = Model()

  var body: some View {
    let _ = notes.add("state \(count) \(name ?? "") \(model.number)")
    Button("set") {
      count = 1
      name = nil
      model = model
    }
  }
}

private struct Outer: View {
  let model: Model
  let notes: Notes

  var body: some View { Middle(isShown: model.note != nil, model: model, notes: notes) }

  private struct Middle: View {
    let isShown: Bool
    let model: Model
    let notes: Notes

    var body: some View {
      if isShown { Inner(model: model, notes: notes) } else { Text("none") }
    }
  }

  private struct Inner: View {
    let model: Model
    let notes: Notes

    var body: some View {
      let note = model.note ?? "evaluated without a note"
      let _ = notes.add(note)
      Text(note)
    }
  }
}
