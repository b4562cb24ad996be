import HeadlessUI
import KataHarness
import KataTesting
import Testing

/// What goes wrong while a frame is made is said, and ends neither the process nor the run.
@MainActor @Suite(.harness) struct FrameFaultTests {
  @Test func `a write off the main actor is drawn and noted in the console`() async throws {
    let model = SharedModel()
    let screen = try await opened { Text("\(model.number)") }
    onAnotherThread { model.number = 1 }
    await settle()
    #expect(screen.texts == ["1"])
    let message =
      "State that a view reads was changed off the main actor. Change it on the main actor only."
    #expect(screen.console == [message])
    onAnotherThread { model.number = 2 }
    await settle()
    #expect(screen.texts == ["2"])
    #expect(screen.console == [message])
  }

  @Test func `a write on the main actor is not noted`() async throws {
    let model = SharedModel()
    let screen = try await opened { Text("\(model.number)") }
    model.number = 1
    await settle()
    #expect(screen.texts == ["1"])
    #expect(screen.console == [])
  }

  @Test func `a body that contains itself is a failure that says so`() async throws {
    let failure = await failure { _ = try await opened { Endless() } }
    #expect(failure == "Views are nested more than 100 deep: does a body contain itself?")
  }

  @Test func `a body that contains itself twice is a failure that says so`() async throws {
    let failure = await failure { _ = try await opened { Doubling() } }
    #expect(failure == "A frame has more than 20000 views: does a body contain itself?")
  }

  @Test func `nesting that ends is no failure`() async throws {
    let screen = try await opened { Nested(levels: 90) }
    #expect(screen.texts == ["the end"])
  }

  @Test func `the fault is in the console and every action says it`() async throws {
    let screen = Screen { Endless() }
    _ = await failure { try await screen.open() }
    let fault = "Views are nested more than 100 deep: does a body contain itself?"
    #expect(screen.console == [fault])
    #expect(await failure { try await screen.tap("x") } == fault)
  }

  @Test func `a view that changes what it reads every time is noted and ends`() async throws {
    let model = Model()
    let screen = try await opened {
      Text("\(model.number)").onChange(of: model.number, initial: true) { model.number += 1 }
    }
    #expect(screen.console == ["A view tried to update multiple times per frame."])
  }
}

private struct Endless: View {
  var body: some View { Endless() }
}

private struct Doubling: View {
  var body: some View {
    Doubling()
    Doubling()
  }
}

private struct Nested: View {
  let levels: Int

  var body: some View {
    if levels == 0 { Text("the end") } else { Nested(levels: levels - 1) }
  }
}
