import FakeRuns
import Foundation
import Testing

/// What `kata matrix` prints and writes, with a checkout and a toolchain that are made up.
struct MatrixOutputTests {
  private let checkout: FakeCheckout
  private static let record = """
    # What the suite says of each version.

    Transactions/Broken: ran
      T8 pull to refresh replaces the list
        expected 2
        seen     4

    Transactions/T8: caught
      T9 something else
        no matter

    """
  private static let judged = """
    [{"kata": "Transactions", "kind": "bug", "version": "T8", "finding": "T8",
      "verdict": "caught"},
     {"kata": "Transactions", "kind": "bug", "version": "T8-dedupe", "finding": "T8",
      "verdict": "not caught"},
     {"kata": "Transactions", "kind": "fix", "version": "fix T8", "finding": "T8",
      "verdict": "ran"},
     {"kata": "Converter", "kind": "bug", "version": "C1", "finding": "C1", "verdict": "caught"}]
    """

  init() throws {
    checkout = try FakeCheckout()
    try checkout.write(Self.record, to: "Tests/Contract/Transactions/recorded.txt")
    try checkout.play(
      [
        FakeTest(name: "T4 no spinner"),
        FakeTest(name: "T8 pull to refresh replaces the list", message: "seen 3"),
        FakeTest(name: "T8 another"),
        FakeTest(name: "a test of no finding", message: "no matter"),
      ], status: 1)
  }

  private func row(_ id: String, of run: ToolRun) -> String? {
    run.output.split(separator: "\n").first { $0.hasPrefix("  \(id) ") }.map(String.init)
  }

  @Test func `every finding has a cell for each version`() throws {
    let run = try checkout.run("matrix", "transactions")
    #expect(run.output.hasPrefix("Transactions".padding(toLength: 45, withPad: " ", startingAt: 0)))
    #expect(
      row("T8", of: run)
        == "  T8    Pull to refresh replaces the list    ✘ 1/2    ✘ 1/2    ✘ 1/2    –")
    #expect(
      row("T4", of: run)
        == "  T4    A failed load leaves no spinner tu…  ✔ 1      ✔ 1      ✔ 1      –")
    #expect(row("T9", of: run)?.hasSuffix("–        –        –        –") == true)
    #expect(run.output.hasSuffix("\nVariants have not been judged here: kata judge\n"))
    #expect(run.exitCode == 0)
  }

  @Test func `no line is longer than a terminal is wide`() throws {
    try checkout.write(Self.judged, to: ".build/judge/matrix.json")
    let run = try checkout.run("matrix", "transactions")
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `a variant that is not caught stands out`() throws {
    try checkout.write(Self.judged, to: ".build/judge/matrix.json")
    let run = try checkout.run("matrix", "transactions")
    #expect(row("T8", of: run)?.hasSuffix("✘ 1/2    1 of 2") == true)
    #expect(!run.output.contains("have not been judged"))
  }

  @Test func `a version that does not compile is a column that says so`() throws {
    try checkout.write(
      "\(checkout.root.path)/Katas/Transactions/List.swift:1:5: error: no good\n",
      to: "fake/build.txt")
    let run = try checkout.run("matrix", "transactions")
    #expect(
      row("T8", of: run)
        == "  T8    Pull to refresh replaces the list    ✘ 1/2    –        ✘ 1/2    –")
    #expect(
      run.output.contains(
        "\nBroken here does not compile: Katas/Transactions/List.swift:1:5: no good\n"))
    #expect(run.exitCode == 2)
  }

  @Test func `JSON holds every test with its messages`() throws {
    try checkout.write(Self.judged, to: ".build/judge/matrix.json")
    let run = try checkout.run("matrix", "--json")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let katas = json?["katas"] as? [[String: Any]]
    let findings = katas?.first?["findings"] as? [[String: Any]]
    let t8 = findings?.first { $0["id"] as? String == "T8" }
    let versions = t8?["versions"] as? [[String: Any]]
    let shipped = versions?.first { $0["version"] as? String == "shipped" }
    let failing = shipped?["failing"] as? [[String: Any]]
    #expect(failing?.first?["messages"] as? [String] == ["expected 2\nseen     4"])
    #expect((t8?["variants"] as? [Any])?.count == 2)
  }

  @Test func `the page is written where it is asked for`() throws {
    let page = checkout.root.appendingPathComponent("page.html").path
    let run = try checkout.run("matrix", "--html", page)
    let html = checkout.read("page.html") ?? ""
    #expect(html.hasPrefix("<!doctype html>"))
    #expect(html.contains("<article id=\"T8\">"))
    #expect(html.contains("seen 3"))
    #expect(run.output.isEmpty)
    #expect(run.error.hasSuffix("kata: the page is \(page)\n"))
  }

  @Test func `a page that cannot be written is said before anything is built`() throws {
    let run = try checkout.run("matrix", "--html", "\(checkout.root.path)/nowhere/page.html")
    #expect(
      run.error
        == "kata: cannot write \(checkout.root.path)/nowhere/page.html: No such file or directory\n"
    )
    #expect(run.exitCode == 73)
    #expect(checkout.read("fake/kata") == nil)
  }
}
