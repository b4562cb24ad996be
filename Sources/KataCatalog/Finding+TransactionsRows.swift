// Transactions · It loads: the rows

extension Finding {
  /// T6: a tap on a row opens its detail.
  public static let t6 = Finding(
    id: "T6",
    kata: "Transactions",
    title: "A tap on a row opens its detail",
    symptom: "A tap on a row does nothing, and the console says that the link cannot be activated.",
    hints: [
      """
      Read the console when the list is drawn and again when you tap. Which modifier does it \
      speak of, and what stands around that modifier?
      """,
      """
      A lazy container builds its content only when it is needed. A destination that is declared \
      in there may not exist yet when the navigation stack looks for it.
      """,
      """
      Move `navigationDestination(for:)` out of the `List`, to a place inside the \
      `NavigationStack` that is always built, and declare it once.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "closure-link",
        summary: "Giving each row a link that carries its destination in a closure.",
        why: "The detail opens, but once its row is gone it shows what was last in it: T20 fails.",
        alsoAffects: ["T20"]
      )
    ],
    links: [
      Link(
        url: "https://github.com/airbnb/lottie-ios/pull/2528",
        says: """
          A sample app's navigation stops working on iOS 18: its destination sits inside a List.
          """
      ),
      Link(
        url: "https://github.com/kasianov-mikhail/scout/pull/684",
        says: "A destination on a list's header is ignored, with a warning."
      ),
    ]
  )

  /// T7: every row shows its own amount and date.
  public static let t7 = Finding(
    id: "T7",
    kata: "Transactions",
    title: "Every row shows its own amount and date",
    symptom: """
      Both Café Einstein rows show the same amount, and the refund from Rewe looks like a second \
      payment. The console warns of an ID that occurs multiple times.
      """,
    hints: [
      "Compare two rows of the same merchant. What does the list go by to tell them apart?",
      """
      The value that the list takes for a row's identity is shared by several rows. To SwiftUI, \
      rows with one identity are one row.
      """,
      """
      Drop `id: \\.merchant` and let the list use the model's own `Identifiable` id, the one \
      that the server sends.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "merchant-amount",
        summary: "An id put together from merchant and amount.",
        why: "Two equal coffees on one day are the same row again."
      ),
      Sinker(
        slug: "fresh-uuid",
        summary: "A new `UUID()` for every row on every load.",
        why: "Each refresh replaces every row's identity, and an open detail is lost."
      ),
      Sinker(
        slug: "array-index",
        summary: "The position in the array as the id.",
        why: "When a row comes or goes, every row below it takes over its neighbour's identity."
      ),
    ],
    links: [
      Link(
        url: "https://github.com/subconsciousnetwork/subconscious/issues/64",
        says: "Suggestions are identified by their title, and two of them share one."
      ),
      Link(
        url: "https://github.com/bbaars/SwiftUI-Sound-Visualizer/issues/2",
        says: "Values serve as their own ids although they repeat."
      ),
      Link(
        url: "https://github.com/woocommerce/woocommerce-ios/pull/7137",
        says: "Fresh UUIDs cure the duplicates and make the whole list jump on every reload."
      ),
    ]
  )

  /// T8: pull to refresh replaces the list.
  public static let t8 = Finding(
    id: "T8",
    kata: "Transactions",
    title: "Pull to refresh replaces the list",
    symptom: """
      After one pull there are eighteen rows instead of nine, and the second half is not even \
      sorted.
      """,
    hints: [
      """
      Count the rows after one pull and again after two. What becomes of the old rows when a new \
      answer comes in?
      """,
      """
      Each answer is put behind the rows that are already there, and is sorted on its own. That \
      load is called a second time is not the fault: refreshing is what a second call is for.
      """,
      """
      Assign the sorted answer to the list instead of appending to it. The newest answer is the \
      whole truth: it also knows which rows are gone and which have changed.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "dedupe",
        summary: "Removing duplicates by id after the append.",
        why: "A row that the server deleted stays, and a changed amount keeps its old value.",
        alsoAffects: ["T17"]
      ),
      Sinker(
        slug: "guard-empty",
        summary: "Loading only while the list is empty.",
        why: "Pull to refresh no longer refreshes anything.",
        alsoAffects: ["T4", "T7", "T14", "T15", "T17", "T18"]
      ),
      Sinker(
        slug: "clear-then-append",
        summary: "Emptying the list before the request, then appending.",
        why: "The user sees an empty screen until the answer arrives.",
        alsoAffects: ["T15", "T18"]
      ),
    ],
    links: [
      Link(
        url: "https://github.com/Instagram/IGListKit/issues/1346",
        says: """
          Pull to refresh crashes on a duplicate identifier, since a reload adds the same rows \
          again.
          """
      )
    ]
  )
}
