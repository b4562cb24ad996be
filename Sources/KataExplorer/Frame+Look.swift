import HeadlessUI

extension Frame {
  /// Feeds what a person can tell apart, and the identity of the rows.
  public func look(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(depth)
    hasher.combine(isRefreshing)
    hasher.combine(spinners)
    hasher.combine(texts)
    hasher.combine(buttons)
    hasher.combine(rowIdentities)
    hasher.combine(searchField?.text)
    hasher.combine(alert?.title)
    hasher.combine(alert?.message)
    hasher.combine(alert?.buttons)
    for field in fields { hasher.combine(field.text) }
    for picker in pickers { hasher.combine(picker.selected) }
  }

  /// All that is said on the page and in the alert.
  public var words: [String] {
    texts + (alert.map { [$0.title, $0.message] + $0.buttons } ?? [])
  }

  /// A text that shows how the app is built instead of words for people, such as the name of an error
  /// type or the description of a Swift value; nil where there is none.
  @MainActor public var wordsOfCode: String? { words.first(where: CodeWords.areIn) }
}

/// Words that stand in source code and on no screen.
@MainActor private enum CodeWords {
  private static let marks = [
    "Error(", "Failure(", "Error Domain=", "Optional(", "DecodingError", "WireError",
    "CancellationError", "Swift.", "message: ", "LocalizedStringKey", "HeadlessUI.",
  ]
  /// The same texts come again and again.
  private static var known: [String: Bool] = [:]

  static func areIn(_ text: String) -> Bool {
    if let known = known[text] { return known }
    let isCode = marks.contains { text.contains($0) }
    known[text] = isCode
    return isCode
  }
}
