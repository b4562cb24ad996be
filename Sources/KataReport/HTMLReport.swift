import KataCatalog

/// The matrices as one self-contained page, for a phone and for a projector.
public struct HTMLReport {
  private let matrices: [Matrix]

  /// Makes the page of `matrices`.
  public init(_ matrices: [Matrix]) {
    self.matrices = matrices
  }

  /// The page.
  public var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Katas: which bugs does each version have?</title>
    <style>\(HTMLReport.style)</style>
    </head>
    <body>
    <h1>Which bugs does each version have?</h1>
    \(matrices.map(section).joined(separator: "\n"))
    </body>
    </html>

    """
  }

  private func section(_ matrix: Matrix) -> String {
    """
    <section>
    <h2>\(HTML.escaped(matrix.kata.title))</h2>
    \(matrix.runs.map(notice).joined())
    <div class="scroll"><table>
    <thead><tr><th>Finding</th>\(matrix.runs.map { "<th>\(HTML.escaped($0.title))</th>" }.joined())\
    \(matrix.variants.isEmpty ? "" : "<th>Variants</th>")</tr></thead>
    <tbody>
    \(matrix.kata.findings.map { row($0, matrix) }.joined(separator: "\n"))
    </tbody></table></div>
    \(matrix.kata.findings.map { details($0, matrix) }.joined(separator: "\n"))
    </section>
    """
  }

  private func notice(_ run: VersionRun) -> String {
    switch run.status {
    case .ran: ""
    case .doesNotCompile(let error):
      "<p class=\"notice\">\(HTML.escaped(run.title)) does not compile: "
        + "<code>\(HTML.escaped(error))</code></p>"
    case .ended(let line):
      "<p class=\"notice\">\(HTML.escaped(run.title)) ended early: "
        + "<code>\(HTML.escaped(line))</code></p>"
    }
  }

  private func row(_ finding: Finding, _ matrix: Matrix) -> String {
    let cells = matrix.runs.map { run in
      let cell = matrix.cell(finding, in: run)
      return "<td class=\"\(style(of: cell))\">\(cell.text)</td>"
    }.joined()
    let variants = matrix.variants[finding.id, default: []].map(HTML.escaped)
    let last = matrix.variants.isEmpty ? "" : "<td>\(variants.joined(separator: "<br>"))</td>"
    return "<tr><th scope=\"row\"><a href=\"#\(finding.id)\"><b>\(finding.id)</b> "
      + "\(HTML.escaped(finding.title))</a></th>\(cells)\(last)</tr>"
  }

  private func style(of cell: Matrix.Cell) -> String {
    switch cell {
    case .passes: "good"
    case .fails: "bad"
    case .unknown: "none"
    }
  }

  /// The symptom, and the first failing test: what it says, what happened, and the two screens.
  private func details(_ finding: Finding, _ matrix: Matrix) -> String {
    let failing = matrix.runs.lazy.flatMap { run in
      run.tests(of: finding.id).filter { !$0.passed && !$0.events.isEmpty }.map { (run, $0) }
    }.first
    let anyFailing = matrix.runs.lazy.flatMap { run in
      run.tests(of: finding.id).filter { !$0.passed }.map { (run, $0) }
    }.first
    var html = "<article id=\"\(finding.id)\"><h3>\(finding.id) \(HTML.escaped(finding.title))</h3>"
    html += "<p>\(HTML.escaped(finding.symptom))</p>"
    if let (run, test) = failing ?? anyFailing {
      let name = test.test.drop { $0 != " " }.dropFirst()
      html += "<p class=\"test\">\(HTML.escaped(run.title)): \(HTML.escaped(String(name)))</p>"
      html += "<pre class=\"message\">\(HTML.escaped(test.messages.joined(separator: "\n")))</pre>"
      html += screens(test, run, matrix)
      if !test.events.isEmpty {
        html += "<div class=\"scroll diagram\">\(SequenceDiagram(test.events).svg)</div>"
      }
    } else if case .no(let reason) = finding.shownInBroken {
      html += "<p class=\"test\">Not shown in Broken: \(HTML.escaped(reason))</p>"
    }
    return html + "</article>"
  }

  /// The screen of the failing version beside that of a version in which the same test passes.
  private func screens(_ test: TestResult, _ run: VersionRun, _ matrix: Matrix) -> String {
    guard let screen = test.screen else { return "" }
    var columns = [(run.title, screen)]
    for other in matrix.runs {
      if let same = other.tests.first(where: { $0.test == test.test && $0.passed }),
        let picture = same.screen
      {
        columns.append((other.title, picture))
        break
      }
    }
    let figures = columns.map { title, picture in
      "<figure><figcaption>\(HTML.escaped(title))</figcaption>"
        + "<pre class=\"screen\">\(HTML.escaped(picture))</pre></figure>"
    }
    return "<div class=\"screens\">\(figures.joined())</div>"
  }

  private static let style = """
    :root { color-scheme: light dark; --good: #1a7f37; --bad: #c62828; --line: #8884; }
    body { font: 17px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 1rem; max-width: 72rem; }
    h1 { font-size: 1.6rem; } h2 { margin-top: 2.5rem; } h3 { margin: 0 0 .3rem; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; }
    th, td { text-align: left; padding: .35rem .6rem; border-bottom: 1px solid var(--line); }
    th[scope=row] { font-weight: normal; } td { white-space: nowrap; }
    a { color: inherit; text-decoration-color: var(--line); }
    .good { color: var(--good); } .bad { color: var(--bad); font-weight: 600; }
    .none { opacity: .5; } .notice { border-left: 4px solid var(--bad); padding-left: .8rem; }
    article { border: 1px solid var(--line); border-radius: 10px; padding: 1rem; margin: 1.2rem 0; }
    .test { font-style: italic; opacity: .85; }
    pre { overflow-x: auto; font: 14px/1.35 ui-monospace, Menlo, Consolas, monospace; }
    .message { border-left: 4px solid var(--bad); padding-left: .8rem; white-space: pre-wrap; }
    .screens { display: flex; flex-wrap: wrap; gap: 1.2rem; }
    figure { margin: 0; min-width: 0; } .screen { font-size: 12.5px; line-height: 1.2; margin: .3rem 0; }
    svg { width: 100%; min-width: 34rem; max-width: 46rem; font: 12px system-ui, sans-serif; }
    svg text { fill: currentColor; text-anchor: middle; } svg .head { font-weight: 700; }
    svg .lane { stroke: var(--line); } svg line { stroke: currentColor; } svg path { fill: currentColor; }
    svg line.screen { stroke-dasharray: 4 4; opacity: .6; } svg text.screen { opacity: .8; }
    svg line.clock { stroke-dasharray: 1 5; } svg path.clock { display: none; }
    @media (min-width: 110rem) { body { font-size: 22px; max-width: 100rem; } pre { font-size: 18px; } }
    """
}
