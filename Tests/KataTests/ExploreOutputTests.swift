import Foundation
import Testing

/// What `kata explore` prints, and what `kata test` adds when all is green, with a toolchain that is
/// made up.
struct ExploreOutputTests {
  private let checkout: FakeCheckout

  init() throws {
    checkout = try FakeCheckout()
  }

  private static let sentence = "explored 12,480 sequences of up to 6 events and 200 walks (seed 1)"

  @Test func `a version that breaks nothing is one line and 0`() throws {
    try checkout.playExploration(broken: [])
    let run = try checkout.run("explore", "transactions")
    #expect(run.output == "\(Self.sentence); nothing broke\n")
    #expect(
      run.error == """
        kata: building BrokenTransactions to explore it, which takes half a minute the first time
        kata: exploring BrokenTransactions

        """)
    #expect(run.exitCode == 0)
    #expect(checkout.read("fake/explored") == "BrokenTransactions\n")
    #expect(checkout.read("fake/limits") == "--json --seconds 10\n")
  }

  @Test func `each broken rule has its finding, what happened and a script`() throws {
    try checkout.playExploration(broken: [("Rows are there.", "T8"), ("The app survives.", nil)])
    let run = try checkout.run("explore", "Transactions")
    #expect(
      run.output == """
        ✘ Rows are there.
          seen 4

          T8: Pull to refresh replaces the list
          For a hint: kata hint T8

          What was done:
            open → pull

          What happened:
            1  you  open the app

          As a script for 'kata play --script':
            open
            pull

        ✘ The app survives.
          seen 4

          A rule of the brief that no finding tells of.

          What was done:
            open → pull → pull

          What happened:
            1  you  open the app

          As a script for 'kata play --script':
            open
            pull

        \(Self.sentence); 2 rules broke

        """)
    #expect(run.exitCode == 1)
  }

  @Test func `the limits reach the explorer, and the fixed app can be explored`() throws {
    try checkout.playExploration(broken: [])
    let run = try checkout.run(
      "explore", "transactions", "--fixed", "--depth", "4", "--seconds=0", "--seed", "7")
    #expect(run.exitCode == 0)
    #expect(checkout.read("fake/explored") == "FixedTransactions\n")
    #expect(checkout.read("fake/limits") == "--json --seconds 0 --depth 4 --seed 7\n")
  }

  @Test func `a script gets JSON`() throws {
    try checkout.playExploration(broken: [("Rows are there.", "T8")])
    let run = try checkout.run("explore", "transactions", "--json")
    #expect(run.output == checkout.read("fake/exploration"))
    #expect(run.exitCode == 1)
  }

  @Test(arguments: [
    ([], "'kata explore' needs the name of a kata; 'kata list' shows them all"),
    (
      ["transaktions"],
      "there is no kata 'transaktions', did you mean Transactions? 'kata list' shows them all"
    ),
    (["transactions", "--depth", "0"], "'--depth' takes a whole number from 1 to 20, not '0'"),
    (
      ["transactions", "--depth", "many"], "'--depth' takes a whole number from 1 to 20, not 'many'"
    ),
    (
      ["transactions", "--seconds=-1"], "'--seconds' takes a whole number from 0 to 3600, not '-1'"
    ),
    (["transactions", "--seed", "1.5"], "'--seed' takes a whole number from 0, not '1.5'"),
    (
      ["transactions", "--seed"],
      "'--seed' needs a value; 'kata help explore' shows how to use it"
    ),
    (
      ["transactions", "--dept"],
      "'kata explore' has no option '--dept', did you mean --depth? 'kata help explore' shows what "
        + "it takes"
    ),
  ])
  func `a command line that cannot be understood is one line and 64`(
    arguments: [String], message: String
  ) throws {
    let run = try ToolRun(["explore"] + arguments, environment: checkout.environment)
    #expect(run.output.isEmpty)
    #expect(run.error == "kata: \(message)\n")
    #expect(run.exitCode == 64)
  }

  @Test func `a version that does not compile is its first error and 2`() throws {
    try checkout.write(
      "\(checkout.root.path)/Katas/Transactions/List.swift:1:5: error: no\n",
      to: "fake/explorer.txt")
    let run = try checkout.run("explore", "transactions")
    #expect(run.output.isEmpty)
    #expect(run.error.hasSuffix("\nkata: Katas/Transactions/List.swift:1:5: error: no\n"))
    #expect(run.exitCode == 2)
  }

  @Test func `an exploration that fails says what it said, and 70`() throws {
    let run = try checkout.run("explore", "transactions")
    #expect(
      run.error.hasSuffix(
        "\nkata: the exploration of BrokenTransactions failed: the exploration has failed\n"))
    #expect(run.exitCode == 70)
  }

  @Test func `Ctrl-C ends the explorer as well`() throws {
    try checkout.write("", to: "fake/hangs-exploring")
    let run = try WatchRun(["explore", "transactions"], environment: checkout.environment)
    let process = try #require(checkout.testProcess())
    #expect(run.interrupt() == 130)
    #expect(kill(process, 0) == -1 && errno == ESRCH)
  }

  // MARK: After the tests

  @Test func `a green kata is explored after its tests`() throws {
    try checkout.playGreen()
    try checkout.playExploration(broken: [])
    let run = try checkout.run("test", "transactions")
    #expect(run.output.hasSuffix("kata diff Transactions\n\n\(Self.sentence); nothing broke\n"))
    #expect(run.exitCode == 0)
    #expect(checkout.read("fake/limits") == "--json --seconds 5\n")
  }

  @Test func `of what breaks then, the shortest is shown and the others are counted`() throws {
    try checkout.playGreen()
    try checkout.playExploration(broken: [("A.", "T8"), ("B.", "T4"), ("C.", nil)])
    let run = try checkout.run("test", "transactions")
    #expect(run.output.contains("\n\n✘ A.\n  seen 4\n\n  T8: Pull to refresh replaces the list\n"))
    #expect(!run.output.contains("✘ B."))
    #expect(
      run.output.hasSuffix(
        "; 3 rules broke\n2 more rules: kata explore Transactions shows all of them\n"))
    #expect(run.exitCode == 1)
  }

  @Test func `nothing is explored while something is red, or where it is not wanted`() throws {
    try checkout.playExploration(broken: [])
    try checkout.playGreen()
    #expect(try checkout.run("test", "transactions", "--no-explore").exitCode == 0)
    try checkout.play([.init(name: "T8 pull", message: "seen 4")], status: 1)
    #expect(try checkout.run("test", "transactions").exitCode == 1)
    #expect(checkout.read("fake/explored") == nil)
  }

  @Test func `a script gets what was explored with the verdicts`() throws {
    try checkout.playGreen()
    try checkout.playExploration(broken: [])
    let run = try checkout.run("test", "transactions", "--json")
    #expect(run.output.contains("\"explored\": {\n        \"sequences\": 12480,"))
    let other = try checkout.run("test", "transactions", "--json", "--no-explore")
    #expect(other.output.contains("\"explored\": null"))
  }
}
