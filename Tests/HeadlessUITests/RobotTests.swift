import HeadlessUI
import KataHarness
import KataTesting
import Testing

/// What the screen says when it is asked for something that is not there.
@MainActor @Suite(.harness) struct RobotTests {
  @Test func `what is not on the screen is named together with what is`() async throws {
    let screen = try await opened {
      List { Text("Rewe") }.navigationTitle("Payments")
    }
    let shown = "the screen shows 1 row\n· Rewe"
    let failures = [
      await failure { try await screen.tap("Save") },
      await failure { try await screen.type("x", into: "Amount") },
      await failure { try await screen.replaceText(in: "Amount", with: "x") },
      await failure { try await screen.choose("EUR", in: "Currency") },
      await failure { try await screen.search("x") },
      await failure { try await screen.goBack() },
    ]
    #expect(
      failures == [
        "There is no “Save” to tap: \(shown)",
        "There is no text field “Amount”: \(shown)",
        "There is no text field “Amount”: \(shown)",
        "There is no picker “Currency”: \(shown)",
        "There is no search field: \(shown)",
        "There is no page to go back from: \(shown)",
      ])
  }

  @Test func `a screen that is not open, was left or was closed says so`() async throws {
    let screen = Screen { Text("x") }
    #expect(await failure { try await screen.tap("x") } == "The screen is not open yet.")
    #expect(await failure { try await screen.comeBack() } == "The screen was not left.")
    try await screen.open()
    #expect(await failure { try await screen.open() } == "The screen is open already.")
    try await screen.leave()
    #expect(
      await failure { try await screen.tap("x") } == "The screen was left; come back first.")
    try await screen.comeBack()
    screen.close()
    #expect(await failure { try await screen.tap("x") } == "The screen was closed.")
    #expect(await failure { try await screen.comeBack() } == "The screen was not left.")
  }

  @Test func `what changes while the screen is away is drawn on return`() async throws {
    let model = Model()
    let screen = try await opened { Text("\(model.number)") }
    try await screen.leave()
    model.number = 1
    await settle()
    #expect(screen.frames.map(\.texts) == [["0"]])
    try await screen.comeBack()
    #expect(screen.frames.map(\.texts) == [["0"], ["1"]])
  }

  @Test func `the timeline tells what was done and shown`() async throws {
    let timeline = Timeline()
    let screen = Screen(timeline: timeline) {
      List {
        Counter("a")
        Counter("a").id(2)
      }
    }
    try await screen.open()
    try await screen.tap("a")
    try await screen.leave()
    #expect(
      timeline.description == """
          1  you     open the app
          2  screen  2 rows
                     · a 0
                     · a 0
          3  you     tap “a”
          4  screen  2 rows
                     · a 1
                     · a 0
          5  you     leave the screen
        """)
  }

  @Test func `a message of the console is in the timeline once, by its first sentence`()
    async throws
  {
    let timeline = Timeline()
    let screen = Screen(timeline: timeline) {
      NavigationStack { NavigationLink("open", value: 1) }
    }
    try await screen.open()
    try await screen.tap("open")
    try await screen.tap("open")
    let lines = timeline.events.map(\.text).filter { $0.hasPrefix("console:") }
    #expect(lines.count == 1)
    #expect(lines.first?.hasSuffix("visible from the location of the link. …") == true)
  }

  @Test func `no output shows the name of the module`() async throws {
    let screen = try await opened {
      NavigationStack {
        List([Nested.Value.one, .one], id: \.self) { value in
          NavigationLink("open", value: value)
            .navigationDestination(for: Nested.Value.self) { _ in Text("page") }
        }
      }
    }
    try await screen.tapRow(0)
    #expect(screen.console.count == 3)
    let failures = [
      await failure { try await screen.tap("Save") },
      await failure { _ = try await screen.pullToRefresh() },
    ]
    let output = screen.console + failures.map { $0 ?? "" } + screen.rowIdentities
    #expect(output.filter { $0.contains("HeadlessUI") } == [])
    #expect(screen.console.contains { $0.contains("modifier for type `Value`.") })
  }
}

private enum Nested {
  enum Value: Hashable { case one }
}
