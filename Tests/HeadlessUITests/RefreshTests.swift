import Dispatch
import HeadlessUI
import KataHarness
import KataTesting
import Testing

/// A pull to refresh: where there is one, how it ends, and what is on the screen then.
@MainActor @Suite(.harness) struct RefreshTests {
  @Test func `a list and a scroll view offer a refresh`() async throws {
    let notes = Notes()
    let list = try await opened { List { Text("row") }.refreshable { await notes.add("list") } }
    let scroll = try await opened {
      ScrollView { Text("row") }.refreshable { await notes.add("scroll") }
    }
    try await list.pullToRefresh().finished()
    try await scroll.pullToRefresh().finished()
    #expect(notes.lines == ["list", "scroll"])
  }

  @Test func `without a list there is nothing to pull`() async throws {
    let screen = try await opened { Text("empty").refreshable {} }
    let message = await failure { _ = try await screen.pullToRefresh() }
    #expect(message == "There is nothing to pull: the screen shows empty")
  }

  @Test func `a list without a refresh cannot be pulled`() async throws {
    let screen = try await opened { List { Text("row") } }
    let message = await failure { _ = try await screen.pullToRefresh() }
    #expect(message == "There is nothing to pull: the screen shows 1 row\n· row")
  }

  @Test func `a list on a covered page cannot be pulled`() async throws {
    let screen = try await opened {
      NavigationStack {
        List { NavigationLink("open") { Text("page") } }.refreshable {}
      }
    }
    try await screen.tap("open")
    #expect(await failure { _ = try await screen.pullToRefresh() } != nil)
  }

  @Test func `the refresh of the surroundings can be read and called`() async throws {
    let notes = Notes()
    let screen = try await opened { Refreshing().refreshable { await notes.add("refreshed") } }
    try await screen.tap("again")
    #expect(notes.lines == ["refreshed"])
  }

  @Test func `the control turns while the refresh runs and is no spinner`() async throws {
    let gate = Gate()
    let screen = try await opened { List { Text("row") }.refreshable { await gate.wait() } }
    let pull = try await screen.pullToRefresh()
    #expect(pull.isTurning && screen.isRefreshing && !screen.hasSpinner)
    let second = await failure { _ = try await screen.pullToRefresh() }
    #expect(second == "A refresh is under way; the control turns already.")
    gate.open()
    try await pull.finished()
    #expect(!pull.isTurning && !screen.isRefreshing)
  }

  @Test func `a refresh that does not end is a failure that says so`() async throws {
    let gate = Gate()
    let screen = try await opened { List { Text("row") }.refreshable { await gate.wait() } }
    let pull = try await screen.pullToRefresh()
    #expect(
      await failure { try await pull.finished() }
        == "Waited for the refresh control to stop, but it did not happen, "
        + "although everything that could run has run.")
    gate.open()
  }

  @Test func `the frame at the end holds what was written before it`() async throws {
    let model = Model()
    let screen = try await opened {
      List { Text("\(model.number)") }.refreshable { await model.load(1) }
    }
    let pull = try await screen.pullToRefresh()
    try await pull.finished()
    #expect(pull.frameAtEnd?.rows == [["1"]])
    #expect(pull.frameAtEnd?.isRefreshing == false)
  }

  @Test func `the frame at the end lacks what was put off to the next turn`() async throws {
    let model = Model()
    let screen = try await opened {
      List { Text("\(model.number)") }.refreshable { await model.loadLater(1) }
    }
    let pull = try await screen.pullToRefresh()
    try await pull.finished()
    #expect(pull.frameAtEnd?.rows == [["0"]])
    #expect(screen.rows == [["1"]])
  }

  @Test func `a list that leaves the tree cancels its refresh`() async throws {
    let (model, notes) = (Model(), Notes())
    let screen = try await opened {
      if model.flag {
        List { Text("row") }.refreshable { await work("refresh", notes) }
      } else {
        ProgressView()
      }
    }
    let pull = try await screen.pullToRefresh()
    model.flag = false
    await settle()
    #expect(notes.lines == ["refresh starts", "refresh is cancelled"])
    #expect(!screen.isRefreshing && !pull.isTurning && pull.frameAtEnd == nil)
  }

  @Test func `a page on top does not cancel a refresh`() async throws {
    let (gate, notes) = (Gate(), Notes())
    let screen = try await opened {
      NavigationStack {
        List { NavigationLink("open") { Text("page") } }
          .refreshable {
            await gate.wait()
            await notes.add(Task.isCancelled ? "cancelled" : "finished")
          }
      }
    }
    let pull = try await screen.pullToRefresh()
    try await screen.tap("open")
    #expect(pull.isTurning)
    gate.open()
    try await pull.finished()
    #expect(notes.lines == ["finished"])
    #expect(pull.frameAtEnd?.detail == ["page"])
  }

  @Test func `closing the screen cancels a refresh`() async throws {
    let notes = Notes()
    let screen = try await opened {
      List { Text("row") }.refreshable { await work("refresh", notes) }
    }
    _ = try await screen.pullToRefresh()
    screen.close()
    await settle()
    #expect(notes.lines == ["refresh starts", "refresh is cancelled"])
  }
}

extension Model {
  fileprivate func load(_ number: Int) async { self.number = number }

  fileprivate func loadLater(_ number: Int) async {
    DispatchQueue.main.async { self.number = number }
  }
}

/// Holds a task until it is opened.
@MainActor private final class Gate {
  private let gate = AsyncStream.makeStream(of: Never.self)

  func wait() async {
    for await _ in gate.stream {}
  }

  func open() { gate.continuation.finish() }
}

private struct Refreshing: View {
  @Environment(\.refresh) private var refresh

  var body: some View {
    Button("again") { Task { await refresh?() } }
  }
}
