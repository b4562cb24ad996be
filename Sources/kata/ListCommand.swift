import KataCatalog

/// `kata list [<kata>]`: the katas and what there is to find in them.
struct ListCommand: Subcommand {
  static let name = "list"
  static let summary = "show the katas and their findings"
  static let usage = """
    usage: kata list [<kata>]

    Shows every kata with its findings, or those of one kata. A title says what
    must hold, not how to get there. Findings that Broken as shipped does not show
    are marked: they come up in a first attempt at a fix.

      <kata>  the name of a kata, such as Transactions; its case does not matter

    """

  let katas: [Kata]

  init(_ arguments: [String]) throws(UsageError) {
    let words = try Arguments(arguments, of: Self.name).words
    if words.count > 1 {
      throw UsageError("'kata list' takes one kata at a time, so '\(words[1])' is too many")
    }
    katas = if let word = words.first { [try Self.kata(word)] } else { Catalogue.katas }
  }

  func run(_ style: TextStyle) -> Output {
    let sections = katas.map { section(of: $0, style) }
    let footer = "kata hint <id> gives a hint, for example: kata hint \(example)\n"
    return Output(text: sections.joined() + footer)
  }

  private static func kata(_ name: String) throws(UsageError) -> Kata {
    if let kata = Catalogue.kata(name) { return kata }
    if let finding = Catalogue.finding(name) {
      throw UsageError(
        "\(finding.id) is a finding of \(finding.kata); try 'kata hint \(finding.id)'")
    }
    throw UsageError(
      "there is no kata '\(name)'",
      suggesting: Catalogue.nearest(to: name, among: Catalogue.katas.map(\.name)),
      advice: "'kata list' shows them all")
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
