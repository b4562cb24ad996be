import HeadlessUI
import KataHarness
import KataTesting
import Testing

/// Rows of scroll views, and the headers above rows.
@MainActor @Suite(.harness) struct ScrollViewTests {
  @Test func `the elements of a collection in the column of a scroll view are its rows`()
    async throws
  {
    let screen = try await opened {
      ScrollView {
        Text("before")
        LazyVStack(alignment: .leading, spacing: 8) {
          ForEach(["a", "b"], id: \.self) { name in
            HStack {
              Text(name)
              ForEach(0..<2) { Text("\($0)") }
            }
            Divider()
          }
        }
        VStack { ForEach([3], id: \.self) { Text("\($0)") } }
        ForEach(["hidden"], id: \.self) { _ in EmptyView() }
      }
    }
    #expect(screen.rows == [["a", "0", "1"], ["b", "0", "1"], ["3"]])
    #expect(screen.rowIdentities == ["a", "b", "3"])
    #expect(screen.texts.first == "before")
    #expect(screen.frame.summary == "before, 3 rows\n· a  0  1\n· b  0  1\n· 3")
  }

  @Test func `elements side by side, or outside of a scroll view, are no rows`() async throws {
    let screen = try await opened {
      VStack { ForEach(0..<2) { Text("\($0)") } }
      ScrollView(.horizontal) { ForEach(2..<4) { Text("\($0)") } }
      ScrollView { HStack { ForEach(4..<6) { Text("\($0)") } } }
    }
    #expect(screen.rows == [])
    #expect(screen.texts == ["0", "1", "2", "3", "4", "5"])
  }

  @Test func `a row of a scroll view is tapped by its place`() async throws {
    let screen = try await opened {
      NavigationStack {
        ScrollView {
          LazyVStack {
            ForEach(["a", "b", "c"], id: \.self) { name in
              NavigationLink(value: name) { Text(name) }
            }
          }
        }
        .navigationDestination(for: String.self) { Text("page \($0)") }
      }
    }
    try await screen.tapRow(1)
    #expect(screen.detail == ["page b"])
    try await screen.goBack()
    #expect(
      await failure { try await screen.tapRow(3) }
        == "There is no row 4: the screen shows 3 rows\n· a\n· b\n· c")
  }

  @Test func `rows of lists and scroll views on one page are counted from top to bottom`()
    async throws
  {
    let notes = Notes()
    let screen = try await opened {
      ScrollView { ForEach(["a"], id: \.self) { name in Button(name) { notes.add(name) } } }
      List { Button("b") { notes.add("b") } }
      ScrollView { ForEach(["c"], id: \.self) { name in Button(name) { notes.add(name) } } }
    }
    for row in 0..<3 { try await screen.tapRow(row) }
    #expect(notes.lines == ["a", "b", "c"])
  }

  @Test func `the rows of a section have its header, in a list and in a scroll view`() async throws
  {
    let days = [("16 October", ["a", "b"]), ("17 October", ["c"])]
    let list = try await opened {
      List {
        Text("first")
        ForEach(days, id: \.0) { day in
          Section {
            ForEach(day.1, id: \.self) { Text($0) }
          } header: {
            Text(day.0)
          }
        }
        Text("last")
      }
    }
    let column = try await opened {
      ScrollView {
        LazyVStack(pinnedViews: .sectionHeaders) {
          ForEach(days, id: \.0) { day in
            Section(day.0) { ForEach(day.1, id: \.self) { Text($0) } }
          }
        }
      }
    }
    let rows = [["16 October", "a"], ["16 October", "b"], ["17 October", "c"]]
    #expect(list.rowsWithHeaders == [["first"]] + rows + [["last"]])
    #expect(list.rows == [["first"], ["a"], ["b"], ["c"], ["last"]])
    #expect(column.rowsWithHeaders == rows)
    #expect(column.rows == [["a"], ["b"], ["c"]])
    #expect(column.rowIdentities == ["16 October/a", "16 October/b", "17 October/c"])
    #expect(column.listRows.map(\.header) == [["16 October"], ["16 October"], ["17 October"]])
  }

  @Test func `a title above the rows of an element is their header`() async throws {
    let days = [("16 October", ["a", "b"]), ("17 October", ["c"])]
    let screen = try await opened {
      ScrollView {
        ForEach(days, id: \.0) { day in
          VStack {
            Text(day.0)
            ForEach(day.1, id: \.self) { Text($0) }
          }
        }
      }
    }
    #expect(
      screen.rowsWithHeaders == [["16 October", "a"], ["16 October", "b"], ["17 October", "c"]])
    #expect(screen.texts == ["16 October", "a", "b", "17 October", "c"])
  }

  @Test func `a scroll view with rows is pulled to refresh`() async throws {
    let model = Model()
    let screen = try await opened {
      ScrollView {
        LazyVStack { ForEach(model.items, id: \.self) { Text($0) } }
      }
      .refreshable { @MainActor in model.items.append("d") }
    }
    let pull = try await screen.pullToRefresh()
    try await pull.finished()
    #expect(pull.frameAtEnd?.rows == [["a"], ["b"], ["c"], ["d"]])
  }
}
