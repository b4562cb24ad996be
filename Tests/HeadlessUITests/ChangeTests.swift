import HeadlessUI
import KataHarness
import KataTesting
import Testing

/// `onChange(of:)` in its two forms.
@MainActor @Suite(.harness) struct ChangeTests {
  @Test func `onChange gets the old and the new value after a change`() async throws {
    let (model, notes) = (Model(), Notes())
    _ = try await opened {
      Text("x").onChange(of: model.number) { old, new in notes.add("\(old) to \(new)") }
    }
    #expect(notes.take() == [])
    model.number = 1
    model.number = 2
    await settle()
    #expect(notes.take() == ["0 to 2"])
    model.other = 1
    await settle()
    #expect(notes.take() == [])
  }

  @Test func `onChange without values is called after a change`() async throws {
    let (model, notes) = (Model(), Notes())
    _ = try await opened { Text("x").onChange(of: model.number) { notes.add("changed") } }
    #expect(notes.take() == [])
    model.number = 1
    await settle()
    #expect(notes.take() == ["changed"])
  }

  @Test func `onChange with initial is called for the first value too`() async throws {
    let (model, notes) = (Model(), Notes())
    _ = try await opened {
      Text("x")
        .onChange(of: model.number, initial: true) { old, new in notes.add("\(old) to \(new)") }
        .onChange(of: model.note, initial: true) { notes.add("note") }
    }
    #expect(notes.take().sorted() == ["0 to 0", "note"])
    model.number = 1
    await settle()
    #expect(notes.take() == ["0 to 1"])
  }

  @Test func `onChange of an optional tells nil from no value yet`() async throws {
    let (model, notes) = (Model(), Notes())
    model.note = "first"
    _ = try await opened {
      Text("x").onChange(of: model.note) { old, new in
        notes.add("\(old ?? "nil") to \(new ?? "nil")")
      }
    }
    #expect(notes.take() == [])
    model.note = nil
    await settle()
    model.note = "second"
    await settle()
    #expect(notes.take() == ["first to nil", "nil to second"])
  }

  @Test func `what onChange writes is in the same frame`() async throws {
    let model = Model()
    let screen = try await opened {
      Text("\(model.number) \(model.other)").onChange(of: model.number) { model.other = 5 }
    }
    model.number = 1
    await settle()
    #expect(screen.frames.map(\.texts) == [["0 0"], ["1 5"]])
  }

  @Test func `onChange of a view that went and returned starts anew`() async throws {
    let (model, notes) = (Model(), Notes())
    _ = try await opened {
      if model.flag { Text("x").onChange(of: model.number) { notes.add("changed") } }
    }
    model.flag = false
    await settle()
    model.number = 1
    model.flag = true
    await settle()
    #expect(notes.lines == [])
  }
}
