import KataCatalog

/// `kata hint <id> [--level 1|2|3]`: what is wrong, and one hint about it.
struct HintCommand: Subcommand {
  static let name = "hint"
  static let summary = "show one hint for a finding; it asks before it tells"
  static let usage = """
    usage: kata hint <id> [--level 1|2|3]

    Shows what the user of the broken app sees, and one hint.

      <id>     the id of a finding, such as T8; its case does not matter
      --level  1  where to look, or what to ask (the default)
               2  the mechanism behind it
               3  the fix, in words, and where the same bug was seen in the wild

    """

  let finding: Finding
  let level: Int

  init(_ arguments: [String]) throws(UsageError) {
    let arguments = try Arguments(arguments, of: Self.name, options: ["--level"])
    guard let id = arguments.words.first else {
      throw UsageError(
        "'kata hint' needs the id of a finding, such as 'kata hint T8'; 'kata list' shows them all")
    }
    if arguments.words.count > 1 {
      let extra = arguments.words[1]
      throw UsageError("'kata hint' takes one finding at a time, so '\(extra)' is too many")
    }
    finding = try Self.finding(id)
    level = try Self.level(arguments.values["--level"])
  }

  func run(_ style: TextStyle) -> Output {
    var paragraphs = [heading(style), finding.symptom.wrapped(), hint(style)]
    paragraphs += notes
    if level == finding.hints.count {
      paragraphs += links(style)
    } else {
      paragraphs.append("The next hint says more: kata hint \(finding.id) --level \(level + 1)")
    }
    return Output(text: paragraphs.joined(separator: "\n\n") + "\n")
  }
}

// MARK: - Arguments

extension HintCommand {
  private static func finding(_ id: String) throws(UsageError) -> Finding {
    if let finding = Catalogue.finding(id) { return finding }
    if let kata = Catalogue.kata(id) {
      throw UsageError(
        "\(kata.name) is a kata, and hints go by finding; 'kata list \(kata.name)' shows its ids")
    }
    throw UsageError(
      "there is no finding '\(id)'", suggesting: Catalogue.nearest(to: id),
      advice: "'kata list' shows them all")
  }

  private static func level(_ text: String?) throws(UsageError) -> Int {
    guard let text else { return 1 }
    guard let level = Int(text), (1...3).contains(level) else {
      throw UsageError("there is no hint level '\(text)'; choose 1, 2 or 3")
    }
    return level
  }
}

// MARK: - Paragraphs

extension HintCommand {
  private func heading(_ style: TextStyle) -> String {
    style.bold("\(finding.id)  \(finding.title)") + "\n" + style.dim("Katas/\(finding.kata)")
  }

  private func hint(_ style: TextStyle) -> String {
    let heading = style.bold("Hint \(level) of \(finding.hints.count)")
    return heading + "\n" + finding.hints[level - 1].wrapped(indent: 2)
  }

  private var notes: [String] {
    var notes = finding.ties.map { "Its tests need \($0.id) fixed too. \($0.why)".wrapped() }
    if case .no(let reason) = finding.shownInBroken {
      notes.append("Broken as shipped does not show it: \(reason).".wrapped())
    }
    return notes
  }

  private func links(_ style: TextStyle) -> [String] {
    guard !finding.links.isEmpty else { return [] }
    let entries = finding.links.map { "\($0.says.wrapped(indent: 2))\n  \(style.dim($0.url))" }
    return [style.bold("Seen in the wild") + "\n" + entries.joined(separator: "\n")]
  }
}
