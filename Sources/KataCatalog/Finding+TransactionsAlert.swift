// Transactions · It runs, and shows an alert

extension Finding {
  /// T3: one pending payment does not take the list down.
  public static let t3 = Finding(
    id: "T3",
    kata: "Transactions",
    title: "One pending payment does not take the list down",
    symptom: """
      The list stays empty and an alert shows the system's decoding text, although only one of the \
      nine payments is still pending.
      """,
    hints: [
      """
      Read the data on the wire record by record. What does the pending payment lack that all \
      the others have?
      """,
      """
      An array decodes as a whole: one element that throws fails all of them. The model demands \
      a value that the server sends only once a payment is booked.
      """,
      """
      Make `bookedAt` a `Date?`, decoded with the `.iso8601` strategy: absent or null means \
      pending. A date that is there but malformed must still be an error.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "try-decode",
        summary: "`try?` around the decode.",
        why: "The error is gone and so are all nine rows: a silent empty list."
      ),
      Sinker(
        slug: "lossy-array",
        summary: "An array type that drops the elements that do not decode.",
        why: "The pending payment disappears from the list."
      ),
      Sinker(
        slug: "malformed-nil",
        summary: "Decoding every unreadable date as nil.",
        why: "A broken date passes for a pending payment instead of a clear error."
      ),
    ],
    links: [
      Link(
        url: "https://github.com/andrebocchini/swiftynab/issues/2",
        says: "One transaction without a payee, and a whole budget cannot be loaded."
      ),
      Link(
        url: "https://github.com/Sbanken/sbankenclient-ios/issues/13",
        says: "Bank transactions without an id make the list stay away, with no reason given."
      ),
      Link(
        url: "https://github.com/MixinNetwork/ios-app/pull/1291",
        says: "Rows that an older version stored without a creation date break the decoding."
      ),
    ]
  )

  /// T4: a failed load leaves no spinner turning.
  public static let t4 = Finding(
    id: "T4",
    kata: "Transactions",
    title: "A failed load leaves no spinner turning",
    symptom: "The load has failed and the alert is up, but the spinner behind it turns for ever.",
    hints: [
      """
      Follow the failing path line by line to the end of the function. What does it leave as it \
      was?
      """,
      """
      Loading, rows and error are kept apart, and every path has to keep them in step. The \
      failing path forgets one, so the screen shows two situations at once.
      """,
      """
      Replace the three properties with one `State` enum (loading, loaded, failed) and set it as \
      a whole on every path. No path can then forget the spinner, and a contradiction cannot be \
      written down.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "first-load-only",
        summary: "Resetting the flag in the catch, but only for the first load.",
        why: "A later load that fails still spins for ever."
      )
    ],
    links: [
      Link(
        url: "https://github.com/onevcat/Kingfisher/issues/215",
        says: "The activity indicator spins for ever when the URL is invalid."
      ),
      Link(
        url: "https://github.com/woocommerce/woocommerce-ios/issues/13797",
        says: """
          One screen is driven by separate loading, error and empty flags that can all be true at \
          once.
          """
      ),
    ]
  )

  /// T5: a second failure is shown again.
  public static let t5 = Finding(
    id: "T5",
    kata: "Transactions",
    title: "A second failure is shown again",
    symptom: """
      The first failure brings up an alert. After that one is dismissed, the next failure shows \
      nothing at all.
      """,
    hints: [
      "Fail twice and dismiss the alert in between. Who tells the model that the alert has gone?",
      """
      SwiftUI presents an alert when its condition turns from false to true, and writes false \
      back when the alert closes. Here that write goes nowhere, so there is never a second turn.
      """,
      """
      Make the failure part of the screen's state and show it there, for example with \
      `ContentUnavailableView` and a Try again button; or give the alert a real binding whose \
      setter clears the failure. A `.constant` binding cannot be written to.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "button-only",
        summary: "Clearing the message in the OK button's action only.",
        why: """
          An alert that is dismissed without its button leaves the message set, and the next \
          failure shows nothing.
          """
      )
    ],
    links: [
      Link(
        url: "https://github.com/bitcoinppl/cove/pull/730",
        says: "An alert hangs on a constant binding, so its dismissal is lost."
      ),
      Link(
        url: "https://github.com/ReactorKit/ReactorKit/pull/246",
        says: """
          Sample code presents an error alert through a constant binding that nothing can write \
          to.
          """
      ),
    ]
  )
}
