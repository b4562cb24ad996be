import FakeRuns
import Testing

/// What gives answers away: patches, the answer key, the solution, and when they are shown.
struct AnswerOutputTests {
  private let checkout: FakeCheckout

  init() throws {
    checkout = try FakeCheckout()
  }

  @Test func `the last hint is the patch, after a warning`() throws {
    try checkout.write("--- a\n+++ b\n", to: "Tests/Contract/Transactions/fixes/T8.patch")
    #expect(
      try checkout.run("hint", "t8", "--level", "fix").output == """
        T8  Pull to refresh replaces the list
        Katas/Transactions

        This spoils it: the smallest fix of the broken version, as a patch.

        --- a
        +++ b

        """)
    #expect(
      try checkout.run("hint", "T8", "--level=fix", "--json").output == #"""
        {
          "id": "T8",
          "patch": "--- a\n+++ b\n"
        }

        """#)
  }

  @Test func `a patch that is missing is one line`() throws {
    let run = try checkout.run("hint", "T8", "--level", "fix")
    #expect(
      run.error == """
        kata: there is no patch for T8 here (Tests/Contract/Transactions/fixes/T8.patch); \
        'kata hint T8 --level 3' tells the fix in words

        """)
    #expect(run.output.isEmpty)
    #expect(run.exitCode == 66)
  }

  @Test func `the reason is told once the finding is green`() throws {
    let run = try checkout.run("explain", "T8")
    #expect(
      run.error == """
        kata: no run has shown T8 green yet, and this would spoil it.
          To see how far it is: kata test Transactions
          To read it anyway:    kata explain T8 --anyway

        """)
    #expect(run.exitCode == 1)
    let told =
      "T8  Pull to refresh replaces the list\n\n**T8** Assign it.\n\n"
      + "Solutions/Transactions/WHY.md\n"
    #expect(try checkout.run("explain", "T8", "--anyway").output == told)
    try checkout.play([FakeTest(name: "T8 pull", message: "x")], status: 1)
    _ = try checkout.run("test")
    #expect(
      try checkout.run("explain", "T8").error
        .hasPrefix("kata: T8 is red in the last run, and this would spoil it.\n"))
    try checkout.play([FakeTest(name: "T8 pull")], status: 0)
    _ = try checkout.run("test")
    #expect(try checkout.run("explain", "T8").output == told)
  }

  @Test func `a finding that the key leaves out, and a key that is missing`() throws {
    #expect(
      try checkout.run("explain", "T9", "--anyway").error
        == "kata: Solutions/Transactions/WHY.md says nothing about T9\n")
    try checkout.remove("Solutions/Transactions/WHY.md")
    let run = try checkout.run("explain", "T8", "--anyway")
    #expect(
      run.error
        == "kata: there is no answer key here: Solutions/Transactions/WHY.md is missing\n")
    #expect(run.exitCode == 66)
  }

  @Test func `the solution is shown to those who are sure`() throws {
    let run = try checkout.run("diff", "Transactions")
    #expect(
      run.error
        == "kata: this shows the whole solution of Transactions; say '--yes' if you want that\n")
    #expect(run.exitCode == 64)
    #expect(
      try checkout.run("diff", "Transactions", "--yes").output == """
        --- Katas/Transactions/List.swift
        +++ Solutions/Transactions/List.swift
        @@ -1 +1 @@
        -let number = 1
        +let number = 2

        """)
    try checkout.write("let number = 2\n", to: "Katas/Transactions/List.swift")
    #expect(
      try checkout.run("diff", "Transactions", "--yes").output
        == "Your version is the solution, to the letter.\n")
  }
}

/// What `kata` alone says.
struct OverviewOutputTests {
  @Test func `it shows how far every kata is and what to do next`() throws {
    let checkout = try FakeCheckout()
    let first = try checkout.run()
    #expect(
      first.output == """
        kata            green   red  open
        Transactions        0     0    23   no run yet

        Start with Transactions, whose brief is Katas/Transactions/README.md.

          kata watch Transactions

        'kata help' shows all commands.

        """)
    #expect(first.exitCode == 0)
    try checkout.play(
      [FakeTest(name: "T4 a"), FakeTest(name: "T8 pull", message: "x")], status: 1)
    _ = try checkout.run("test")
    #expect(
      try checkout.run().output == """
        kata            green   red  open
        Transactions        1     1    21

        T8 is next: Pull to refresh replaces the list.

          kata watch Transactions

        'kata help' shows all commands.

        """)
    try checkout.write("let number = 3 // edited\n", to: "Katas/Transactions/List.swift")
    #expect(
      try checkout.run().output.contains(
        "\nTransactions        1     1    21   edited since the last run\n"))
  }

  @Test func `outside a checkout it says so`() throws {
    let run = try ToolRun([], environment: ["KATA_CHECKOUT": "/"])
    #expect(run.error == "kata: KATA_CHECKOUT is /, which is no checkout of the katas\n")
    #expect(run.exitCode == 66)
  }
}
