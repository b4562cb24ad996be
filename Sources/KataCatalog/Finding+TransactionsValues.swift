// Transactions · It loads: amounts and dates

extension Finding {
  /// T9: every amount is exact and in its own currency.
  public static let t9 = Finding(
    id: "T9",
    kata: "Transactions",
    title: "Every amount is exact and in its own currency",
    symptom: """
      The lunch that was paid in pounds shows a dollar sign, and so does everything else. Very \
      large amounts are a cent or two off.
      """,
    hints: [
      """
      Find the row that was paid in pounds. What does the wire say about it, and where on the \
      way to the screen does that get lost?
      """,
      """
      The currency is written into the formatting code, not taken from the record. And the \
      amount passes through a binary floating point number, which cannot hold every cent.
      """,
      """
      Turn the minor units into a `Decimal` without a detour through `Double`, and format with \
      `.currency(code:)` and the transaction's own code.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "decimal-double",
        summary: "`Decimal(Double(amountMinor) / 100)`.",
        why: "The digits are lost before the `Decimal` is made, so large amounts stay wrong."
      ),
      Sinker(
        slug: "symbol-table",
        summary: "A table of currency symbols with a dollar sign as its default.",
        why: "Every currency outside the table is still shown in dollars."
      ),
    ],
    links: [
      Link(
        url: "https://github.com/f-is-h/Usage4Claude/issues/38",
        says: """
          Users who pay in pounds or euros see a dollar sign, although the API sends the currency.
          """
      ),
      Link(
        url: "https://github.com/pointfreeco/pointfreeco/pull/1038",
        says: "A price times twelve is not exact as a Double, and the payment sheet refuses it."
      ),
      Link(
        url: "https://github.com/nightscout/Trio/issues/1078",
        says: "Moving to Decimal does not help while the values still start out as Double literals."
      ),
    ]
  )

  /// T10: dates read well, and the order is by time.
  public static let t10 = Finding(
    id: "T10",
    kata: "Transactions",
    title: "Dates read well, and the order is by time",
    symptom: """
      The rows show the first characters of a raw timestamp, and payments from different time \
      zones are out of order.
      """,
    hints: [
      """
      What is a booking date in this code: a moment, or some text? Try the list with a record \
      whose timestamp carries another UTC offset.
      """,
      """
      Timestamps are cut and compared as text. Text knows no locale and no time zone, and the \
      same moment can be written in many ways.
      """,
      """
      Keep the booking as a `Date?`, format it for the reader's locale and time zone, and show \
      "Pending" for none. Sort pending first (by id among themselves, so that the wire's order \
      does not matter), then newest first by instant.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "sort-text",
        summary: "Formatting the date for display, but still sorting the text.",
        why: """
          `2026-10-14T08:00:00+02:00` is earlier than `2026-10-14T07:30:00Z`, but sorts as later.
          """
      )
    ],
    ties: [
      Tie(
        id: "T3",
        why: """
          Its pending payments can be listed only once one of them no longer fails the whole load.
          """
      )
    ],
    links: [
      Link(
        url: "https://github.com/aws-samples/amazon-bedrock-client-for-mac/pull/25",
        says: "Sections are sorted by the text of their dates, so they come in the wrong order."
      )
    ]
  )
}
