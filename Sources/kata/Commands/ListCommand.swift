import KataCatalog
import KataRuns

/// `kata list [<kata>] [--json]`: the katas and what there is to find in them.
struct ListCommand: Command {
  static let name = "list"
  static let summary = "show the katas and their findings"
  static let usage = """
    usage: kata list [<kata>] [--json]

    Shows every kata with its findings, or those of one kata. A title says what
    must hold, not how to get there. Findings that Broken as shipped does not show
    are marked: they come up in a first attempt at a fix.

      <kata>  the name of a kata, such as Transactions; its case does not matter
      --json  the same for a script

    """

  let katas: [Kata]
  let wantsJSON: Bool

  init(_ arguments: [String]) throws(UsageError) {
    let arguments = try Arguments(arguments, of: Self.name, flags: ["--json"])
    let kata = try Lookup.optionalKata(arguments.words, of: Self.name)
    katas = kata.map { [$0] } ?? Catalogue.katas
    wantsJSON = arguments.flags.contains("--json")
  }

  func run(on console: Console) throws(Failure) -> Int32 {
    console.put(wantsJSON ? json.document : text(console.style))
    return 0
  }

  private func text(_ style: TextStyle) -> String {
    let sections = katas.map { section(of: $0, style) }
    let hint = "\(Invocation.name) hint"
    return sections.joined()
      + "\(hint) <id> gives a hint, for example: \(hint) \(example)\n"
  }

  private var example: String {
    katas.first?.findings.first?.id ?? "T1"
  }

  private func section(of kata: Kata, _ style: TextStyle) -> String {
    let heading = style.bold("\(kata.name): \(kata.title)")
    let rows = kata.findings.map { row(of: $0, style) }
    return "\(heading)\n\(kata.summary.wrapped())\n\n\(rows.joined())\n"
  }

  private func row(of finding: Finding, _ style: TextStyle) -> String {
    let mark =
      switch finding.shownInBroken {
      case .yes: ""
      case .no: "  " + style.dim("(not shown in Broken)")
      }
    return "  \(finding.id.padded(to: 6))\(finding.title)\(mark)\n"
  }
}

// MARK: - JSON

extension ListCommand {
  private var json: JSON { .of(("katas", .array(katas.map(json(of:))))) }

  private func json(of kata: Kata) -> JSON {
    .of(
      ("name", .string(kata.name)), ("title", .string(kata.title)),
      ("summary", .string(kata.summary)), ("findings", .array(kata.findings.map(json(of:)))))
  }

  private func json(of finding: Finding) -> JSON {
    .of(
      ("id", .string(finding.id)), ("title", .string(finding.title)),
      ("symptom", .string(finding.symptom)),
      ("shownInBroken", .bool(finding.shownInBroken == .yes)),
      ("ties", .strings(finding.ties.map(\.id))))
  }
}
