import HeadlessUI
import KataHarness
import KataTesting
import Testing

/// Tasks of views: when they start and when they are cancelled.
@MainActor @Suite(.harness) struct TaskTests {
  @Test func `the first frame is drawn before any task runs`() async throws {
    let (model, screen) = (Model(), Kept())
    screen.screen = Screen {
      Text("\(model.number)").task {
        model.number = screen.screen?.frames.count ?? 0
      }
    }
    try await screen.screen?.open()
    #expect(screen.screen?.frames.map(\.texts) == [["0"], ["1"]])
  }

  @Test func `a task is cancelled when its view leaves the tree`() async throws {
    let (model, notes) = (Model(), Notes())
    _ = try await opened { if model.flag { Working("view", notes) } }
    #expect(notes.take() == ["view starts"])
    model.flag = false
    await settle()
    #expect(notes.take() == ["view is cancelled"])
    model.flag = true
    await settle()
    #expect(notes.take() == ["view starts"])
  }

  @Test func `a task is cancelled and started anew when its view gets another identity`()
    async throws
  {
    let (model, notes) = (Model(), Notes())
    _ = try await opened { Working("view", notes).id(model.number) }
    _ = notes.take()
    model.number = 1
    await settle()
    #expect(notes.take().sorted() == ["view is cancelled", "view starts"])
  }

  @Test func `a redraw leaves a task alone`() async throws {
    let (model, notes) = (Model(), Notes())
    _ = try await opened {
      Text("\(model.number)")
      Working("\(model.number)", notes)
    }
    model.number = 1
    await settle()
    #expect(notes.lines == ["0 starts"])
  }

  @Test func `a task that has ended does not start again by a redraw`() async throws {
    let (model, notes) = (Model(), Notes())
    _ = try await opened { Text("\(model.number)").task { notes.add("ran") } }
    model.number = 1
    await settle()
    #expect(notes.lines == ["ran"])
  }

  @Test func `a task with an id starts anew when the id changes and only then`() async throws {
    let (model, notes) = (Model(), Notes())
    _ = try await opened {
      Text("\(model.other)").task(id: model.number) { [number = model.number] in
        await work("task \(number)", notes)
      }
    }
    model.other = 1
    await settle()
    #expect(notes.take() == ["task 0 starts"])
    model.number = 1
    await settle()
    #expect(notes.take().sorted() == ["task 0 is cancelled", "task 1 starts"])
  }

  @Test func `tasks are cancelled when the screen is left and start anew on return`() async throws {
    let notes = Notes()
    let screen = try await opened { Working("view", notes) }
    try await screen.leave()
    #expect(notes.take() == ["view starts", "view is cancelled"])
    try await screen.comeBack()
    #expect(notes.take() == ["view starts"])
    screen.close()
    await settle()
    #expect(notes.take() == ["view is cancelled"])
  }

  @Test func `switching to another app cancels nothing`() async throws {
    let notes = Notes()
    let screen = try await opened { Working("view", notes) }
    try await screen.leaveApp()
    try await screen.returnToApp()
    #expect(notes.lines == ["view starts"])
  }

  @Test func `a page covers the root and cancels its task, which starts anew on return`()
    async throws
  {
    let notes = Notes()
    let screen = try await opened {
      NavigationStack {
        Group {
          Working("root", notes)
          NavigationLink("open") { Working("page", notes) }
        }
      }
      .task { await work("stack", notes) }
    }
    #expect(notes.take() == ["stack starts", "root starts"])
    try await screen.tap("open")
    #expect(notes.take().sorted() == ["page starts", "root is cancelled"])
    try await screen.goBack()
    #expect(notes.take().sorted() == ["page is cancelled", "root starts"])
  }

  @Test func `a task sees the values of the frame it started in`() async throws {
    let (model, notes) = (Model(), Notes())
    _ = try await opened {
      Text("x").task(id: model.flag) { [number = model.number] in notes.add("\(number)") }
    }
    model.number = 5
    model.flag = false
    await settle()
    #expect(notes.lines == ["0", "5"])
  }

  @Test func `onAppear and onDisappear run when a view comes and goes`() async throws {
    let (model, notes) = (Model(), Notes())
    let screen = try await opened {
      if model.flag {
        Text("\(model.number)")
          .onAppear { notes.add("appears") }
          .onDisappear { notes.add("disappears") }
      }
    }
    model.number = 1
    await settle()
    #expect(notes.take() == ["appears"])
    model.flag = false
    await settle()
    #expect(notes.take() == ["disappears"])
    model.flag = true
    await settle()
    try await screen.leave()
    #expect(notes.take() == ["appears", "disappears"])
    try await screen.comeBack()
    #expect(notes.take() == ["appears"])
  }

  @Test func `what onAppear changes is in the first frame`() async throws {
    let model = Model()
    let screen = try await opened {
      Text("\(model.number)").onAppear { model.number = 1 }
    }
    #expect(screen.frames.map(\.texts) == [["1"]])
  }
}

@MainActor private final class Kept {
  var screen: Screen?
}

/// Has a task that ends when it is cancelled.
struct Working: View {
  let name: String
  let notes: Notes

  init(_ name: String, _ notes: Notes) {
    self.name = name
    self.notes = notes
  }

  var body: some View {
    Text(name).task { await work(name, notes) }
  }
}

/// Notes its start and waits until it is cancelled.
@MainActor func work(_ name: String, _ notes: Notes) async {
  notes.add("\(name) starts")
  let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
  for await _ in stream {}
  withExtendedLifetime(continuation) {}
  if Task.isCancelled { notes.add("\(name) is cancelled") }
}
