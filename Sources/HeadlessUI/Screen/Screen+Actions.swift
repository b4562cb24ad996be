import KataHarness

extension Screen {
  /// Taps a row of the lists, counted from 0.
  ///
  /// - Throws: `HarnessFailure` when there is no such row, or nothing in it to tap.
  public func tapRow(_ index: Int) async throws {
    try checkNothingIsInTheWay()
    guard let rows = reader?.rows, rows.indices.contains(index) else {
      throw HarnessFailure("There is no row \(index + 1): \(whatIsThere)")
    }
    let texts = frame.rows[index].joined(separator: " ")
    timeline?.record(.you, "tap row \(index + 1), “\(texts)”")
    let row = FrameReader(Node(.group, rows[index]))
    if let link = row.links.first {
      try follow(link)
    } else if let button = row.buttons.first {
      try press(button)
    } else {
      throw HarnessFailure("Row \(index + 1), “\(texts)”, holds nothing that can be tapped.")
    }
    await settle()
  }

  /// Taps the button or link with this label or accessibility identifier.
  ///
  /// - Parameters:
  ///   - label: What stands on it, or its identifier.
  ///   - number: Which one of several with this label, counted from 1, the buttons first.
  /// - Throws: `HarnessFailure` when there is none, or it is disabled.
  public func tap(_ label: String, number: Int = 1) async throws {
    try checkIsShown()
    if let alert = reader?.alert {
      guard let button = alert.buttons.named(label).dropFirst(max(0, number - 1)).first else {
        throw HarnessFailure("The alert has no button “\(label)”: \(whatIsThere)")
      }
      timeline?.record(.you, "tap “\(label)”")
      installed {
        alert.state.dismiss(in: graph)
        button.value.perform()
      }
    } else {
      try tapOnPage(label, number: number)
    }
    await settle()
  }

  private func tapOnPage(_ label: String, number: Int) throws {
    let buttons = reader?.buttons.named(label) ?? []
    let links = reader?.links.named(label) ?? []
    guard (1...).contains(number), number <= buttons.count + links.count else {
      let which = number == 1 ? "“\(label)”" : "“\(label)” no. \(number)"
      throw HarnessFailure("There is no \(which) to tap: \(whatIsThere)")
    }
    timeline?.record(.you, "tap “\(label)”")
    if number <= buttons.count {
      try press(buttons[number - 1])
    } else {
      try follow(links[number - buttons.count - 1])
    }
  }

  /// Closes the alert without a button, as with the Escape key.
  public func dismissAlert() async throws {
    try checkIsShown()
    guard let alert = reader?.alert else {
      throw HarnessFailure("There is no alert to dismiss: \(whatIsThere)")
    }
    timeline?.record(.you, "close the alert with the Escape key")
    installed { alert.state.dismiss(in: graph) }
    await settle()
  }

  /// Goes back to the page before.
  public func goBack() async throws {
    try checkNothingIsInTheWay()
    guard let navigation = reader?.navigation else {
      throw HarnessFailure("There is no page to go back from: \(whatIsThere)")
    }
    timeline?.record(.you, "go back")
    installed { navigation.pop() }
    await settle()
  }

  /// Types `text` at the end of a text field, one keystroke after the other.
  public func type(_ text: String, into field: String) async throws {
    for character in text {
      let binding = try self.field(named: field).text
      timeline?.record(.you, "type “\(character)” into \(field)")
      installed { binding.wrappedValue += String(character) }
      await settle()
    }
  }

  /// Replaces what stands in a text field at once, as pasting does.
  public func replaceText(in field: String, with text: String) async throws {
    let binding = try self.field(named: field).text
    timeline?.record(.you, text.isEmpty ? "clear \(field)" : "paste “\(text)” into \(field)")
    installed { binding.wrappedValue = text }
    await settle()
  }

  /// Chooses an option of a picker.
  public func choose(_ option: String, in picker: String) async throws {
    try checkNothingIsInTheWay()
    guard let handle = reader?.pickers.first(where: { $0.names.contains(picker) }) else {
      throw HarnessFailure("There is no picker “\(picker)”: \(whatIsThere)")
    }
    guard let chosen = handle.options.first(where: { $0.label == option }) else {
      let options = handle.options.map(\.label).joined(separator: ", ")
      throw HarnessFailure("The picker “\(picker)” offers no “\(option)”, only \(options).")
    }
    guard handle.choice.isEnabled else { throw HarnessFailure("“\(picker)” is disabled.") }
    timeline?.record(.you, "choose \(option) in \(picker)")
    installed { handle.choice.choose(chosen.tag) }
    await settle()
  }

  /// Replaces what stands in the search field, keystroke by keystroke.
  public func search(_ text: String) async throws {
    try checkNothingIsInTheWay()
    guard reader?.search != nil else {
      throw HarnessFailure("There is no search field: \(whatIsThere)")
    }
    timeline?.record(.you, text.isEmpty ? "clear the search field" : "search for “\(text)”")
    installed { reader?.search?.text.wrappedValue = "" }
    for character in text {
      installed { reader?.search?.text.wrappedValue += String(character) }
      await settle()
    }
    await settle()
  }

  /// Replaces what stands in the search field at once: one keystroke, or a paste.
  ///
  /// - Throws: ``HarnessFailure`` when there is no search field, or something is in the way.
  public func replaceSearch(with text: String) async throws {
    try checkNothingIsInTheWay()
    guard let search = reader?.search else {
      throw HarnessFailure("There is no search field: \(whatIsThere)")
    }
    timeline?.record(.you, "“\(text)” stands in the search field")
    installed { search.text.wrappedValue = text }
    await settle()
  }

  private func field(named name: String) throws -> Node.Field {
    try checkNothingIsInTheWay()
    guard let field = reader?.fields.first(where: { $0.names.contains(name) })?.value else {
      throw HarnessFailure("There is no text field “\(name)”: \(whatIsThere)")
    }
    guard field.isEnabled else { throw HarnessFailure("“\(name)” is disabled.") }
    return field
  }

  private func press(_ button: FrameReader.Handle<Node.ButtonAction>) throws {
    guard button.value.isEnabled else {
      throw HarnessFailure("“\(button.names[0])” is disabled.")
    }
    installed(button.value.perform)
  }

  private func follow(_ link: FrameReader.Handle<Node.Link>) throws {
    guard link.value.isEnabled else { throw HarnessFailure("“\(link.names[0])” is disabled.") }
    installed { follow(link.value) }
  }

  private func follow(_ link: Node.Link) {
    guard let navigation = link.context.navigation else { return }
    switch link.target {
    case .view(let element, let builder):
      navigation.push(.view(element, builder, link.context))
    case .value(let value, let typeName):
      let destinations = graph.rootNode.destinations(in: navigation)
      guard destinations.contains(where: { $0.page(value) != nil }) else {
        graph.console.log(
          "A NavigationLink is presenting a value of type “\(typeName)” but there is no matching "
            + "navigationDestination declaration visible from the location of the link. "
            + "The link cannot be activated.")
        return
      }
      navigation.push(.value(value))
    }
  }

  func checkNothingIsInTheWay() throws {
    try checkIsShown()
    if let alert = frame.alert {
      throw HarnessFailure("The alert “\(alert.title)” is in the way; dismiss it first.")
    }
  }

  /// What the screen shows, for failures.
  var whatIsThere: String { "the screen shows \(frame.summary)" }
}
