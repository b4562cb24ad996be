// Transactions · Beyond the interview's key: loads and their outcomes

extension Finding {
  /// T14: an older answer never overwrites a newer one.
  public static let t14 = Finding(
    id: "T14",
    kata: "Transactions",
    title: "An older answer never overwrites a newer one",
    symptom: """
      Leave and come back while a load is open: when the first answer arrives late, the screen \
      goes back to what it said before, or shows both.
      """,
    hints: [
      """
      Hold two loads open and let the second answer first. What tells the first that it is too \
      late? And what if the second is cancelled and never answers?
      """,
      """
      Two loads overlap, and cancelling does not stop an API that ignores it. Each answer writes \
      when it arrives, in whatever order that is, and the spinner follows the wrong one.
      """,
      """
      Number the loads. An answer is written unless one from a newer load has been written \
      already, and the spinner stays until no load is alive that could still write: if the \
      newest is cancelled, the older one may answer.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "last-answer",
        summary: "Letting the last answer to arrive win.",
        why: "A slow older answer overwrites the newer one."
      ),
      Sinker(
        slug: "newest-only",
        summary: "Letting only the newest load write.",
        why: """
          When the newest is cancelled, the older answer is thrown away and the spinner turns for \
          ever.
          """
      ),
    ],
    links: [
      Link(
        url: "https://github.com/Droidective/Droidective/pull/219",
        says: "Panes that reload show the previous subject, because cancelled work still writes."
      )
    ]
  )

  /// T15: a refresh that fails keeps the rows.
  public static let t15 = Finding(
    id: "T15",
    kata: "Transactions",
    title: "A refresh that fails keeps the rows",
    symptom: """
      A pull without a network replaces all the transactions by an error page, or fails without a \
      word.
      """,
    hints: [
      """
      Fail a refresh while nine rows are on screen. What does the user know before the pull, and \
      what after?
      """,
      """
      The failed state has no room for rows. A failed refresh is not the same situation as a \
      first load that failed: there is something to show.
      """,
      """
      Make the failure of a refresh a part of the loaded state: the rows and a message beside \
      them. Show the full-screen error only where there is nothing else to show, and let the \
      next success clear the message.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "failed-replaces",
        summary: "Setting `.failed` whenever a load fails.",
        why: "The rows that the user was reading are gone."
      )
    ],
    shownInBroken: .no(
      because: """
        its failing path leaves the rows alone; a first clean-up of the state is what loses them
        """),
    links: [
      Link(
        url: "https://github.com/pingdotgg/t3code/pull/10751",
        says: """
          A refresh error is shown only when the list is empty, so old rows get no word of \
          warning.
          """
      ),
      Link(
        url: "https://github.com/pingdotgg/t3code/pull/10749",
        says: "A failed refresh hides behind the rows that were cached."
      ),
    ]
  )

  /// T16: an empty account says so.
  public static let t16 = Finding(
    id: "T16",
    kata: "Transactions",
    title: "An empty account says so",
    symptom: """
      An account without transactions shows a blank white list, and nobody can tell whether it is \
      still loading.
      """,
    hints: [
      """
      Let the server answer with no records. Can you tell that screen from the one before the \
      answer came?
      """,
      """
      No rows can mean two things: nothing has arrived yet, or nothing is there. One empty array \
      stands for both.
      """,
      """
      Give the loaded-and-empty case a screen of its own that says "No transactions", laid over \
      a list that can still be pulled, and show it only after a load has ended.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "white-list",
        summary: "Leaving the empty list as it is.",
        why: "The user cannot tell an empty account from a broken app."
      ),
      Sinker(
        slug: "empty-at-once",
        summary: "Showing the empty screen whenever the array is empty.",
        why: "It says that there is nothing before the first answer has come."
      ),
    ],
    links: [
      Link(
        url: "https://github.com/dashpay/dashwallet-ios/pull/926",
        says: """
          On each cold start a wallet claims to have no transactions until the first load ends.
          """
      ),
      Link(
        url: "https://github.com/trustwallet/trust-wallet-ios/issues/524",
        says: "For an account without transactions the screen keeps loading for ever."
      ),
    ]
  )
}
