// What can be asked of a frame. All lists are in the order from top to bottom.
extension Frame {
  /// The texts of each row of the lists and scroll views.
  public var rows: [[String]] { listRows.map(\.texts) }

  /// The texts of each row, those of its header first.
  public var rowsWithHeaders: [[String]] { listRows.map { $0.header + $0.texts } }

  /// The rows of the lists, and of the scroll views: there, the elements of the collections in a
  /// column.
  public var listRows: [Row] {
    var rows: [Row] = []
    visit { piece in
      switch piece {
      case .list(let sections): rows += sections.flatMap(\.rows)
      case .row(let row): rows.append(row)
      default: break
      }
    }
    return rows
  }

  /// What is read aloud for each row.
  public var rowLabels: [String] { listRows.map(\.accessibilityLabel) }

  /// The identity of each row; see ``Row/identity``.
  public var rowIdentities: [String] { listRows.map(\.identity) }

  /// The texts of the sections' footers.
  public var footers: [String] { sectionTexts(\.footer) }

  /// The texts of the sections' headers.
  public var headers: [String] { sectionTexts(\.header) }

  private func sectionTexts(_ part: (Section) -> [Piece]) -> [String] {
    var texts: [String] = []
    visit {
      guard case .list(let sections) = $0 else { return }
      texts += sections.map { part($0).texts.map(\.string).joined(separator: " ") }
    }
    return texts.filter { !$0.isEmpty }
  }

  /// All texts of the page with their looks.
  public var styledTexts: [StyledText] { content.texts }

  /// All texts of the page.
  public var texts: [String] { content.texts.map(\.string) }

  /// The texts of the page that is open on top of the first, or nil on the first.
  public var detail: [String]? { depth > 0 ? texts : nil }

  /// How many progress views turn; the control of a pull to refresh is not one of them.
  public var spinners: Int {
    var count = 0
    visit { if case .spinner = $0 { count += 1 } }
    return count
  }

  /// True while a progress view turns.
  public var hasSpinner: Bool { spinners > 0 }

  /// The views that say that there is nothing to show: title, description and buttons of each.
  public var unavailable: [[String]] {
    var found: [[String]] = []
    visit { piece in
      guard case .unavailable(let view) = piece else { return }
      found.append((view.title + view.description + view.actions).texts.map(\.string))
    }
    return found
  }

  /// The labels of the buttons on the page.
  public var buttons: [String] {
    var labels: [String] = []
    visit { piece in
      guard case .button(let button) = piece else { return }
      labels.append(button.label.texts.map(\.string).joined(separator: " "))
    }
    return labels
  }

  /// The text fields.
  public var fields: [Field] {
    var fields: [Field] = []
    visit { if case .field(let field) = $0 { fields.append(field) } }
    return fields
  }

  /// The pickers.
  public var pickers: [Picker] {
    var pickers: [Picker] = []
    visit { if case .picker(let picker) = $0 { pickers.append(picker) } }
    return pickers
  }

  /// True if `text` stands in some text of the page or of the alert.
  public func shows(_ text: String) -> Bool {
    if let alert, alert.title.contains(text) || alert.message.contains(text) { return true }
    return texts.contains { $0.contains(text) }
  }

  func visit(_ body: (Piece) -> Void) { content.visit(body) }
}

extension Frame.Row {
  /// The texts of the row.
  public var texts: [String] { content.texts.map(\.string) }

  /// The texts of the row with their looks.
  public var styledTexts: [Frame.StyledText] { content.texts }

  /// What is read aloud for the row: its label or, without one, its texts.
  public var accessibilityLabel: String { content.spokenTexts.joined(separator: ", ") }
}

extension Frame.Piece {
  /// The pieces inside this one.
  package var parts: [Frame.Piece] {
    switch self {
    case .text, .image, .spacer, .divider, .spinner, .field, .picker: []
    case .horizontal(let parts), .vertical(let parts), .link(let parts), .scrolling(let parts),
      .spoken(_, let parts):
      parts
    case .row(let row): row.content
    case .layered(let layers): layers.flatMap(\.self)
    case .list(let sections):
      sections.flatMap { $0.header + $0.rows.flatMap(\.content) + $0.footer }
    case .button(let button): button.label
    case .unavailable(let view): view.title + view.description + view.actions
    }
  }
}

extension [Frame.Piece] {
  /// Visits the pieces and all that is inside them, from top to bottom, each before its parts.
  package func visit(_ body: (Frame.Piece) -> Void) {
    for piece in self {
      body(piece)
      piece.parts.visit(body)
    }
  }

  /// The texts of the pieces, with their looks.
  package var texts: [Frame.StyledText] {
    var texts: [Frame.StyledText] = []
    visit { if case .text(let text) = $0 { texts.append(text) } }
    return texts
  }

  var spokenTexts: [String] {
    flatMap { piece -> [String] in
      switch piece {
      case .text(let text): [text.string]
      case .spoken(let label, _): label.isEmpty ? [] : [label]
      default: piece.parts.spokenTexts
      }
    }
  }
}
