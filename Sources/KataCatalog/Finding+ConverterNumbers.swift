// Converter · Beyond the key: numbers

extension Finding {
  /// C20: every result is an amount that money can have.
  public static let c20 = Finding(
    id: "C20",
    kata: "Converter",
    title: "Every result is an amount that money can have",
    symptom: """
      A tiny negative amount shows as -$0.00, and forty nines show a result that was rounded \
      without a word.
      """,
    hints: [
      """
      Try a tiny negative amount, forty nines, and an amount that ends half-way between two \
      cents. What should each one show?
      """,
      """
      Formatting rounds whatever it is given: below zero it may leave a sign without a value, \
      beyond the type's precision digits vanish, and half-way cases follow a rule that nobody \
      chose.
      """,
      """
      Refuse negative input and input with more digits than `Decimal` keeps exactly, pass no NaN \
      on, and round once, with the rule that the kata documents, before you format. A product that \
      `Decimal` could not keep exactly is a failure.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "negative-zero",
        summary: "Formatting a negative product as it is.",
        why: "`-0.001` prints `-$0.00`."
      ),
      Sinker(
        slug: "silent-precision",
        summary: "Converting a text with more digits than `Decimal` keeps.",
        why: "Forty nines are rounded without a word."
      ),
      Sinker(
        slug: "half-even",
        summary: "Leaving the rounding to the format's default.",
        why: "The default is half-even, which is not the rule that the kata documents."
      ),
      Sinker(
        slug: "rounded-product",
        summary: "Multiplying without asking whether the product was kept exactly.",
        why: "38 nines at a rate of 1.5 have 39 digits, and `Decimal` rounds them in silence."
      ),
    ],
    ties: [
      Tie(
        id: "C8",
        why: "Half a cent can be seen only where the result is printed as money."
      )
    ],
    links: [
      Link(
        url: "https://github.com/AlphaWallet/alpha-wallet-ios/pull/4930",
        says: "Small negative amounts lose their sign or show as minus zero."
      ),
      Link(
        url: "https://github.com/zmian/xcore/pull/122",
        says: "The formatter rounds half-way amounts to even, which surprised its users."
      ),
    ]
  )

  /// C21: a rate that makes no sense is an error.
  public static let c21 = Finding(
    id: "C21",
    kata: "Converter",
    title: "A rate that makes no sense is an error",
    symptom: """
      The service sends a rate of zero, and the screen says that the user's money is worth \
      nothing.
      """,
    hints: [
      """
      Let the service answer with zero, with a negative rate, and with none at all. Would you \
      believe the result?
      """,
      """
      A rate is multiplied by as it comes. Zero and less are numbers like any other to the code, \
      but none of them is a price.
      """,
      """
      Check the rate where it comes in: a rate that is missing, zero or negative is a failure, \
      and is shown as one.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "shows-zero",
        summary: "Using 0 for a rate that is missing or makes no sense.",
        why: "The screen shows 0.00, a wrong answer that looks like a right one."
      )
    ],
    links: [
      Link(
        url: "https://github.com/balance-io/balance-open/pull/329",
        says: "Tokens without a price were worth $0.00."
      ),
      Link(
        url: "https://github.com/blockchain/My-Wallet-V3-iOS/pull/55",
        says: "A multiplication goes ahead although the exchange rate is missing."
      ),
    ]
  )

  /// C22: the whole text is read, or refused.
  public static let c22 = Finding(
    id: "C22",
    kata: "Converter",
    title: "The whole text is read, or refused",
    symptom: """
      Paste "12abc", or 1.234,56 on an American phone, and get a result for only a part of it.
      """,
    hints: [
      """
      Paste "12abc" and an amount in another country's notation. Which part of the text did the \
      result use?
      """,
      """
      The parser takes the longest beginning that it understands and does not mention the rest, \
      so a wrong number arrives where an error should.
      """,
      """
      Match the whole text against the locale's format, for example `text.wholeMatch(of: \
      Decimal.FormatStyle.number.locale(locale))`, after trimming white space. It also takes \
      `1e3`: decide on that, and document it.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "prefix-parse",
        summary: "`Decimal(text, format: .number)`.",
        why: "It parses a prefix: \"12abc\" is 12 in every locale, and de_DE \"1.50\" is 150."
      )
    ],
    links: [
      Link(
        url: "https://github.com/swiftlang/swift-corelibs-foundation/issues/3840",
        says: "Decimal's parser takes the longest valid beginning instead of failing."
      ),
      Link(
        url: "https://github.com/swiftlang/swift-corelibs-foundation/issues/3914",
        says: "Decimal's parser skips white space and ignores what follows the number."
      ),
    ]
  )
}
