// Converter · What the user types and reads

extension Finding {
  /// C3: empty or odd input clears the result.
  public static let c3 = Finding(
    id: "C3",
    kata: "Converter",
    title: "Empty or odd input clears the result",
    symptom: """
      Delete everything, or paste "abc", and the app crashes. A lone minus sign shows 0.00.
      """,
    hints: [
      """
      What does the field contain after the user has deleted everything? And after typing \
      nothing but a minus sign?
      """,
      """
      Parsing can fail, and the code takes success for granted. Some texts that are no numbers, \
      a lone sign or a lone dot, even parse as zero.
      """,
      """
      Guard: where the text is not a number as a whole, clear the result and send nothing. Do \
      not rely on nil alone, since `Decimal(string: "-")` is 0.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "default-zero",
        summary: "`?? 0` in place of the forced unwrap.",
        why: "An empty field shows 0.00 and sends a request."
      ),
      Sinker(
        slug: "nil-is-invalid",
        summary: "Taking nil for the only sign of a text that is no number.",
        why: "`Decimal(string: \"-\")` is 0, so a lone sign shows a result."
      ),
    ],
    links: [
      Link(
        url: "https://github.com/vergecurrency/vIOS/issues/21",
        says: "A send screen crashes when the amount starts with a dot."
      ),
      Link(
        url: "https://github.com/appcoda/Print2PDF/issues/4",
        says: "A price that is not a number crashes the total."
      ),
    ]
  )

  /// C6: the field is read in the user's locale.
  public static let c6 = Finding(
    id: "C6",
    kata: "Converter",
    title: "The field is read in the user's locale",
    symptom: "A German user types 12,5 and gets the result for 12.",
    hints: [
      """
      Type the same amount as a German, an Indian and an Egyptian user would. What does the code \
      take each of them for?
      """,
      """
      The parser knows only the dot, ASCII digits and no grouping, and it stops without an error \
      at the first character that it does not know.
      """,
      """
      Parse with the number format of the injected locale \
      (`Decimal.FormatStyle.number.locale(locale)`), matched against the whole text.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "replace-comma",
        summary: "Replacing every comma by a dot.",
        why: "1.234,5 turns into 1.234.5, which is read as 1.234."
      )
    ],
    links: [
      Link(
        url: "https://github.com/code-payments/code-ios-app/pull/372",
        says: "1,50 is taken for 1 in several money flows."
      ),
      Link(
        url: "https://github.com/dashpay/dashwallet-ios/pull/852",
        says: "Entering 5,5 buys 5, and the fallback never runs."
      ),
      Link(
        url: "https://github.com/woocommerce/woocommerce-ios/issues/6842",
        says: "Digits from an Arabic keyboard are filtered out of amount fields."
      ),
    ]
  )

  /// C8: the result reads as money.
  public static let c8 = Finding(
    id: "C8",
    kata: "Converter",
    title: "The result reads as money",
    symptom: """
      The result says 1375 or 8.5673: no symbol, no grouping, and a number of decimals that no \
      currency has.
      """,
    hints: [
      """
      Convert to yen and to pounds and read the result aloud. What is missing for it to be an \
      amount of money?
      """,
      """
      The product is put into a string as a bare number. Symbol, grouping, decimals and their \
      order depend on the currency and on the reader.
      """,
      """
      Format with `.formatted(.currency(code:).locale(locale))`, with the target currency's code \
      and the injected locale.
      """,
    ],
    sinkers: [
      Sinker(
        slug: "string-format",
        summary: "`String(format: \"%.2f\", …)`.",
        why: "Yen get two decimals, and neither grouping nor symbol nor locale is there."
      )
    ],
    links: [
      Link(
        url: "https://github.com/trustwallet/trust-wallet-ios/pull/927",
        says: "Decimal and grouping marks are the same character, so an amount cannot be read."
      )
    ]
  )
}
