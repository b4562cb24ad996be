import KataCatalog
import KataReport
import KataRuns
import Testing
import kata

/// What a matrix is made of, and the page that is made of it.
struct MatrixTests {
  private static let report = """
    {"test": "T8 a <b>", "module": "M", "finding": "T8", "messages": ["1 < 2"],
     "events": [{"actor": "you", "text": "open & look"}, {"actor": "server", "text": "answers"},
                {"actor": "clock", "text": "300 ms pass"}],
     "screen": "| <row> |"}
    """

  private func matrix(_ tests: [ReportedTest], _ variants: [String: [Matrix.Variant]]) throws
    -> Matrix
  {
    let run = VersionRun(title: "Broken here", shortTitle: "yours", status: .ran, tests: tests)
    return Matrix(
      kata: try #require(Catalogue.kata("Transactions")), runs: [run], variants: variants)
  }

  @Test func `a report of the harness is read whole`() throws {
    let json = try #require(JSON(parsing: Array(Self.report.utf8)))
    let test = try #require(ReportedTest(json))
    #expect(test.finding == "T8")
    #expect(test.messages == ["1 < 2"])
    #expect(test.events.map(\.actor) == ["you", "server", "clock"])
    #expect(test.screen == "| <row> |")
    #expect(ReportedTest(.of(("name", .string("T8 a")))) == nil)
  }

  @Test func `what is recorded and no longer there still fails`() {
    let run = VersionRun(shipped: ["T8 gone": "why"], tests: ["T8 here"])
    #expect(run.tests.map(\.name) == ["T8 here", "T8 gone"])
    #expect(run.tests.map(\.passed) == [true, false])
  }

  @Test func `a test that was cut short has no verdict`() {
    let outcome = RunOutcome(
      ending: .crashed("over"),
      events: TestEvents(stream: [("T4 a", [], true), ("T8 b", [], false)]))
    let run = VersionRun(title: "x", shortTitle: "x", outcome: outcome, reports: [])
    #expect(run.tests.map(\.name) == ["T4 a"])
    #expect(run.status == .ended("over"))
  }

  @Test func `the page shows what is said as it is said`() throws {
    let json = try #require(JSON(parsing: Array(Self.report.utf8)))
    let test = try #require(ReportedTest(json))
    let html = HTMLReport([try matrix([test], [:])]).html
    #expect(html.contains("<pre class=\"message\">1 &lt; 2</pre>"))
    #expect(html.contains("<pre class=\"screen\">| &lt;row&gt; |</pre>"))
    #expect(html.contains(">open &amp; look</text>"))
    #expect(!html.contains("<row>") && !html.contains("a <b>"))
  }

  @Test func `the page needs nothing else`() throws {
    let html = HTMLReport([try matrix([], [:])]).html
    for word in ["http:", "https:", "src=", "<link", "<script", "url("] {
      #expect(!html.contains(word), "\(word)")
    }
  }

  @Test func `a variant that survives is named with its verdict`() throws {
    let variants = [
      "T8": [
        Matrix.Variant(name: "T8", verdict: "caught", isCaught: true),
        Matrix.Variant(name: "T8-dedupe", verdict: "not caught", isCaught: false),
      ]
    ]
    let html = HTMLReport([try matrix([], variants)]).html
    #expect(html.contains("<td class=\"bad\">1/2</td>"))
    #expect(html.contains("T8-dedupe: not caught"))
  }
}
