/// What a person sees at one moment.
public struct Frame: Sendable, Equatable {
  /// The title of the page.
  public internal(set) var title: String?
  /// How many pages lie on top of the first.
  public internal(set) var depth = 0
  /// What is on the page, from top to bottom.
  public internal(set) var content: [Piece] = []
  /// The search field, if there is one.
  public internal(set) var searchField: SearchField?
  /// The alert that covers the page, if one is up.
  public internal(set) var alert: Alert?
  /// True while the control of a pull to refresh turns; it is no ``spinners``.
  public internal(set) var isRefreshing = false

  /// A part of a page.
  public indirect enum Piece: Sendable, Equatable {
    case text(StyledText)
    case image(String)
    case spacer
    case divider
    case horizontal([Piece])
    case vertical([Piece])
    /// The first with the others on top of it.
    case layered([[Piece]])
    case scrolling([Piece])
    /// An element of a collection in a scroll view.
    case row(Row)
    case list([Section])
    case spinner(label: String?)
    case button(Button)
    case link([Piece])
    case field(Field)
    case picker(Picker)
    case unavailable(Unavailable)
    /// Pieces for which something else is read aloud.
    case spoken(String, [Piece])
  }

  /// Text with its looks; a color or font is known by its name, nil is the default.
  public struct StyledText: Sendable, Equatable {
    /// What it says.
    public let string: String
    /// The name of its color.
    public let color: String?
    /// The name of its font.
    public let font: String?
  }

  /// Rows that belong together.
  public struct Section: Sendable, Equatable {
    /// What stands above the rows.
    public internal(set) var header: [Piece] = []
    /// The rows, from top to bottom.
    public internal(set) var rows: [Row] = []
    /// What stands below the rows.
    public internal(set) var footer: [Piece] = []
  }

  /// One row of a list, or one element of a collection that a scroll view shows in a column.
  public struct Row: Sendable, Equatable {
    /// What is in the row.
    public let content: [Piece]
    /// The identity that the row's `ForEach` gives it; empty for a row that stands by itself.
    ///
    /// A row whose identity changes is another row: it moves, and what it keeps is lost.
    public let identity: String
    /// The texts above the rows that this one belongs to: those of its section's header or, in a
    /// scroll view, of the element around it. Empty without any.
    public let header: [String]
  }

  /// Something to tap.
  public struct Button: Sendable, Equatable {
    /// What is on the button.
    public let label: [Piece]
    /// `cancel`, `destructive` or nil.
    public let role: String?
    /// False when it cannot be tapped.
    public let isEnabled: Bool
  }

  /// A line of text to edit.
  public struct Field: Sendable, Equatable {
    /// What the field is for.
    public let title: String
    /// What was typed so far.
    public let text: String
    /// False when it cannot be edited.
    public let isEnabled: Bool
  }

  /// A choice of one among several.
  public struct Picker: Sendable, Equatable {
    /// What is chosen.
    public let title: String
    /// The chosen option, or nil where the selection is none of them.
    public let selected: String?
    /// The texts of the options, in order.
    public let options: [String]
  }

  /// Says that there is nothing to show.
  public struct Unavailable: Sendable, Equatable {
    /// What there is not.
    public let title: [Piece]
    /// Why there is nothing.
    public let description: [Piece]
    /// What can be done about it.
    public let actions: [Piece]
  }

  /// A search field.
  public struct SearchField: Sendable, Equatable {
    /// What was typed so far.
    public let text: String
    /// What the field says while it is empty.
    public let prompt: String
  }

  /// Covers the page until it is dismissed.
  public struct Alert: Sendable, Equatable {
    /// What the alert is about.
    public let title: String
    /// Its further words; empty without any.
    public let message: String
    /// The labels of its buttons; `OK` where the app gives none.
    public let buttons: [String]
  }
}
