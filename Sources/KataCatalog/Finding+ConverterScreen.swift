// Converter · What the screen says meanwhile

extension Finding {
  /// C7: a failure is shown, and is not loading.
  public static let c7 = Finding(
    id: "C7",
    kata: "Converter",
    title: "A failure is shown, and is not loading",
    symptom: "Offline, the screen only ever loads: nothing says that something went wrong.",
    hints: [
      """
      Which words does the screen have for a failure? Look for the place where they would be \
      kept.
      """,
      """
      The model knows loading and a result. There is no third case, so a failure has nowhere to \
      go and looks like one of the two.
      """,
      """
      Add a failed case with a message to the state, set it in the `catch`, and show the message \
      in the error line.
      """,
    ],
    ties: [
      Tie(
        id: "C2",
        why: "A failure beside a spinner that still turns is not told apart from loading."
      )
    ],
    links: [
      Link(
        url: "https://github.com/Shape-Machine/tusk-macos/issues/186",
        says: "A load that failed looks like a list that is really empty."
      )
    ]
  )

  /// C9: the spinner starts with the keystroke.
  public static let c9 = Finding(
    id: "C9",
    kata: "Converter",
    title: "The spinner starts with the keystroke",
    symptom: """
      For a moment the new amount stands beside the old result, and nothing says that a new one is \
      on its way.
      """,
    hints: [
      """
      Look at the very first frame after a keystroke. Do its amount and its result belong \
      together?
      """,
      """
      A new task does not start at once: the screen is drawn first. All that the task does, it \
      does after that frame.
      """,
      "Set the loading state in the function that takes the keystroke, before the task is made.",
    ]
  )

  /// C12: no frame contradicts itself.
  public static let c12 = Finding(
    id: "C12",
    kata: "Converter",
    title: "No frame contradicts itself",
    symptom: """
      An error stands beside a result, or a spinner turns beside an error, and the user has to \
      guess which to believe.
      """,
    hints: [
      """
      Write down which combinations of spinner, result and error make sense. How many can the \
      model express?
      """,
      """
      Independent properties can be combined freely, the combinations that mean nothing \
      included. Each path has to remember to reset the others, and one forgets.
      """,
      """
      Replace them with one enum (idle, loading, loaded, failed) and derive all that is shown \
      from it.
      """,
    ],
    links: [
      Link(
        url: "https://github.com/woocommerce/woocommerce-ios/issues/13797",
        says: "Loading, error and empty are separate flags of one screen and can all be set."
      )
    ]
  )
}
