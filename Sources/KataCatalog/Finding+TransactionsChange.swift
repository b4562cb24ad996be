// Transactions · Beyond the interview's key: what changes under the user

extension Finding {
  /// T17: a changed payment is drawn again.
  public static let t17 = Finding(
    id: "T17",
    kata: "Transactions",
    title: "A changed payment is drawn again",
    symptom: """
      The server corrects an amount, the user pulls, and the row goes on showing the old one.
      """,
    hints: [
      """
      Change one field of a record and keep its id. What does the model say when it is asked \
      whether the two are equal?
      """,
      """
      Two versions of a payment count as equal as soon as their ids are. Observation says \
      nothing when a value is replaced by an equal one, so nothing is drawn again.
      """,
      """
      Let the compiler synthesize `Hashable` over all stored properties. Who a payment is, its \
      id says; equality means that all of the content is the same.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "id-equality",
        summary: "An `==` that compares ids only.",
        why: "A row whose content changed is not drawn again."
      )
    ],
    shownInBroken: .no(
      because: """
        its list grows with every load, so it never sets a list that is equal to the old one; and
        its loading flag forces a redraw in any case
        """),
    links: [
      Link(
        url: "https://github.com/henrywang/Berthly/pull/10",
        says: "Rows keep an old status until you leave the screen, since they count as equal by id."
      )
    ]
  )

  /// T18: a retry shows the spinner, a refresh the rows.
  public static let t18 = Finding(
    id: "T18",
    kata: "Transactions",
    title: "A retry shows the spinner, a refresh the rows",
    symptom: """
      During a pull a second, full-screen spinner covers the rows; during a retry it is not clear \
      that anything happens.
      """,
    hints: [
      """
      Compare a first load, a retry after a failure and a pull. What should be on screen during \
      each, and what is?
      """,
      """
      All three are shown as the same loading. A pull belongs to the list that it was made on: \
      if that list leaves the screen for a spinner, SwiftUI cancels the refresh with it.
      """,
      """
      Go to `.loading` only at first or from `.failed`. During a refresh stay in `.loaded` with \
      the rows on screen: the refresh control is indicator enough.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "loading-always",
        summary: "Setting `.loading` at the start of every load.",
        why: "The list leaves the screen, and SwiftUI cancels the refresh that the list carried.",
        alsoAffects: ["T15", "T20"]
      )
    ],
    links: [
      Link(
        url: "https://github.com/woocommerce/woocommerce-ios/issues/14853",
        says: "A change of state during a pull redraws the view and so cancels its own refresh."
      ),
      Link(
        url: "https://github.com/supabase/supabase-swift/issues/480",
        says: "A refresh that is cancelled by its own screen is reported as a library's fault."
      ),
      Link(
        url: "https://github.com/kiliankoe/MensaDresden/issues/66",
        says: "A retry fetches, but the screen does not go back to loading."
      ),
    ]
  )

  /// T19: a cancellation is judged by who asked for it.
  public static let t19 = Finding(
    id: "T19",
    kata: "Transactions",
    title: "A cancellation is judged by who asked for it",
    symptom: """
      A load that we cancelled still shows an alert about a cancelled request, or a rejected \
      certificate shows nothing at all.
      """,
    hints: [
      """
      Which errors can a cancelled load end in? And can a load end in one of them although \
      nobody cancelled it?
      """,
      """
      A cancelled request may throw Swift's own error, the network's, or one that wraps it. And \
      the network's cancelled error also comes up when a certificate is rejected. The type of \
      the error does not tell.
      """,
      """
      Ask whether this load was cancelled (`Task.isCancelled` after the await), not what the \
      error is. If it was, show nothing; if not, show whatever came, `.cancelled` included.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "catch-type",
        summary: "`catch is CancellationError`.",
        why: "A cancelled URL request throws `URLError(.cancelled)`, which is still shown."
      ),
      Sinker(
        slug: "swallow-cancelled",
        summary: "Ignoring every `.cancelled` error.",
        why: "A rejected certificate arrives as `.cancelled` too, and now fails without a word."
      ),
    ],
    links: [
      Link(
        url: "https://github.com/ruddarr/app/issues/80",
        says: """
          Switching tabs aborts a load and reports an error; one error type turns out not to be \
          enough.
          """
      ),
      Link(
        url: "https://github.com/supabase/supabase-swift/pull/1344",
        says: "A cancelled request arrives wrapped in the SDK's transport error."
      ),
      Link(
        url: "https://github.com/datatheorem/TrustKit/issues/39",
        says: "A failed certificate check looks like a cancelled request."
      ),
    ]
  )

  /// T20: an open detail shows current data.
  public static let t20 = Finding(
    id: "T20",
    kata: "Transactions",
    title: "An open detail shows current data",
    symptom: """
      Open a payment while a refresh is on its way: the list gets the new amount, and the detail \
      keeps the old one.
      """,
    hints: [
      """
      Open a detail and let a refresh change that payment. Where does the detail get what it \
      shows, and when?
      """,
      """
      What is pushed when the row is tapped is a copy of the payment. Nothing ties that copy to \
      the list that the refresh renews.
      """,
      """
      Push the id and let the detail look the payment up in the model on every draw. If it is no \
      longer there, say so and offer the way back.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "push-value",
        summary: "Pushing the transaction itself.",
        why: "The detail shows the copy that was taken at the tap, whatever happens to the list."
      )
    ],
    ties: [
      Tie(
        id: "T6",
        why: "A detail has to open before it can show anything."
      ),
      Tie(
        id: "T8",
        why: "The refreshed payment must take the place of the old one, not stand beside it."
      ),
    ]
  )
}
