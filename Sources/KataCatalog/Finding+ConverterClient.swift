// Converter · What other code meets

extension Finding {
  /// C4: screen state belongs to the main actor.
  public static let c4 = Finding(
    id: "C4",
    kata: "Converter",
    title: "Screen state belongs to the main actor",
    symptom: """
      Now and then the screen shows half of an update or crashes, and no compiler says why: any \
      thread may write what the screen reads.
      """,
    hints: [
      "Which thread or actor sets the result, and which one reads it?",
      """
      Nothing says where the type lives, so its tasks run on the shared pool and write there, \
      while the screen reads on the main thread. In Swift 5 mode that compiles without a word.
      """,
      """
      Put `@MainActor` on the view model. Code that touches its state from a nonisolated \
      synchronous function then no longer compiles.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "dispatch-main",
        summary: "Hopping to the main queue with `DispatchQueue.main.async` before each write.",
        why: "The compiler still lets any code read and write the state from anywhere."
      )
    ],
    links: [
      Link(
        url: "https://github.com/badbread/crumbvms/issues/336",
        says: "A background resume writes published session state, which is a data race."
      ),
      Link(
        url: "https://github.com/johnpatrickmorgan/FlowStacks/issues/27",
        says: """
          After a sleep the rest of the method runs on a pool thread, although its caller was on \
          the main actor.
          """
      ),
    ]
  )

  /// C11: other code cannot write the state or reach the API.
  public static let c11 = Finding(
    id: "C11",
    kata: "Converter",
    title: "Other code cannot write the state or reach the API",
    symptom: """
      Any screen of the app can set the result or call the rates service behind the model's back, \
      and one day one does.
      """,
    hints: [
      """
      Write a line in another file that sets the result, and one that calls the API through the \
      model. Who stops you?
      """,
      """
      Everything in the model is as visible and as writable for others as for the model itself. \
      Rules that only its author knows do not hold.
      """,
      "Make the state `private(set)` and `api` `private`: others read, and only the model writes.",
    ]
  )

  /// C13: a Swift 6 client can share the rates service.
  public static let c13 = Finding(
    id: "C13",
    kata: "Converter",
    title: "A Swift 6 client can share the rates service",
    symptom: """
      A client that is built in Swift 6 mode does not compile as soon as it hands the rates \
      service to another task.
      """,
    hints: [
      """
      Compile a client in Swift 6 mode that passes the service on to another task. What does the \
      compiler miss?
      """,
      """
      The service crosses from one isolation to another, and nothing in its declaration promises \
      that this is safe.
      """,
      """
      Declare `protocol RatesAPI: Sendable`, and every conforming type then has to keep that \
      promise under the compiler's eyes.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "unchecked",
        summary: "`@unchecked Sendable` on a wrapper or a conforming type.",
        why: "The promise is not checked, and a client's `any RatesAPI` is still not Sendable."
      ),
      Sinker(
        slug: "nonisolated-unsafe",
        summary: "`nonisolated(unsafe)` on the stored service.",
        why: """
          It silences one place; every client that passes the service on still fails to compile.
          """
      ),
    ]
  )

  /// C14: only a currency passes for a currency.
  public static let c14 = Finding(
    id: "C14",
    kata: "Converter",
    title: "Only a currency passes for a currency",
    symptom: """
      "usd" is another currency than "USD", and any text at all goes to the server as one.
      """,
    hints: [
      "Pass the user's name where the currency belongs. Who notices, and when?",
      """
      A currency is a piece of text here, and so is everything else. The compiler cannot tell \
      one text from another, and no place checks it.
      """,
      """
      Make a small `Currency` type over ISO codes: it takes a literal, normalises case, and \
      refuses unknown codes with a clear error where text comes in.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "typealias",
        summary: "`typealias Currency = String`.",
        why: "It is only another name: every string still passes."
      )
    ],
    links: [
      Link(
        url: "https://github.com/safe-global/safe-ios/issues/1837",
        says: """
          A currency code is passed where a locale's identifier belongs, and the compiler does not \
          mind.
          """
      )
    ]
  )

  /// C15: closing the screen frees everything.
  public static let c15 = Finding(
    id: "C15",
    kata: "Converter",
    title: "Closing the screen frees everything",
    symptom: """
      Open and close the screen ten times, and ten models with their services are still in memory.
      """,
    hints: [
      """
      When the screen is closed, who still holds the model? Follow every reference, and do not \
      forget the closures.
      """,
      """
      The owner holds the model, the model holds a closure, and the closure holds the owner. Not \
      one of the three can go first.
      """,
      """
      Make the model `@Observable` and drop the `onChange` closure altogether; or capture `[weak \
      self]` where the closure is set.
      """,
    ],
    links: [
      Link(
        url: "https://github.com/DeclarativeHub/Bond/issues/391",
        says: "An observer's closure keeps its controller alive, even on a path that never runs."
      )
    ]
  )
}
