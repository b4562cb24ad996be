import HeadlessUI
import KataHarness
import KataTesting
import Testing

/// What a frame shows, in words.
@MainActor @Suite(.harness) struct SummaryTests {
  @Test func `an empty screen shows nothing`() async throws {
    let screen = try await opened { EmptyView() }
    #expect(screen.summary == "nothing")
    #expect(screen.frames.count == 1)
  }

  @Test func `texts outside rows come first and at most six rows follow`() async throws {
    let screen = try await opened {
      Text("above")
      List(0..<8, id: \.self) { number in
        HStack {
          Text("row")
          Text("\(number)")
        }
      }
      Text("below")
    }
    #expect(
      screen.summary == """
        above · below, 8 rows
        · row  0
        · row  1
        · row  2
        · row  3
        · row  4
        · row  5
        · and 2 more
        """)
  }

  @Test func `a spinner, a refresh, an alert and an empty list are named`() async throws {
    let model = Model()
    model.flag = false
    let notes = Notes()
    let screen = try await opened {
      List {}.overlay { ProgressView() }
        .refreshable { await work("refresh", notes) }
        .alert("Failed", isPresented: Bindable(model).flag) {
          Button("Retry") {}
          Button("Cancel") {}
        } message: {
          Text("Why")
        }
    }
    #expect(screen.summary == "a spinner turns, an empty list")
    _ = try await screen.pullToRefresh()
    model.flag = true
    await settle()
    #expect(
      screen.summary
        == "alert “Failed”: Why [Retry] [Cancel], a spinner turns, the refresh control turns, "
        + "an empty list")
  }

  @Test func `a form is named by its controls, a page by its title`() async throws {
    let model = Model()
    let screen = try await opened {
      NavigationStack {
        NavigationLink("open") {
          Form {
            TextField("Amount", text: Bindable(model).text)
            Picker("Currency", selection: Bindable(model).number) {
              Text("EUR").tag(0)
              Text("USD").tag(1)
            }
          }
          .navigationTitle("Convert")
        }
      }
    }
    try await screen.tap("open")
    #expect(screen.summary == "page “Convert”, Amount: “”, Currency: EUR")
  }

  @Test func `a view that says that there is nothing is quoted`() async throws {
    let screen = try await opened {
      ContentUnavailableView("Empty", systemImage: "tray", description: Text("So far"))
    }
    #expect(screen.summary == "“Empty · So far”")
  }
}
