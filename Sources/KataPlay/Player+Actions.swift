import HeadlessUI

// What a person can do, by key or by a line of a script.
extension Player {
  /// Taps what is selected; a field or a picker then gets the keys.
  func activate() async {
    switch selected {
    case .row(let index): await goingToAnotherPage { try await screen.tapRow(index) }
    case .button(let label, let number): await tap(label, number)
    case .link(let label, let number):
      // The screen counts buttons first.
      await tap(label, screen.buttons.count { $0 == label } + number)
    case .field(let title): focus = .field(title)
    case .picker(let title): focus = .picker(title)
    case nil: say("There is nothing to tap here.")
    }
  }

  func tap(_ label: String, _ number: Int = 1) async {
    await goingToAnotherPage { try await screen.tap(label, number: number) }
  }

  func goBack() async { await goingToAnotherPage { try await screen.goBack() } }

  /// Goes back, or closes the alert without a button.
  func escape() async {
    if screen.alert != nil {
      await attempt { try await screen.dismissAlert() }
    } else if screen.depth > 0 {
      await goBack()
    }
  }

  func pull() async { await attempt { _ = try await screen.pullToRefresh() } }

  /// Types at the end of the edited field, of the selected one, or of the only one.
  func type(_ text: String) async {
    if focus == .search {
      await replaceSearch(with: (screen.searchField?.text ?? "") + text)
      return
    }
    guard let field = editableField else {
      say("No text field is selected.")
      return
    }
    await attempt { try await screen.type(text, into: field) }
  }

  /// Deletes the last character of what is edited.
  func deleteBackward() async {
    if focus == .search {
      await replaceSearch(with: String((screen.searchField?.text ?? "").dropLast()))
    } else if let field = editableField {
      let text = screen.fields.first { $0.title == field }?.text ?? ""
      guard !text.isEmpty else { return }
      await attempt { try await screen.replaceText(in: field, with: String(text.dropLast())) }
    }
  }

  /// Deletes all of the field.
  func clear() async {
    guard let field = editableField else {
      say("No text field is selected.")
      return
    }
    await attempt { try await screen.replaceText(in: field, with: "") }
  }

  /// Lets the keys go to the search field.
  func beginSearch() {
    if screen.searchField != nil && screen.alert == nil {
      focus = .search
    } else {
      say("There is no search field here.")
    }
  }

  func search(_ text: String) async { await attempt { try await screen.search(text) } }

  /// Chooses an option of the edited picker, of the selected one, or of the only one.
  func choose(_ option: String) async {
    guard let picker = usablePicker else {
      say("No picker is selected.")
      return
    }
    await attempt { try await screen.choose(option, in: picker) }
  }

  /// Chooses the option that is some places further on in the edited picker.
  func chooseNext(by places: Int) async {
    guard let title = usablePicker,
      let picker = screen.pickers.first(where: { $0.title == title }), !picker.options.isEmpty
    else { return }
    let current = picker.selected.flatMap { picker.options.firstIndex(of: $0) }
    let next = current.map { max(0, min(picker.options.count - 1, $0 + places)) } ?? 0
    guard next != current else { return }
    await choose(picker.options[next])
  }

  private func replaceSearch(with text: String) async {
    await attempt { try await screen.replaceSearch(with: text) }
  }

  private var editableField: String? {
    if case .field(let title) = focus { return title }
    if case .field(let title) = selected { return title }
    return screen.fields.count == 1 ? screen.fields[0].title : nil
  }

  private var usablePicker: String? {
    if case .picker(let title) = focus { return title }
    if case .picker(let title) = selected { return title }
    return screen.pickers.count == 1 ? screen.pickers[0].title : nil
  }

  private func goingToAnotherPage(_ action: () async throws -> Void) async {
    let depth = screen.depth
    await attempt(action)
    if screen.depth > depth { forgetSelection() }
  }
}
