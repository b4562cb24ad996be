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
    <thead><tr><th>Finding</th>\(matrix.runs.map { "<th>\(HTML.escaped($0.shortTitle))</th>" }.joined())\
    \(matrix.variants.isEmpty ? "" : "<th>variants</th>")</tr></thead>
    <tbody>
    \(matrix.kata.findings.map { row($0, matrix) }.joined(separator: "\n"))
    </tbody></table></div>
    <p class="legend">\(legend(matrix))</p>
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

  /// What the words over the columns stand for.
  private func legend(_ matrix: Matrix) -> String {
    let columns = matrix.runs.map { "<b>\($0.shortTitle)</b>: \(HTML.escaped($0.title))" }
    let variants =
      matrix.variants.isEmpty
      ? [] : ["<b>variants</b>: Fixed with that bug alone or a wrong fix, and how many are caught"]
    return (["✘ 2/3: two of three tests fail"] + columns + variants).joined(separator: " · ")
  }

  /// The variants of a finding with their verdicts.
  private func variants(_ finding: Finding, _ matrix: Matrix) -> String {
    let all = matrix.variants[finding.id, default: []]
    guard !all.isEmpty else { return "" }
    let items = all.map { variant in
      "<span class=\"\(variant.isCaught ? "good" : "bad")\">\(variant.isCaught ? "✔" : "✘") "
        + "\(HTML.escaped(variant.name))"
        + (variant.isCaught ? "" : ": \(HTML.escaped(variant.verdict))") + "</span>"
    }
    return "<p class=\"variants\">Variants: \(items.joined(separator: " "))</p>"
  }

  private func row(_ finding: Finding, _ matrix: Matrix) -> String {
    let cells = matrix.runs.map { run in
      let cell = matrix.cell(finding, in: run)
      return "<td class=\"\(style(of: cell))\">\(cell.text)</td>"
    }.joined()
    let variants = matrix.variants[finding.id, default: []]
    let caught = variants.count(where: \.isCaught)
    let look = variants.isEmpty ? "none" : caught == variants.count ? "good" : "bad"
    let count = variants.isEmpty ? "–" : "\(caught)/\(variants.count)"
    let last = matrix.variants.isEmpty ? "" : "<td class=\"\(look)\">\(count)</td>"
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
    // What was run here knows more than what was recorded.
    let candidates = matrix.runs.reversed().flatMap { run in
      run.tests(of: finding.id).filter { !$0.passed }.map { (run, $0) }
    }
    let failing = candidates.first { !$0.1.events.isEmpty } ?? candidates.first
    var html = "<article id=\"\(finding.id)\"><h3>\(finding.id) \(HTML.escaped(finding.title))</h3>"
    html += "<p>\(HTML.escaped(finding.symptom))</p>"
    if let (run, test) = failing {
      let name = test.name.drop { $0 != " " }.dropFirst()
      html += "<p class=\"test\">\(HTML.escaped(run.title)): \(HTML.escaped(String(name)))</p>"
      html += "<pre class=\"message\">\(HTML.escaped(test.messages.joined(separator: "\n")))</pre>"
      html += pictures(of: test, run, matrix)
    } else if case .no(let reason) = finding.shownInBroken {
      html += "<p class=\"test\">Not shown in Broken: \(HTML.escaped(reason))</p>"
    }
    return html + variants(finding, matrix) + "</article>"
  }

  /// What happened, and the screen of the failing version beside that of a version in which the same
  /// test passes.
  private func pictures(of test: ReportedTest, _ run: VersionRun, _ matrix: Matrix) -> String {
    var figures: [String] = []
    if let screen = test.screen { figures.append(figure(run.title, screen)) }
    let other = matrix.runs.lazy.compactMap { other -> (VersionRun, String)? in
      let same = other.tests.first { $0.name == test.name && $0.passed }
      return same?.screen.map { (other, $0) }
    }.first
    if let (other, screen) = other { figures.append(figure(other.title, screen)) }
    let diagram = test.events.isEmpty ? "" : SequenceDiagram(test.events).svg
    return "<div class=\"pictures\">\(diagram)<div>\(figures.joined())</div></div>"
  }

  private func figure(_ title: String, _ screen: String) -> String {
    "<figure><figcaption>\(HTML.escaped(title))</figcaption>"
      + "<pre class=\"screen\">\(HTML.escaped(screen))</pre></figure>"
  }

  private static let style = """
    :root { color-scheme: light dark; --good: #1a7f37; --bad: #c62828; --line: #8884; }
    body { font: 17px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 1rem; max-width: 72rem; }
    h1 { font-size: 1.7em; } h2 { font-size: 1.35em; margin-top: 2em; } h3 { margin: 0 0 .3em; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; }
    th, td { text-align: left; padding: .35rem .6rem; border-bottom: 1px solid var(--line); }
    th[scope=row] { font-weight: normal; } td { white-space: nowrap; }
    .legend, .variants { font-size: .85em; opacity: .85; } .variants span { margin-right: .8em; }
    a { color: inherit; text-decoration-color: var(--line); }
    .good { color: var(--good); } .bad { color: var(--bad); font-weight: 600; }
    .none { opacity: .5; } .notice { border-left: 4px solid var(--bad); padding-left: .8rem; }
    article { border: 1px solid var(--line); border-radius: 10px; padding: 1rem; margin: 1.2rem 0; }
    .test { font-style: italic; opacity: .85; }
    pre { overflow-x: auto; font: 14px/1.35 ui-monospace, Menlo, Consolas, monospace; }
    .message { border-left: 4px solid var(--bad); padding-left: .8rem; white-space: pre-wrap; }
    .pictures { display: flex; flex-wrap: wrap; gap: 1rem 2rem; } .pictures > div { min-width: 0; }
    figure { margin: 0 0 1rem; } .screen { font-size: .75em; line-height: 1.2; margin: .3rem 0; }
    svg { flex: 1 1 20rem; min-width: 0; max-width: 44rem; align-self: start; font: 11px system-ui, sans-serif; }
    svg text { fill: currentColor; text-anchor: middle; } svg .head { font-weight: 700; }
    svg .lane { stroke: var(--line); } svg line { stroke: currentColor; } svg path { fill: currentColor; }
    svg line.screen { stroke-dasharray: 4 4; opacity: .6; } svg text.screen { opacity: .8; }
    svg line.clock { stroke-dasharray: 1 5; } svg path.clock { display: none; }
    @media (max-width: 40rem) { body { font-size: 15px; padding: .7rem; } th, td { padding: .3rem .35rem; }
      article { padding: .7rem; } pre { font-size: 12px; } .screen { font-size: 10.5px; } svg { flex-basis: 100%; } }
    @media (min-width: 110rem) { body { font-size: 22px; max-width: 100rem; } pre { font-size: 18px; } }
    """
}
