import HeadlessUI
import KataHarness
import KataTesting
import Testing

/// Pages: how they open, what they show, and how they lead back.
@MainActor @Suite(.harness) struct NavigationTests {
  @Test func `a value link opens the page for its type`() async throws {
    let screen = try await opened {
      NavigationStack {
        List {
          NavigationLink("text", value: "a")
          NavigationLink("number", value: 1)
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { Text("number \($0)") }
        .navigationDestination(for: String.self) { Text("text \($0)").navigationTitle("Page") }
      }
    }
    #expect(screen.title == "Root" && screen.depth == 0 && screen.detail == nil)
    try await screen.tapRow(0)
    #expect(screen.title == "Page" && screen.depth == 1 && screen.detail == ["text a"])
    try await screen.goBack()
    #expect(screen.title == "Root" && screen.detail == nil)
    try await screen.tapRow(1)
    #expect(screen.detail == ["number 1"])
    #expect(screen.console == [])
  }

  @Test func `a value without a destination opens nothing and the console says so`() async throws {
    let screen = try await opened {
      NavigationStack {
        List { NavigationLink("open", value: 1) }
          .navigationDestination(for: String.self) { Text($0) }
      }
    }
    try await screen.tapRow(0)
    #expect(screen.depth == 0)
    #expect(
      screen.console == [
        "A NavigationLink is presenting a value of type “Int” but there is no matching "
          + "navigationDestination declaration visible from the location of the link. "
          + "The link cannot be activated."
      ])
  }

  @Test func `a destination in a list is ignored and the console says so`() async throws {
    let screen = try await opened {
      NavigationStack {
        List {
          NavigationLink("open", value: 1)
            .navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
    }
    #expect(screen.console.count == 1)
    let message = try #require(screen.console.first)
    #expect(message.hasPrefix("Do not put a navigation destination modifier inside a \"lazy”"))
    #expect(message.contains("modifier for type `Int`"))
    try await screen.tapRow(0)
    #expect(screen.depth == 0)
    #expect(screen.console.last?.hasSuffix("The link cannot be activated.") == true)
  }

  @Test func `a destination in a lazy stack is ignored and one in a scroll view is not`()
    async throws
  {
    let screen = try await opened {
      NavigationStack {
        ScrollView {
          LazyVStack { Text("x").navigationDestination(for: Int.self) { Text("\($0)") } }
        }
      }
    }
    #expect(screen.console.count == 1)
    let other = try await opened {
      NavigationStack {
        ScrollView {
          NavigationLink("open", value: 1).navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
    }
    try await other.tap("open")
    #expect(other.console == [] && other.depth == 1)
  }

  @Test func `of two destinations for a type the one closest to the root counts`() async throws {
    let screen = try await opened {
      NavigationStack {
        NavigationLink("open", value: 1)
          .navigationDestination(for: Int.self) { _ in Text("inner") }
          .navigationDestination(for: Int.self) { _ in Text("outer") }
      }
    }
    try await screen.tap("open")
    #expect(screen.detail == ["outer"])
  }

  @Test func `a page can have links and destinations of its own`() async throws {
    let screen = try await opened {
      NavigationStack {
        NavigationLink("first", value: 1).navigationDestination(for: Int.self) { _ in
          NavigationLink("second", value: "two")
            .navigationDestination(for: String.self) { Text($0) }
        }
      }
    }
    try await screen.tap("first")
    try await screen.tap("second")
    #expect(screen.depth == 2 && screen.detail == ["two"])
    try await screen.goBack()
    #expect(screen.depth == 1 && screen.detail == ["second"])
  }

  @Test func `a page that a row opens is not in the list`() async throws {
    let screen = try await opened {
      NavigationStack {
        List {
          NavigationLink("first") {
            NavigationLink("second", value: 2)
              .navigationDestination(for: Int.self) { Text("\($0)") }
          }
        }
      }
    }
    try await screen.tapRow(0)
    try await screen.tap("second")
    #expect(screen.depth == 2 && screen.detail == ["2"])
    #expect(screen.console == [])
  }

  @Test func `a page keeps its state while it is open and starts afresh the next time`()
    async throws
  {
    let screen = try await opened {
      NavigationStack {
        NavigationLink("open", value: 1).navigationDestination(for: Int.self) { _ in Counter("a") }
        Counter("root")
      }
    }
    try await screen.tap("root")
    try await screen.tap("open")
    try await screen.tap("a")
    #expect(screen.detail == ["a 1"])
    try await screen.goBack()
    #expect(screen.texts == ["open", "root 1"])
    try await screen.tap("open")
    #expect(screen.detail == ["a 0"])
  }

  @Test func `a page of a value shows what the model has now`() async throws {
    let model = Model()
    let screen = try await opened {
      NavigationStack {
        NavigationLink("open", value: 1)
          .navigationDestination(for: Int.self) { _ in Text("\(model.number)") }
      }
    }
    try await screen.tap("open")
    model.number = 5
    await settle()
    #expect(screen.detail == ["5"])
  }

  @Test func `a page of a closure lives with its link and stays as it was without it`()
    async throws
  {
    let model = Model()
    let screen = try await opened {
      NavigationStack {
        List(model.items, id: \.self) { item in
          NavigationLink(item) { Text("\(item) \(model.number)") }
        }
      }
    }
    try await screen.tapRow(1)
    #expect(screen.detail == ["b 0"])
    model.number = 1
    await settle()
    #expect(screen.detail == ["b 1"])
    model.items = ["a"]
    await settle()
    #expect(screen.detail == ["b 1"])
  }

  @Test func `a page follows the environment of its stack`() async throws {
    let screen = try await opened {
      NavigationStack {
        NavigationLink("open", value: 1000)
          .navigationDestination(for: Int.self) { Text("\($0)") }
      }
      .environment(\.locale, .init(identifier: "de_DE"))
    }
    try await screen.tap("open")
    #expect(screen.detail == ["1.000"])
  }
}
