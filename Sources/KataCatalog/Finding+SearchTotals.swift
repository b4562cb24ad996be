// Search · What counts as spent

extension Finding {
  /// S1: money that comes in is not spending.
  public static let s1 = Finding(
    id: "S1",
    kata: "Search",
    title: "Money that comes in is not spending",
    symptom: "A top-up arrives, and the footer says that next to nothing was spent.",
    hints: [
      """
      List every amount that goes into the total, with its sign. Which of them did the user \
      spend?
      """,
      """
      The sum runs over all amounts. A refund and a top-up have the opposite sign of a payment \
      and cancel part of it.
      """,
      """
      Sum only the amounts below zero. A refund and a top-up are money in, and money in is no \
      part of what was spent.
      """,
    ]
  )

  /// S2: a pending payment counts as spent.
  public static let s2 = Finding(
    id: "S2",
    kata: "Search",
    title: "A pending payment counts as spent",
    symptom: "The total is too small by just the payment that is still pending.",
    hints: [
      """
      Tick off the rows that the total contains. Which payment does it leave out, and what is \
      special about it?
      """,
      """
      Only payments that have a booking date reach the sum. Yet the money of a pending one is on \
      its way out already.
      """,
      "Leave the booking date out of the condition: a pending payment is included like any other.",
    ]
  )

  /// S3: each currency has its own total.
  public static let s3 = Finding(
    id: "S3",
    kata: "Search",
    title: "Each currency has its own total",
    symptom: """
      Euros and pounds are added up to a single figure, which is an amount in no currency at all.
      """,
    hints: [
      "In which currency is the number in the footer? Ask that of each row that went into it.",
      "Bare numbers are added, and what they are amounts of is dropped before the sum.",
      """
      Group by currency code, sum each group, sort by code, format each total with its own code \
      and join them as a list in the user's locale: "€160.42 and £6.45".
      """,
    ],
    sinkers: [
      Sinker(
        slug: "made-up-rate",
        summary: "Converting everything with a rate of the app's own.",
        why: "The figure looks right and is made up: nobody was charged that amount."
      ),
      Sinker(
        slug: "dictionary-order",
        summary: "Showing the groups in the order in which a dictionary yields them.",
        why: "The order of the currencies changes from run to run."
      ),
    ],
    links: [
      Link(
        url: "https://github.com/canopas/splito/pull/98",
        says: "Debts in three currencies add up to zero and count as settled."
      )
    ]
  )
}
