// Search · The footer, and what outlives a query

extension Finding {
  /// S8: the total follows the search.
  public static let s8 = Finding(
    id: "S8",
    kata: "Search",
    title: "The total follows the search",
    symptom: """
      Search for one merchant: the rows change, and the footer goes on showing the total of \
      everything.
      """,
    hints: [
      "Compare the rows on screen with the figure below them. From which rows is it computed?",
      """
      The list and its footer start from different collections: one is filtered and the other is \
      not.
      """,
      """
      Compute the total from the rows that are visible, and show no footer where none of them is \
      spending.
      """,
    ]
  )

  /// S9: totals are exact.
  public static let s9 = Finding(
    id: "S9",
    kata: "Search",
    title: "Totals are exact",
    symptom: "Add up very large amounts, and the last digits of the total are wrong.",
    hints: [
      """
      Three times 0.10 comes out right. Does it still with amounts near 9,007,199,254,740,993 \
      minor units?
      """,
      """
      The sum is held in a binary floating point number. Up to a point rounding hides that; \
      beyond 2^53 it cannot hold every whole number.
      """,
      "Sum in `Decimal` (or in whole minor units) from start to end, and round nothing on the way.",
    ],
    sinkers: [
      Sinker(
        slug: "round-each",
        summary: "Rounding each amount before it is added.",
        why: "The digits were lost before the rounding, and rounding adds an error per row."
      )
    ]
  )

  /// S10: totals know their currency's decimals.
  public static let s10 = Finding(
    id: "S10",
    kata: "Search",
    title: "Totals know their currency's decimals",
    symptom: """
      A total in yen is shown with two decimal places, and one in Kuwaiti dinars loses its third.
      """,
    hints: [
      "How many minor units make one yen, one euro, one dinar? Check the footer for all three.",
      """
      The footer gives every total the same two decimal places, as if a minor unit were a \
      hundredth in every currency.
      """,
      """
      Give the format the decimal places of the currency, from the table that T13c uses: \
      `MinorUnits.iso4217.places(in:)`. If you sum minor units, scale the sum with them.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "platform-digits",
        summary: "Leaving the decimal places to the platform's style.",
        why: "It writes none for IQD, RSD and others: 1.507 dinars read \"IQD 2\"."
      )
    ]
  )

  /// S11: the query outlives every load.
  public static let s11 = Finding(
    id: "S11",
    kata: "Search",
    title: "The query outlives every load",
    symptom: """
      Type a query while the list loads: when the data arrives, all of it is shown and the query \
      stands unused in its field.
      """,
    hints: [
      """
      Type first and let the data arrive afterwards. Then pull while a query stands. When does \
      the filter run?
      """,
      """
      The filtered rows are stored, and they are renewed on some of the occasions that change \
      them, not on all. Two inputs make them, and the order in which those change is not yours \
      to choose.
      """,
      """
      Store only the state and the query. Make the visible rows and the totals computed \
      properties over the two: then no order of events can leave them out of date.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "stored-filtered",
        summary: "Storing `filtered` and updating it in the `didSet` of one of its two inputs.",
        why: "When the other input changes, the stored rows are out of date."
      )
    ]
  )

  /// S12: clearing the query brings all rows back.
  public static let s12 = Finding(
    id: "S12",
    kata: "Search",
    title: "Clearing the query brings all rows back",
    symptom: "Clear the search field, and the rows that the search had hidden do not come back.",
    hints: [
      "Search, then clear the field. Where are the rows that did not match, meanwhile?",
      "The filter works on the only copy of the rows: what it removes is gone.",
      """
      Never change the loaded rows: compute the visible ones from them. Cleared, the list is the \
      loaded one again, in the same order and with the same ids.
      """,
    ],
    links: [
      Link(
        url: "https://github.com/Automattic/pocket-casts-ios/pull/4178",
        says: "Cancelling a search leaves an empty screen."
      )
    ]
  )
}
