// Search · What a query finds

extension Finding {
  /// S4: search matches the merchant only.
  public static let s4 = Finding(
    id: "S4",
    kata: "Search",
    title: "Search matches the merchant only",
    symptom: """
      A search for "groceries" lists payments to merchants that have no such word in their name.
      """,
    hints: [
      """
      Search for something that is not the name of a shop, such as a part of an id. Which fields \
      does the search look at?
      """,
      """
      More fields are compared than the user can see. A hit in a field that is not on the row \
      looks like a wrong answer.
      """,
      "Compare the query with `merchant` alone. The prompt of the search field says so as well.",
    ]
  )

  /// S5: search ignores case and accents.
  public static let s5 = Finding(
    id: "S5",
    kata: "Search",
    title: "Search ignores case and accents",
    symptom: "\"cafe\" does not find Café Einstein: only who types the accent finds it.",
    hints: [
      """
      Search for "cafe", "CAFE" and "café". Which of them should find Café Einstein, and which \
      do?
      """,
      """
      Lower case takes care of capital letters only: é and e stay two letters. The same é can \
      also be stored as one scalar or as two.
      """,
      """
      Use `localizedStandardContains`, the comparison that the system's own search fields use: \
      it ignores case and accents, composed or not.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "fold-one-side",
        summary: "Removing the accents from only one of the two texts.",
        why: "The query \"café\" no longer finds \"Café\", or \"cafe\" still does not."
      )
    ],
    links: [
      Link(
        url: "https://github.com/keepassium/KeePassium/issues/118",
        says: "A search without umlauts does not find the entries that have them."
      ),
      Link(
        url: "https://github.com/anyproto/anytype-swift/pull/4958",
        says: "Nine search fields in one app compare in three different ways."
      ),
      Link(
        url: "https://github.com/Automattic/simplenote-ios/issues/9",
        says: "For years, accented words were found only when the accent was typed."
      ),
    ]
  )

  /// S6: white space around a query is ignored.
  public static let s6 = Finding(
    id: "S6",
    kata: "Search",
    title: "White space around a query is ignored",
    symptom: """
      A space after the word, as keyboards like to add, and the search finds nothing. A query of \
      spaces empties the list.
      """,
    hints: [
      """
      Type a space before the word, one after it, and then nothing but spaces. What should each \
      of them show?
      """,
      """
      The text of the field is compared exactly as it was typed, and a space is a character like \
      any other.
      """,
      """
      Trim the query before you compare, and treat an empty result as no query: show all rows. \
      Do that yourself, since `localizedStandardContains("")` is false.
      """,
    ]
  )

  /// S7: a search without a hit says so.
  public static let s7 = Finding(
    id: "S7",
    kata: "Search",
    title: "A search without a hit says so",
    symptom: "A query that nothing matches leaves a white screen, as if the data were gone.",
    hints: [
      """
      Type something that no merchant matches. Does the screen say why it is empty, and can the \
      list still be pulled?
      """,
      """
      No hit, no data yet and an account without transactions are three situations, and an empty \
      list looks the same in all of them.
      """,
      """
      When the data is loaded, is not empty, and nothing matches, show \
      `ContentUnavailableView.search(text:)` over the list, so that the list can still be \
      pulled.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "while-loading",
        summary: "Showing the no-hit screen while the data is still loading.",
        why: "It claims that there is no hit before there is anything to search."
      ),
      Sinker(
        slug: "empty-account",
        summary: "Showing it for an account with no transactions at all.",
        why: "That account has its own screen (T16): there was nothing to search."
      ),
    ]
  )
}
