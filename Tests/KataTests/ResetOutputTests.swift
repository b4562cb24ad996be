import Foundation
import Testing

/// What `kata reset` does to files, and what it says.
struct ResetOutputTests {
  private let checkout: FakeCheckout

  init() throws {
    checkout = try FakeCheckout()
    try checkout.write(".build/\n", to: ".gitignore")
    try git("init", "-q")
    try git("add", "-A")
    try git("commit", "-q", "-m", "shipped")
  }

  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let identity = ["-c", "user.name=x", "-c", "user.email=x@example.com"]
    process.arguments = ["git"] + identity + arguments
    process.currentDirectoryURL = checkout.root
    process.environment = checkout.environment
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    end.wait()
    try #require(process.terminationStatus == 0)
  }

  @Test func `edited, new and deleted files are put back and kept aside`() throws {
    try checkout.write("mine\n", to: "Katas/Transactions/List.swift")
    try checkout.write("new\n", to: "Katas/Transactions/Deep/New.swift")
    let run = try checkout.run("reset", "transactions")
    #expect(
      run.output == """
        Transactions is as in HEAD again:
          moved away Katas/Transactions/Deep/New.swift
          restored   Katas/Transactions/List.swift

        Your version is in .build/kata/kept/Transactions-1.

        """)
    #expect(run.error.isEmpty)
    #expect(run.exitCode == 0)
    #expect(checkout.read("Katas/Transactions/List.swift") == "let number = 1\n")
    #expect(checkout.read("Katas/Transactions/Deep/New.swift") == nil)
    #expect(checkout.read(".build/kata/kept/Transactions-1/List.swift") == "mine\n")
    #expect(checkout.read(".build/kata/kept/Transactions-1/Deep/New.swift") == "new\n")

    try checkout.remove("Katas/Transactions/List.swift")
    #expect(
      try checkout.run("reset", "Transactions").output == """
        Transactions is as in HEAD again:
          restored   Katas/Transactions/List.swift


        """)
    #expect(checkout.read("Katas/Transactions/List.swift") == "let number = 1\n")
  }

  @Test func `what was kept before is never overwritten`() throws {
    for text in ["one", "two"] {
      try checkout.write(text, to: "Katas/Transactions/List.swift")
      _ = try checkout.run("reset", "Transactions", "--file", "List.swift")
    }
    #expect(checkout.read(".build/kata/kept/Transactions-1/List.swift") == "one")
    #expect(checkout.read(".build/kata/kept/Transactions-2/List.swift") == "two")
  }

  @Test func `one file leaves the others alone`() throws {
    try checkout.write("mine\n", to: "Katas/Transactions/List.swift")
    try checkout.write("new\n", to: "Katas/Transactions/New.swift")
    _ = try checkout.run("reset", "Transactions", "--file", "New.swift")
    #expect(checkout.read("Katas/Transactions/List.swift") == "mine\n")
    #expect(checkout.read("Katas/Transactions/New.swift") == nil)
  }

  @Test func `work that is committed needs an earlier commit, and the index stays`() throws {
    try checkout.write("mine\n", to: "Katas/Transactions/List.swift")
    try git("commit", "-qam", "mine")
    #expect(
      try checkout.run("reset", "Transactions").output == """
        Katas/Transactions is as in HEAD already.
        If you have committed your work, go further back: --to takes a commit of
          git log --oneline -- Katas/Transactions

        """)
    let run = try checkout.run("reset", "Transactions", "--to", "HEAD~1")
    #expect(run.output.hasPrefix("Transactions is as in HEAD~1 again:\n"))
    #expect(checkout.read("Katas/Transactions/List.swift") == "let number = 1\n")
    try git("diff", "--cached", "--quiet")
  }

  @Test(arguments: [
    (
      ["--file", "Lsit.swift"],
      "there is no Katas/Transactions/Lsit.swift; did you mean List.swift?"
    ),
    (["--to", "nowhere"], "Git has no commit 'nowhere'"),
  ])
  func `what is not there is named`(arguments: [String], message: String) throws {
    let run = try ToolRun(
      ["reset", "Transactions"] + arguments, environment: checkout.environment)
    #expect(run.error == "kata: \(message)\n")
    #expect(run.exitCode == 66)
  }

  @Test func `a folder that is no Git checkout is refused and left alone`() throws {
    try checkout.remove(".git")
    try checkout.write("mine\n", to: "Katas/Transactions/List.swift")
    var environment = checkout.environment
    environment["GIT_CEILING_DIRECTORIES"] = checkout.root.deletingLastPathComponent().path
    let run = try ToolRun(["reset", "Transactions"], environment: environment)
    #expect(
      run.error == """
        kata: this is no Git checkout, so there is nothing to go back to; get the katas with \
        'git clone'

        """)
    #expect(run.exitCode == 66)
    #expect(checkout.read("Katas/Transactions/List.swift") == "mine\n")
  }
}
