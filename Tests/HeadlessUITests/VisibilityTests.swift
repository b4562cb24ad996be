import HeadlessUI
import KataHarness
import KataTesting
import Testing

/// What is there and not seen, or seen and not to be used.
@MainActor @Suite(.harness) struct VisibilityTests {
  @Test func `what is fully transparent is not seen and cannot be tapped`() async throws {
    let model = Model()
    let screen = try await opened {
      VStack {
        ProgressView().opacity(model.flag ? 1 : 0)
        Button("Try again") { model.number += 1 }.opacity(model.flag ? 0 : 0.5)
        Text("always")
      }
    }
    #expect(screen.spinners == 1)
    #expect(screen.buttons == [])
    #expect(
      await failure { try await screen.tap("Try again") }
        == "There is no “Try again” to tap: the screen shows a spinner turns, always")
    model.flag = false
    await settle()
    #expect(!screen.hasSpinner)
    try await screen.tap("Try again")
    #expect(model.number == 1)
    #expect(screen.texts == ["Try again", "always"])
  }

  @Test func `what is hidden keeps its state and runs its tasks`() async throws {
    let (model, notes) = (Model(), Notes())
    let screen = try await opened {
      Counter("count").opacity(model.flag ? 1 : 0)
      Text("secret")
        .task { notes.add("task") }
        .onAppear { notes.add("appears") }
        .navigationTitle("Title")
        .hidden()
    }
    #expect(notes.take() == ["appears", "task"])
    #expect(screen.title == "Title")
    #expect(!screen.shows("secret"))
    try await screen.tap("count")
    model.flag = false
    await settle()
    #expect(screen.texts == [])
    model.flag = true
    await settle()
    #expect(screen.texts == ["count 1"])
  }

  @Test func `a hidden list has no rows and cannot be pulled`() async throws {
    let model = Model()
    let screen = try await opened {
      ZStack {
        List { Button("a") { model.number += 1 } }
          .refreshable {}
          .opacity(model.flag ? 0 : 1)
        ProgressView()
      }
    }
    #expect(screen.rows == [])
    #expect(
      await failure { try await screen.tapRow(0) }
        == "There is no row 1: the screen shows a spinner turns")
    #expect(
      await failure { _ = try await screen.pullToRefresh() }
        == "There is nothing to pull: the screen shows a spinner turns")
    model.flag = false
    await settle()
    try await screen.tapRow(0)
    #expect(model.number == 1)
  }

  @Test func `a hidden row keeps its place`() async throws {
    let screen = try await opened {
      List {
        Text("a")
        Text("b").hidden()
        Text("c")
      }
    }
    #expect(screen.rows == [["a"], [], ["c"]])
  }

  @Test func `a hidden alert is up all the same`() async throws {
    let screen = try await opened {
      Text("a").alert("Title", isPresented: .constant(true)) {}.hidden()
    }
    #expect(screen.alert?.title == "Title")
    try await screen.tap("OK")
  }

  @Test func `what allows no hit testing is seen and cannot be used`() async throws {
    let model = Model()
    let screen = try await opened {
      List {
        Button("row") { model.number += 1 }
        TextField("Name", text: .constant(""))
      }
      .refreshable {}
      .allowsHitTesting(model.flag)
    }
    try await screen.tapRow(0)
    #expect(model.number == 1)
    model.flag = false
    await settle()
    #expect(screen.rows == [["row"], []])
    #expect(
      await failure { try await screen.tapRow(0) }
        == "Row 1, “row”, holds nothing that can be tapped.")
    for use in [{ try await screen.tap("row") }, { try await screen.type("a", into: "Name") }] {
      #expect(await failure(of: use) != nil)
    }
    #expect(await failure { _ = try await screen.pullToRefresh() } != nil)
    #expect(model.number == 1)
  }
}
