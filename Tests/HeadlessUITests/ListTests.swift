import HeadlessUI
import KataHarness
import KataTesting
import Testing

/// Rows, their identities, and sections.
@MainActor @Suite(.harness) struct ListTests {
  private struct Item: Identifiable {
    let id: Int
    let name: String
  }

  @Test func `each view in a list is a row and a stack is one row`() async throws {
    let screen = try await opened {
      List {
        Text("a")
        HStack {
          Text("b")
          Text("c")
        }
        ForEach(0..<2) { number in
          Text("\(number)")
          Text("again \(number)")
        }
      }
    }
    #expect(screen.rows == [["a"], ["b", "c"], ["0"], ["again 0"], ["1"], ["again 1"]])
    #expect(screen.rowIdentities == ["", "", "0", "0", "1", "1"])
  }

  @Test func `rows are known by the id of their element`() async throws {
    let screen = try await opened {
      List([Item(id: 7, name: "a"), Item(id: 8, name: "b")]) { Text($0.name) }
      List(["x", "y"], id: \.self) { Text($0) }
      List {
        ForEach([1, 2], id: \.self) { outer in
          ForEach([3], id: \.self) { Text("\(outer + $0)") }
        }
      }
    }
    #expect(screen.rows == [["a"], ["b"], ["x"], ["y"], ["4"], ["5"]])
    #expect(screen.rowIdentities == ["7", "8", "x", "y", "1/3", "2/3"])
  }

  @Test func `rows with one id show the first element and the console says so once`() async throws {
    let model = Model()
    let items = [("a", 1), ("b", 2), ("a", 3), ("a", 4)]
    let screen = try await opened {
      Text("\(model.number)")
      List(items, id: \.0) { Text("\($0.0) \($0.1)") }
    }
    #expect(screen.rows == [["a 1"], ["b 2"], ["a 1"], ["a 1"]])
    model.number = 1
    await settle()
    #expect(
      screen.console == [
        "ForEach: the ID a occurs multiple times within the collection, "
          + "this will give undefined results!"
      ])
  }

  @Test func `ids that differ leave the console silent`() async throws {
    let screen = try await opened { ForEach(["a", "b"], id: \.self) { Text($0) } }
    #expect(screen.console == [])
  }

  @Test func `sections have headers and footers`() async throws {
    let screen = try await opened {
      List {
        Text("before")
        Section("First") { Text("a") }
        Section {
          Text("b")
        } header: {
          Text("Second")
        } footer: {
          Text("Foot \(1)")
        }
        Section { Text("c") }
        Text("after")
      }
    }
    #expect(screen.rows == [["before"], ["a"], ["b"], ["c"], ["after"]])
    #expect(screen.headers == ["First", "Second"])
    #expect(screen.footers == ["Foot 1"])
  }

  @Test func `an identifier on a section or a group goes to its rows`() async throws {
    let model = Model()
    let screen = try await opened {
      List {
        Section {
          Text("a")
          Button("b") { model.number += 1 }
        }
        .accessibilityIdentifier("rows")
      }
    }
    #expect(screen.rows == [["a"], ["b"]])
    try await screen.tap("rows")
    #expect(model.number == 1)
  }

  @Test func `a row is tapped by its place, and its button or link acts`() async throws {
    let notes = Notes()
    let screen = try await opened {
      List {
        Text("plain")
        Button("tap") { notes.add("tapped") }
      }
    }
    try await screen.tapRow(1)
    #expect(notes.lines == ["tapped"])
    #expect(
      await failure { try await screen.tapRow(0) }
        == "Row 1, “plain”, holds nothing that can be tapped.")
    #expect(
      await failure { try await screen.tapRow(2) }
        == "There is no row 3: the screen shows 2 rows\n· plain\n· tap")
  }

  @Test func `modifiers on a list keep its rows`() async throws {
    let screen = try await opened {
      List { Text("a") }
        .navigationTitle("Title")
        .overlay { Text("over") }
        .onAppear {}
        .accessibilityIdentifier("list")
    }
    #expect(screen.rows == [["a"]])
    #expect(screen.texts == ["a", "over"])
  }
}
