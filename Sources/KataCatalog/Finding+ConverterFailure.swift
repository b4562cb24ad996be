// Converter · Beyond the key: failures and late answers

extension Finding {
  /// C16: clearing the field clears the error too.
  public static let c16 = Finding(
    id: "C16",
    kata: "Converter",
    title: "Clearing the field clears the error too",
    symptom: """
      After a failure the user empties the field, and the error stays beside an empty field.
      """,
    hints: [
      "Fail once, then delete everything. Which parts of the screen still speak of the old input?",
      """
      Input that asks for nothing takes its own short way out, and that way clears the result \
      but not the rest.
      """,
      """
      Set the whole state to idle when there is nothing to convert: the error goes with the \
      result.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "error-stays",
        summary: "Clearing only the result when the field is empty.",
        why: "The error of the last request stays beside an empty field."
      )
    ],
    ties: [
      Tie(
        id: "C3",
        why: "Deleting the amount ends the app before a failure could go away."
      )
    ]
  )

  /// C17: only a cancellation of ours is silent.
  public static let c17 = Finding(
    id: "C17",
    kata: "Converter",
    title: "Only a cancellation of ours is silent",
    symptom: """
      A replaced request flashes an error, or a rejected certificate leaves the spinner turning \
      without a word.
      """,
    hints: [
      "A request ends in the network's cancelled error. Who cancelled it: you, or somebody else?",
      """
      Replaced requests can end in several kinds of error, and one of these kinds also stands \
      for failures that nobody asked for. The error's type does not tell them apart.
      """,
      """
      Ask `Task.isCancelled` after the await. If this task was replaced, write nothing; if not, \
      show the error, even if it is `URLError(.cancelled)`, and stop the spinner.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "catch-type",
        summary: "`catch is CancellationError`.",
        why: "A replaced URL request throws `URLError(.cancelled)`, which is shown."
      ),
      Sinker(
        slug: "swallow-cancelled",
        summary: "Ignoring every `.cancelled` error.",
        why: "A rejected certificate ends in `.cancelled` too: no message, and the spinner goes on."
      ),
    ],
    ties: [
      Tie(
        id: "C2",
        why: "A spinner that no failure stops does not stop for this one either."
      ),
      Tie(
        id: "C7",
        why: "Where no failure is shown, this one is not; and a replaced one cannot be either."
      ),
    ],
    links: [
      Link(
        url: "https://forums.swift.org/t/cancellationerror/60009",
        says: "URLSession reports a task that SwiftUI cancelled with an error of its own."
      ),
      Link(
        url: "https://github.com/safe-global/safe-ios/pull/871",
        says: "Cancelled requests had to be filtered out of the errors shown, by their domain."
      ),
      Link(
        url: "https://github.com/datatheorem/TrustKit/issues/39",
        says: "A failed certificate check arrives as a cancelled request."
      ),
    ]
  )

  /// C18: an answer after closing changes nothing.
  public static let c18 = Finding(
    id: "C18",
    kata: "Converter",
    title: "An answer after closing changes nothing",
    symptom: """
      Close the screen while a request is open: when the answer comes, it is written to a screen \
      that is gone.
      """,
    hints: [
      """
      Close the screen with a request in flight and answer it afterwards. What does the answer \
      still reach?
      """,
      """
      A task lives on until it ends, whether or not anyone still wants its result, and until \
      then it holds whatever it uses.
      """,
      """
      Cancel the task when the screen goes, and check after the await as for C1: a late answer \
      then writes nothing, and what the task held is freed when it ends.
      """,
    ],
    ties: [
      Tie(
        id: "C15",
        why: "A closed screen that is never freed is not there to be freed by a late answer."
      )
    ]
  )

  /// C19: after a failure the same input asks again.
  public static let c19 = Finding(
    id: "C19",
    kata: "Converter",
    title: "After a failure the same input asks again",
    symptom: """
      The request failed, the user deletes a digit and types it again, and nothing happens.
      """,
    hints: [
      "Fail once, delete the last digit and type it again. Does a request go out?",
      """
      The model takes an input that it has seen before for answered. It does not matter to it \
      that the answer was a failure.
      """,
      """
      Compare with what was answered, not with what was asked; or do not compare at all. A \
      failure must leave nothing behind that makes the next request look superfluous.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "skip-equal",
        summary: "Skipping an input that equals the last one.",
        why: "After a failure the same input can never be asked for again."
      )
    ],
    shownInBroken: .no(because: "it sends a request for every change, equal or not"),
    links: [
      Link(
        url: "https://github.com/vapor/vapor/issues/3483",
        says: """
          A shared request is forgotten only after a success, so one failure answers every later \
          call.
          """
      )
    ]
  )
}
