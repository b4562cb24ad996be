import HeadlessUI
import KataHarness
import KataTesting
import Testing

/// Fields, pickers, search and buttons.
@MainActor @Suite(.harness) struct ControlTests {
  @Test func `a text field is typed into keystroke by keystroke`() async throws {
    let (model, notes) = (Model(), Notes())
    let screen = try await opened {
      TextField("Amount", text: Bindable(model).text)
        .onChange(of: model.text) { _, new in notes.add(new) }
    }
    try await screen.type("125", into: "Amount")
    #expect(notes.take() == ["1", "12", "125"])
    #expect(screen.summary == "Amount: “125”")
    try await screen.replaceText(in: "Amount", with: "99")
    #expect(notes.take() == ["99"])
    try await screen.replaceText(in: "Amount", with: "")
    #expect(model.text == "")
  }

  @Test func `a text field is drawn by the view that holds it`() async throws {
    let model = Model()
    let screen = try await opened { TextField("Amount", text: Bindable(model).text) }
    model.text = "changed from outside"
    await settle()
    #expect(screen.fields.map(\.text) == ["changed from outside"])
  }

  @Test func `a picker shows its options by tag or id and writes the chosen one`() async throws {
    let model = Model()
    let screen = try await opened {
      Picker("Number", selection: Bindable(model).number) {
        Text("none").tag(0)
        ForEach(1..<3) { Text("no. \($0)") }
      }
    }
    #expect(screen.pickers.map(\.title) == ["Number"])
    #expect(screen.pickers.map(\.options) == [["none", "no. 1", "no. 2"]])
    #expect(screen.pickers.map(\.selected) == ["none"])
    try await screen.choose("no. 2", in: "Number")
    #expect(model.number == 2)
    #expect(screen.pickers.map(\.selected) == ["no. 2"])
    #expect(
      await failure { try await screen.choose("no. 3", in: "Number") }
        == "The picker “Number” offers no “no. 3”, only none, no. 1, no. 2.")
  }

  @Test func `a picker has no selection and writes nothing where the tags are of another type`()
    async throws
  {
    let model = Model()
    let screen = try await opened {
      Picker("Number", selection: Bindable(model).number) { Text("none").tag("0") }
    }
    #expect(screen.pickers.map(\.selected) == [nil])
    try await screen.choose("none", in: "Number")
    #expect(screen.pickers.map(\.selected) == [nil] && model.number == 0)
  }

  @Test func `a search is typed keystroke by keystroke and can be cleared`() async throws {
    let (model, notes) = (Model(), Notes())
    let screen = try await opened {
      List { Text("row") }
        .searchable(text: Bindable(model).text, prompt: "Merchant")
        .onChange(of: model.text) { _, new in notes.add(new) }
    }
    #expect(screen.searchField?.text == "" && screen.searchField?.prompt == "Merchant")
    try await screen.search("ab")
    #expect(notes.take() == ["a", "ab"])
    #expect(screen.searchField?.text == "ab")
    try await screen.search("")
    #expect(notes.take() == [""])
  }

  @Test func `a search that found nothing names what was searched for`() async throws {
    let model = Model()
    let screen = try await opened {
      List {}
        .overlay { ContentUnavailableView.search }
        .searchable(text: Bindable(model).text)
      ContentUnavailableView.search(text: "b")
    }
    let advice = "Check the spelling or try a new search."
    #expect(
      screen.unavailable == [["No Results", advice], ["No Results for “b”", advice]])
    try await screen.search("a")
    #expect(screen.unavailable.first == ["No Results for “a”", advice])
  }

  @Test func `a view that says that there is nothing has buttons`() async throws {
    let model = Model()
    let screen = try await opened {
      ContentUnavailableView {
        Label("Nothing", systemImage: "tray")
      } description: {
        Text("Why")
      } actions: {
        Button("Again") { model.number += 1 }
      }
      ContentUnavailableView("Empty", systemImage: "tray", description: Text("So far"))
    }
    #expect(screen.unavailable == [["Nothing", "Why", "Again"], ["Empty", "So far"]])
    try await screen.tap("Again")
    #expect(model.number == 1)
  }

  @Test func `what is disabled stays so inside and cannot be used`() async throws {
    let model = Model()
    let screen = try await opened {
      NavigationStack {
        List {
          Group {
            Button("button") { model.number += 1 }.disabled(false)
            NavigationLink("link") { Text("page") }
            TextField("field", text: Bindable(model).text)
            Picker("picker", selection: Bindable(model).number) { Text("one").tag(1) }
          }
          .disabled(true)
        }
      }
    }
    let failures = [
      await failure { try await screen.tap("button") },
      await failure { try await screen.tapRow(0) },
      await failure { try await screen.tap("link") },
      await failure { try await screen.tapRow(1) },
      await failure { try await screen.type("x", into: "field") },
      await failure { try await screen.choose("one", in: "picker") },
    ]
    let names = ["button", "button", "link", "link", "field", "picker"]
    #expect(failures == names.map { "“\($0)” is disabled." })
    #expect(model.number == 0 && model.text == "" && screen.depth == 0)
  }

  @Test func `a progress view turns and has a label`() async throws {
    let screen = try await opened {
      ProgressView()
      ProgressView("Loading")
    }
    #expect(screen.spinners == 2 && screen.hasSpinner)
    #expect(screen.frame.content == [.spinner(label: nil), .spinner(label: "Loading")])
  }

  @Test func `buttons have a label and a role, and images are seen`() async throws {
    let screen = try await opened {
      Button("Delete", role: .destructive) {}
      Image(systemName: "tray")
    }
    guard case .button(let button) = screen.content.first else {
      Issue.record("The first piece is no button.")
      return
    }
    #expect(screen.buttons == ["Delete"])
    #expect(button.role == "destructive" && button.isEnabled)
    #expect(screen.content.last == .image("tray"))
  }
}
