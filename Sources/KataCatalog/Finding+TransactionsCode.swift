// Transactions · Read the code

extension Finding {
  /// T11: when the refresh ends, the data is on screen.
  public static let t11 = Finding(
    id: "T11",
    kata: "Transactions",
    title: "When the refresh ends, the data is on screen",
    symptom: """
      The refresh spinner goes away while the old rows are still showing, and the new ones pop in \
      a moment later.
      """,
    hints: [
      """
      Freeze the frame in which the refresh spinner stops. Which line puts the rows on screen, \
      and has it run by then?
      """,
      """
      The refresh ends when its closure returns. The rows are handed to the main queue to be set \
      later, although the function is on the main actor already, so it returns first.
      """,
      """
      Delete the `DispatchQueue.main.async` and assign directly after the await: the function is \
      on the main actor, and whoever awaits it then finds the rows in place.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "unawaited-task",
        summary: "Replacing the hop with a `Task { @MainActor in … }` that nobody awaits.",
        why: "The function still returns before the rows are set."
      )
    ],
    links: [
      Link(
        url: "https://github.com/kotlin-hands-on/kmp-networking-and-data-storage/issues/27",
        says: """
          The first cure offered for an off-main warning is a hop to the main queue, which lets \
          the caller go on too early.
          """
      )
    ]
  )

  /// T12: a client can put its own service in.
  public static let t12 = Finding(
    id: "T12",
    kata: "Transactions",
    title: "A client can put its own service in",
    symptom: """
      A test cannot give the screen its own data: the view model always talks to the real service.
      """,
    hints: [
      """
      Write the first line of a test for the view model. How would you hand it an answer of your \
      own?
      """,
      """
      The view model makes its own dependency, so nobody outside can choose it, and there is no \
      type that says what a service has to do.
      """,
      """
      Declare a public protocol `TransactionFetching: Sendable`, take it with `init(service: any \
      TransactionFetching)`, and mark the stored service `@ObservationIgnored`.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "shared-service",
        summary: "A global mutable `shared` service that tests replace.",
        why: """
          A client still cannot pass a service in, and tests that run side by side overwrite each \
          other's.
          """
      )
    ],
    links: [
      Link(
        url: "https://github.com/n0an/VivaDicta/pull/298",
        says: "A fallback quietly builds the real services in tests."
      )
    ]
  )
}
