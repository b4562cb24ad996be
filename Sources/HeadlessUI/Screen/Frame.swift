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
    public let string: String
    public let color: String?
    public let font: String?
  }

  /// Rows that belong together.
  public struct Section: Sendable, Equatable {
    public internal(set) var header: [Piece] = []
    public internal(set) var rows: [Row] = []
    public internal(set) var footer: [Piece] = []
  }

  /// One row of a list.
  public struct Row: Sendable, Equatable {
    /// What is in the row.
    public let content: [Piece]
    /// The identity that the row's `ForEach` gives it; empty for a row that stands by itself.
    ///
    /// A row whose identity changes is another row: it moves, and what it keeps is lost.
    public let identity: String
  }

  /// Something to tap.
  public struct Button: Sendable, Equatable {
    public let label: [Piece]
    /// `cancel`, `destructive` or nil.
    public let role: String?
    public let isEnabled: Bool
  }

  /// A line of text to edit.
  public struct Field: Sendable, Equatable {
    public let title: String
    public let text: String
    public let isEnabled: Bool
  }

  /// A choice of one among several.
  public struct Picker: Sendable, Equatable {
    public let title: String
    /// The chosen option, or nil where the selection is none of them.
    public let selected: String?
    public let options: [String]
  }

  /// Says that there is nothing to show.
  public struct Unavailable: Sendable, Equatable {
    public let title: [Piece]
    public let description: [Piece]
    public let actions: [Piece]
  }

  /// A search field.
  public struct SearchField: Sendable, Equatable {
    public let text: String
    public let prompt: String
  }

  /// Covers the page until it is dismissed.
  public struct Alert: Sendable, Equatable {
    public let title: String
    public let message: String
    public let buttons: [String]
  }
}
