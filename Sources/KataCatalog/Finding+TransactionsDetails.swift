// Transactions · Read the code: the details

extension Finding {
  /// T13a: signs are readable without colour.
  public static let t13a = Finding(
    id: "T13a",
    kata: "Transactions",
    title: "Signs are readable without colour",
    symptom: """
      Whether money came in or went out can be told only from red and green. A colour-blind reader \
      and VoiceOver learn nothing.
      """,
    hints: [
      """
      Look at the list in greyscale, or have it read to you. What is left of the difference \
      between a payment and a refund?
      """,
      """
      The sign is taken off the number and given to a colour. Colour is an extra that not \
      everyone gets; text is what everyone gets, VoiceOver included.
      """,
      """
      Format the signed amount, so that the currency format writes the minus sign, and let the \
      accessibility label carry the same text. Use green for money in and the ordinary colour \
      for money out: spending is not an error.
      """,
    ]
  )

  /// T13b: leaving the screen mid-load is not a failure.
  public static let t13b = Finding(
    id: "T13b",
    kata: "Transactions",
    title: "Leaving the screen mid-load is not a failure",
    symptom: """
      Leave the screen while it loads, come back, and an alert complains about an operation that \
      was cancelled.
      """,
    hints: [
      "Who ends the load when its screen goes away, and how does the load hear of it?",
      """
      SwiftUI cancels the task of a view that leaves, and the cancelled request throws. The \
      catch treats that like any other failure, although nobody is waiting for it.
      """,
      """
      When the load was cancelled, write nothing that the user would see as a failure, and leave \
      a state from which the next appearance loads again, never a loading state that nobody will \
      end.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "stay-loading",
        summary: "Ignoring the cancellation and leaving the state at loading.",
        why: "The spinner turns for ever, and coming back does not load.",
        alsoAffects: ["T14"]
      )
    ],
    links: [
      Link(
        url: "https://github.com/kasianov-mikhail/scout/pull/767",
        says: "A view that is recreated cancels its loads, and an error page flashes up."
      ),
      Link(
        url: "https://github.com/mlemgroup/mlem/pull/1223",
        says: "A load that is cancelled when its view leaves stays in its loading state for good."
      ),
    ]
  )

  /// T13c: minor units follow the currency.
  public static let t13c = Finding(
    id: "T13c",
    kata: "Transactions",
    title: "Minor units follow the currency",
    symptom: "Twelve hundred yen are shown as 12, and one and a half Kuwaiti dinars as 15.",
    hints: [
      "The wire sends minor units. How many of them make one yen, one euro, one dinar?",
      """
      Every amount is divided by one hundred. That is right for most currencies, but some have \
      no minor unit and some have a thousand.
      """,
      """
      Take the exponent from a small injected table of ISO 4217 or from the backend, and scale \
      the `Decimal` by it: JPY 0, EUR 2, KWD 3. Neither `NumberFormatter` on Linux nor \
      `Locale.Currency` knows it. Write with as many places: the platform's style has none for IQD.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "jpy-only",
        summary: "A special case for JPY.",
        why: "Other currencies without a minor unit, and those with three decimals, stay wrong."
      ),
      Sinker(
        slug: "platform-digits",
        summary: "Leaving the decimal places to the platform's style.",
        why: "It writes none for IQD, RSD and others: 1.500 dinars read \"IQD 2\"."
      ),
    ],
    ties: [
      Tie(
        id: "T9",
        why: "A yen can be seen to be right only once its row is shown in yen."
      )
    ],
    links: [
      Link(
        url: "https://github.com/primer-io/primer-sdk-ios/pull/1816",
        says: "Only currencies without decimals were told apart, so 8 dinars came out as 80."
      ),
      Link(
        url: "https://github.com/omise/omise-ios/pull/321",
        says: "A payment sheet gets the precision of yen wrong."
      ),
      Link(
        url: "https://github.com/Adyen/adyen-ios/issues/165",
        says: "The platform's digits and the payment backend's disagree for some currencies."
      ),
    ]
  )

  /// T13d: a parent that redraws builds one service.
  public static let t13d = Finding(
    id: "T13d",
    kata: "Transactions",
    title: "A parent that redraws builds one service",
    symptom: """
      Nothing to see in the list, but each redraw of the parent opens another session to the \
      server.
      """,
    hints: [
      """
      Put a counter into the service's initializer and redraw the parent fifty times. Whose line \
      builds a service each time?
      """,
      """
      A view is a value that its parent makes anew on every redraw, and the default value of its \
      state is an expression that runs each time. The first result is kept, the others are built \
      and thrown away.
      """,
      """
      Let the root view own the model, make it once, and pass it down as a plain property. This \
      concerns `@State` as a property wrapper, up to Xcode 26; the macro of Xcode 27 builds the \
      value once.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "default-argument",
        summary: "A default argument `service: … = TransactionService()` at that place.",
        why: "The default is evaluated wherever the view is made: on every redraw."
      )
    ]
  )
}
