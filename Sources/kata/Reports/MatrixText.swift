import KataCatalog
import KataReport
import KataRuns

// A matrix for a terminal of 80 columns, and for other programs.
extension Matrix {
  package func text(_ style: TextStyle) -> String {
    let columns = runs.map { $0.shortTitle.padded(to: 9) } + ["variants"]
    let heading = style.bold(kata.name.padded(to: 45)) + columns.joined()
    let rows = kata.findings.map { row($0, style) }
    return ([heading] + rows + notes(style)).joined(separator: "\n") + "\n"
  }

  private func row(_ finding: Finding, _ style: TextStyle) -> String {
    let title = finding.title.count > 35 ? finding.title.prefix(34) + "…" : finding.title[...]
    let start = "  \(finding.id.padded(to: 6))\(String(title).padded(to: 37))"
    let cells = runs.map { run -> String in
      let cell = cell(finding, in: run)
      let text = cell.text.padded(to: 9)
      return switch cell {
      case .passes: style.green(text)
      case .fails: style.red(text)
      case .unknown: style.dim(text)
      }
    }
    return start + cells.joined() + variantsText(of: finding, style)
  }

  private func variantsText(of finding: Finding, _ style: TextStyle) -> String {
    let all = variants[finding.id, default: []]
    guard !all.isEmpty else { return style.dim("–") }
    let caught = all.count(where: \.isCaught)
    return caught == all.count ? "\(caught) caught" : style.red("\(caught) of \(all.count)")
  }

  private func notes(_ style: TextStyle) -> [String] {
    var notes = runs.compactMap { run -> String? in
      switch run.status {
      case .ran: nil
      case .doesNotCompile(let error):
        style.red("\(run.title) does not compile: ") + error
      case .ended(let line): style.red("\(run.title) ended early: ") + line
      }
    }
    if variants.isEmpty {
      notes.append("Variants have not been judged here: \(Invocation.name) judge")
    }
    return notes.isEmpty ? [] : [""] + notes
  }

  package var json: JSON {
    .of(
      ("kata", .string(kata.name)), ("versions", .array(runs.map(Matrix.json))),
      ("findings", .array(kata.findings.map(json))))
  }

  private static func json(of run: VersionRun) -> JSON {
    let (status, message): (String, String?) =
      switch run.status {
      case .ran: ("complete", nil)
      case .doesNotCompile(let error): ("didNotCompile", error)
      case .ended(let line): ("ended", line)
      }
    return .of(
      ("version", .string(run.shortTitle)), ("outcome", .string(status)),
      ("message", .optional(message)))
  }

  private func json(of finding: Finding) -> JSON {
    let versions = runs.map { run -> JSON in
      let tests = run.tests(of: finding.id)
      let failing = tests.filter { !$0.passed }.map { test in
        JSON.of(("test", .string(test.name)), ("messages", .strings(test.messages)))
      }
      return .of(
        ("version", .string(run.shortTitle)),
        ("passing", .strings(tests.filter(\.passed).map(\.name))), ("failing", .array(failing)))
    }
    let judged = variants[finding.id, default: []].map { variant in
      JSON.of(("variant", .string(variant.name)), ("verdict", .string(variant.verdict)))
    }
    return .of(
      ("id", .string(finding.id)), ("title", .string(finding.title)),
      ("versions", .array(versions)), ("variants", .array(judged)))
  }
}
