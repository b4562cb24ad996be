/// A small app that ships broken and fixed, with the findings that make the difference.
public struct Kata: Sendable, Hashable, Identifiable {
  /// The kata's name, which is also its folder in `Katas/`.
  public let name: String

  /// What the kata is called in its brief.
  public let title: String

  /// What the app is, in one line.
  public let summary: String

  /// The kata's findings, in the order of its answer key.
  public let findings: [Finding]

  /// The kata's name.
  public var id: String { name }

  /// Every kata, in the order in which they are meant to be worked on.
  public static let all: [Kata] = [transactions, search, converter]
}

extension Kata {
  private static let transactions = Kata(
    name: "Transactions",
    title: "The transactions that don't add up",
    summary: "A list of card payments, pull to refresh, and a detail behind each row.",
    findings: [
      .t1, .t2, .t3, .t4, .t5, .t6, .t7, .t8, .t9, .t10, .t11, .t12, .t13a, .t13b, .t13c, .t13d,
      .t14, .t15, .t16, .t17, .t18, .t19, .t20,
    ]
  )

  private static let search = Kata(
    name: "Search",
    title: "Search and spend",
    summary: "Part 2 of Transactions: add search, and show what was spent.",
    findings: [
      .s1, .s2, .s3, .s4, .s5, .s6, .s7, .s8, .s9, .s10, .s11, .s12,
    ]
  )

  private static let converter = Kata(
    name: "Converter",
    title: "The converter that shows the wrong answer",
    summary: "An amount, a currency, and a rates service that answers when it likes.",
    findings: [
      .c1, .c2, .c3, .c4, .c5, .c6, .c7, .c8, .c9, .c10, .c11, .c12, .c13, .c14, .c15, .c16, .c17,
      .c18, .c19, .c20, .c21, .c22,
    ]
  )
}
