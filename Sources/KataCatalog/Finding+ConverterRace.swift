// Converter · Requests that overlap or fail

extension Finding {
  /// C1: the newest input wins.
  public static let c1 = Finding(
    id: "C1",
    kata: "Converter",
    title: "The newest input wins",
    symptom: "Type 1, 12, 125 quickly, and now and then the screen ends on the result for 12.",
    hints: [
      """
      Type 1, 12 and 125 quickly. How many requests are in flight then, and whose answer lands \
      last?
      """,
      """
      Answers arrive in any order, and each of them writes its result when it comes, whatever \
      the field says by then.
      """,
      """
      Keep the task, cancel it when the amount or the currency changes, and check for \
      cancellation after the await, before you write: an API that ignores cancellation still \
      returns its answer.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "cancel-only",
        summary: "Cancelling the old task without a check before the write.",
        why: "An API that ignores cancellation still returns, and its old answer is written."
      ),
      Sinker(
        slug: "currency-only",
        summary: "Comparing only the currency of the answer with the current one.",
        why: "Three amounts in one currency still race."
      ),
    ],
    links: [
      Link(
        url: "https://github.com/mozilla-mobile/firefox-ios/pull/34583",
        says: "Late suggestions for an older query replace those for the newer one."
      ),
      Link(
        url: "https://github.com/Droidective/Droidective/pull/219",
        says: "Cancelled work writes all the same, and panes show the previous subject."
      ),
    ]
  )

  /// C2: a failure stops the spinner.
  public static let c2 = Finding(
    id: "C2",
    kata: "Converter",
    title: "A failure stops the spinner",
    symptom: "The network is down, and the spinner turns for ever.",
    hints: [
      "Suppose that the rate call throws. Which lines of the task are never reached?",
      """
      An error ends a task quietly: nobody awaits it, so nobody hears of the error, and the \
      lines after the throwing one are skipped.
      """,
      """
      Handle both outcomes in the task, with `do` and `catch`, and end the loading state on each \
      path.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "try-optional",
        summary: "`try?` in front of the rate call.",
        why: "The spinner may stop, but the failure is thrown away and nothing can be shown."
      )
    ],
    links: [
      Link(
        url: "https://github.com/onevcat/Kingfisher/issues/215",
        says: "An early exit on an invalid URL skips the line that stops the indicator."
      )
    ]
  )

  /// C5: an old request never hides the new one's spinner.
  public static let c5 = Finding(
    id: "C5",
    kata: "Converter",
    title: "An old request never hides the new one's spinner",
    symptom: """
      The spinner goes out while the newest request is still on its way: the old one that ended \
      took it along.
      """,
    hints: [
      """
      Let two requests overlap and end the older one first, once well and once badly. Whose \
      spinner goes out?
      """,
      """
      One flag serves all requests, and the first to end clears it, even if it was replaced long \
      ago.
      """,
      """
      Let only the current task end the loading state: check after the await, on both paths, \
      that the task was not cancelled.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "defer",
        summary: "`defer { isLoading = false }` in the task.",
        why: "It runs for a replaced task as well, and hides the newer one's spinner."
      )
    ],
    links: [
      Link(
        url: "https://github.com/niederme/ai-quota/pull/6",
        says: "A cancelled load clears the loading flag after the next load has begun."
      )
    ]
  )

  /// C10: a burst of keystrokes sends one request.
  public static let c10 = Finding(
    id: "C10",
    kata: "Converter",
    title: "A burst of keystrokes sends one request",
    symptom: "Type four digits, and the server gets four requests, of which three are for nothing.",
    hints: [
      "Count the requests while you type four digits quickly. When is an input worth asking about?",
      """
      Each keystroke goes to the server at once. Nothing waits to see whether another one \
      follows.
      """,
      """
      Start the task with a sleep of 300 ms on an injected `any Clock<Duration>` and let it \
      throw: the next keystroke cancels the task, the sleep ends early with an error, and the \
      API is never reached.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "try-sleep",
        summary: "`try?` in front of the sleep.",
        why: "A cancelled keystroke stops sleeping and goes on to the API."
      ),
      Sinker(
        slug: "real-sleep",
        summary: "Sleeping in real time, in the test as well.",
        why: """
          The test is slow and depends on luck: it does not show that the request waits for the \
          last keystroke.
          """
      ),
    ],
    ties: [
      Tie(
        id: "C1",
        why: "A keystroke that is replaced has to be stopped before it can be kept from the API."
      )
    ],
    links: [
      Link(
        url: "https://github.com/satsdisco/JellyAmp/issues/41",
        says: """
          A pause before each search, with the earlier search left running, gives answers in any \
          order.
          """
      )
    ]
  )
}
