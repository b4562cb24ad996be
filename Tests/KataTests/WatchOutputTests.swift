import FakeRuns
import Foundation
import Testing

/// What `kata watch` does on a save and on Ctrl-C, with a toolchain that is made up.
struct WatchOutputTests {
  private let checkout: FakeCheckout
  private static let waiting = "Waiting for a save in Katas/Transactions; Ctrl-C ends.\n\n"

  init() throws {
    checkout = try FakeCheckout()
  }

  @Test func `a save runs the tests again and shows what has turned`() throws {
    try checkout.play([FakeTest(name: "T8 pull", message: "seen 4")], status: 1)
    let watch = try WatchRun(["watch", "transactions"], environment: checkout.environment)
    #expect(
      watch.output(upTo: Self.waiting) == """
        Transactions: 0 green, 1 red, 22 open

          ✘ T8
          – T1 T2 T3 T4 T5 T6 T7 T9 T10 T11 T12 T13a T13b T13c T13d T14 T15 T16 T17 T18
            T19 T20

        ✘ T8 pull
          Tests/Suite/List.swift:7
          seen 4

          What happened:
            1  you  open the app

        For a hint: kata hint T8

        \(Self.waiting)
        """)
    try checkout.play([FakeTest(name: "T8 pull")], status: 0)
    try checkout.write("let number = 2 // saved\n", to: "Katas/Transactions/List.swift")
    #expect(
      watch.output(upTo: "\n  – ") == """
        Transactions: 1 green, 0 red, 22 open

          ✔ newly green  T8    Pull to refresh replaces the list

          ✔ T8
          – \("")
        """)
    #expect(watch.interrupt() == 130)
  }

  @Test func `a save while tests hang ends them and starts afresh`() throws {
    try checkout.play([FakeTest(name: "T8 pull", hasEnded: false)], status: 1)
    try checkout.write("", to: "fake/hangs")
    let watch = try WatchRun(["watch"], environment: checkout.environment)
    _ = watch.error(upTo: "kata: running the tests")
    let process = try #require(checkout.testProcess())
    try checkout.remove("fake/hangs")
    try checkout.play([FakeTest(name: "T8 pull")], status: 0)
    try checkout.write("let number = 2 // saved\n", to: "Katas/Transactions/List.swift")
    #expect(watch.output(upTo: "open\n") == "Transactions: 1 green, 0 red, 22 open\n")
    #expect(kill(process, 0) == -1 && errno == ESRCH)
    #expect(watch.interrupt() == 130)
  }

  @Test func `Ctrl-C leaves no process behind`() throws {
    try checkout.play([FakeTest(name: "T8 pull", hasEnded: false)], status: 1)
    try checkout.write("", to: "fake/hangs")
    let watch = try WatchRun(["watch"], environment: checkout.environment)
    _ = watch.error(upTo: "kata: running the tests")
    let process = try #require(checkout.testProcess())
    #expect(watch.interrupt() == 130)
    #expect(kill(process, 0) == -1 && errno == ESRCH)
    #expect(try checkout.run().output.contains("   the last run was stopped\n"))
  }

  @Test func `a build that fails is told, and the watch goes on`() throws {
    try checkout.write("error: no such module 'X'\n", to: "fake/build.txt")
    let watch = try WatchRun(["watch", "Transactions"], environment: checkout.environment)
    #expect(
      watch.output(upTo: Self.waiting) == """
        Transactions: it does not compile

        error: no such module 'X'

        \(Self.waiting)
        """)
    #expect(watch.interrupt() == 130)
  }

  @Test func `when every finding is green it explores, until the next save`() throws {
    try checkout.playGreen()
    try checkout.playExploration(broken: [])
    let watch = try WatchRun(["watch", "transactions"], environment: checkout.environment)
    let output = watch.output(upTo: Self.waiting)
    #expect(
      output.hasSuffix("1); nothing broke\n\n" + Self.waiting)
        && output.contains(": 23 green, 0 red\n"))
    try checkout.write("", to: "fake/hangs-exploring")
    try checkout.write("let number = 2 // saved\n", to: "Katas/Transactions/List.swift")
    let process = try #require(checkout.testProcess())
    try checkout.remove("fake/hangs-exploring")
    try checkout.write("let number = 3 // saved\n", to: "Katas/Transactions/List.swift")
    #expect(watch.output(upTo: Self.waiting).contains("nothing broke\n"))
    #expect(kill(process, 0) == -1 && errno == ESRCH)
    #expect(watch.interrupt() == 130)
  }

  @Test func `an explorer that does not compile is told, and the watch goes on`() throws {
    try checkout.playGreen()
    try checkout.write("error: no such module 'X'\n", to: "fake/explorer.txt")
    let watch = try WatchRun(["watch", "Transactions"], environment: checkout.environment)
    #expect(
      watch.output(upTo: Self.waiting).hasSuffix("kata: no such module 'X'\n\n" + Self.waiting))
    #expect(watch.interrupt() == 130)
  }
}
