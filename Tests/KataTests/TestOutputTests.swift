import FakeRuns
import Testing

/// What `kata test` prints, with a checkout and a toolchain that are made up.
struct TestOutputTests {
  private let checkout: FakeCheckout
  private static let green = FakeTest(name: "T8 pull to refresh replaces the list")
  private static let red = FakeTest(
    name: "T8 pull to refresh replaces the list", message: "expected 2\nseen 4")

  init() throws {
    checkout = try FakeCheckout()
  }

  @Test func `the first run shows every finding and the first failure`() throws {
    try checkout.play([FakeTest(name: "T4 no spinner"), Self.red], status: 1)
    let run = try checkout.run("test", "transactions")
    #expect(run.output.hasPrefix("Transactions: 1 green, 1 red, 21 open\n\n  – T1    A client can"))
    #expect(run.output.contains("\n  ✔ T4    A failed load leaves no spinner turning\n"))
    #expect(
      run.output.hasSuffix(
        """
          – T20   An open detail shows current data

        ✘ T8 pull to refresh replaces the list
          Tests/Suite/List.swift:7
          expected 2
          seen 4

          What happened:
            1  you  open the app

        For a hint: kata hint T8

        """))
    #expect(
      run.error == """
        kata: building BrokenTransactions, which takes a minute or two the first time
        kata: running the tests of BrokenTransactions

        """)
    #expect(run.exitCode == 1)
    #expect(checkout.read("fake/kata") == "Transactions\n")
  }

  @Test func `what has turned comes first`() throws {
    try checkout.play([FakeTest(name: "T4 a", message: "x"), Self.green], status: 1)
    _ = try checkout.run("test")
    try checkout.play([FakeTest(name: "T4 a"), Self.red], status: 1)
    let run = try checkout.run("test")
    #expect(
      run.output.hasPrefix(
        """
        Transactions: 1 green, 1 red, 21 open

          ✔ newly green  T4    A failed load leaves no spinner turning
          ✘ newly red    T8    Pull to refresh replaces the list


        """))
    try checkout.play([FakeTest(name: "T4 a"), Self.green], status: 0)
    let third = try checkout.run("test")
    #expect(third.exitCode == 0)
    #expect(third.output.hasSuffix("Compare with the solution: kata diff Transactions\n"))
    #expect(try checkout.run("test").output.contains("\nNothing has turned since the last run.\n"))
  }

  @Test func `the first error of the compiler is shown, and no other`() throws {
    let folder = "\(checkout.root.path)/Katas/Transactions"
    try checkout.write(
      """
      \(folder)/List.swift:1:5: error: cannot find 'x' in scope
      1 | x
        | `- error: cannot find 'x' in scope
      \(folder)/List.swift:2:5: error: another

      """, to: "fake/build.txt")
    let run = try checkout.run("test", "Transactions")
    #expect(
      run.output == """
        Transactions: it does not compile

        Katas/Transactions/List.swift:1:5: error: cannot find 'x' in scope
        1 | x
          | `- error: cannot find 'x' in scope

        """)
    #expect(run.exitCode == 2)
    #expect(
      try checkout.run().output.contains("the last build failed: Katas/Transactions/List.swift:1:5")
    )
  }

  @Test func `a hang names the test`() throws {
    let line = "the main actor made no progress for 20 s while `T8 pull` was running: a loop?"
    try checkout.play(
      [FakeTest(name: "T4 a"), FakeTest(name: "T8 pull", hasEnded: false)], status: 70,
      errors: "kata: \(line)\n")
    let run = try checkout.run("test", "Transactions")
    #expect(run.output.hasPrefix("Transactions: 1 green, 1 red, 21 open\n"))
    #expect(
      run.output.hasSuffix(
        """


        the main actor made no progress for 20 s while `T8 pull` was running: a loop?

        What it printed: .build/kata/Transactions.log

        """))
    #expect(run.exitCode == 70)
    #expect(try checkout.run().output.contains("   the last run hung: T8 pull\n"))
  }

  @Test func `a crash without a word names the test as well`() throws {
    try checkout.play([FakeTest(name: "T8 pull", hasEnded: false)], status: 3)
    let run = try checkout.run("test", "Transactions")
    #expect(run.output.contains("\n\nthe tests ended with status 3 while `T8 pull` was running\n"))
    #expect(run.exitCode == 70)
  }

  @Test func `a script gets the same as JSON`() throws {
    try checkout.play([Self.red], status: 1)
    let run = try checkout.run("test", "Transactions", "--json")
    #expect(
      run.output.hasPrefix(
        """
        {
          "katas": [
            {
              "kata": "Transactions",
              "outcome": "complete",
              "message": null,
              "findings": [
                {
                  "id": "T1",
                  "title": "A client can name the model type without a prefix",
                  "verdict": "open"
                },

        """))
    #expect(run.output.contains(#""message": "expected 2\nseen 4""#))
    #expect(run.exitCode == 1)
  }

  @Test func `without a toolchain it says so`() throws {
    var environment = checkout.environment
    environment["PATH"] = "/nowhere"
    let run = try ToolRun(["test", "Transactions"], environment: environment)
    #expect(run.output.isEmpty)
    #expect(
      run.error.hasSuffix(
        """
        kata: no Swift toolchain found: install Swift 6.2 or later (https://swift.org/install)

        """))
    #expect(run.exitCode == 69)
  }

  @Test func `a kata that is not here is named`() throws {
    let run = try checkout.run("test", "Search")
    #expect(
      run.error == """
        kata: Search is not in this checkout: there is no Katas/Search; there is Transactions

        """)
    #expect(run.exitCode == 66)
  }
}
