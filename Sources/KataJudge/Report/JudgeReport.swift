import KataCatalog
import KataRuns

/// What came of a session: the matrix, the verdicts, and how well the suite tells bugs apart.
package struct JudgeReport {
  package let variants: [Variant]
  private let judgements: [String: Judgement]
  private let oracle: Oracle
  /// The reasons why some need not be caught, by their names.
  private let excused: [String: String]

  package init(
    variants: [Variant], judgements: [String: Judgement], oracle: Oracle = .suite,
    excused: [String: String] = [:]
  ) {
    self.variants = variants
    self.judgements = judgements
    self.oracle = oracle
    self.excused = excused
  }

  package func judgement(of variant: Variant) -> Judgement {
    judgements[variant.name] ?? Judgement(.ranNothing)
  }

  /// What must not be, a line each.
  package var complaints: [String] {
    variants.compactMap { judgement(of: $0).complaint(about: $0, excuse: excused[$0.name]) }
  }

  package var judgedVariants: [JudgedVariant] {
    variants.map { JudgedVariant($0, judgement(of: $0)) }
  }

  /// The blocks of a kata, as they are recorded.
  package func blocks(of kata: String) -> [RecordedContract.Block] {
    let broken = broken(of: kata)
    return variants.filter { $0.kata == kata }.map { variant in
      variant.kind == .fix
        ? RecordedContract.Block(fix: variant, judgement(of: variant), broken: broken)
        : RecordedContract.Block(variant, judgement(of: variant))
    }
  }

  private func broken(of kata: String) -> Judgement? {
    variants.first { $0.kata == kata && $0.kind == .whole && $0.isBuiltAsBroken }.map(judgement)
  }

  // MARK: Diagnosis

  private var bugs: [Variant] { variants.filter { $0.kind == .bug } }

  private var caught: [Variant] { bugs.filter { judgement(of: $0).answer == .caught } }

  /// Bugs that fail in the same tests with the same messages, in groups of two and more.
  private var groups: [[Variant]] {
    Dictionary(grouping: caught, by: signature(of:)).values.filter { $0.count > 1 }
      .sorted { $0[0].name < $1[0].name }
  }

  private func signature(of variant: Variant) -> String {
    RecordedContract.Block(variant, judgement(of: variant)).lines.dropFirst()
      .joined(separator: "\n")
  }

  /// The findings of which no test fails in Broken.
  private func masked(in kata: String) -> [String] {
    guard let shown = broken(of: kata)?.findings else { return [] }
    return Catalogue.findings.filter { $0.kata == kata && !shown.contains($0.id) }.map(\.id)
  }
}

// MARK: - Text

extension JudgeReport {
  package var text: String {
    let katas = Catalogue.katas.filter { kata in variants.contains { $0.kata == kata.name } }
    switch oracle {
    case .suite:
      return (katas.map(matrix) + [verdicts, diagnosis(of: katas.map(\.name))])
        .joined(separator: "\n\n")
    case .explorer: return [verdicts, reach].joined(separator: "\n\n")
    }
  }

  /// How far the rules go, and how well they tell which finding it is.
  private var reach: String {
    let wrong = variants.filter { $0.kind == .bug || $0.kind == .fault }
    let caught = wrong.filter { judgement(of: $0).answer == .caught }
    let own = caught.filter { judgement(of: $0).findings.contains($0.finding ?? "") }
    let others = caught.filter { $0.kind == .bug && !own.contains($0) }
    let lines = [
      ("caught", "\(caught.count) of \(wrong.count)"),
      ("by a rule of the bug's own finding", "\(own.count) of \(bugs.count)"),
      ("by rules of other findings only", list(others.map(\.name))),
      ("not caught, with a reason", list(wrong.map(\.name).filter { excused[$0] != nil })),
    ]
    return table("reach", lines)
  }

  private func table(_ title: String, _ lines: [(String, String)]) -> String {
    ([title] + lines.map { "  \($0.0.padded(to: 36))\($0.1)" }).joined(separator: "\n")
  }

  private var verdicts: String {
    let counts = Dictionary(grouping: variants) { "\($0.kind.rawValue): \(judgement(of: $0).text)" }
    let lines = counts.sorted { $0.key < $1.key }.map {
      "  \($0.key.padded(to: 24))\($0.value.count)"
    }
    return (["verdicts"] + lines + complaints.map { "  ! \($0)" }).joined(separator: "\n")
  }

  private func diagnosis(of katas: [String]) -> String {
    let exact = caught.filter { judgement(of: $0).strays(of: $0).isEmpty }
    let groupNames = groups.map { $0.map(\.name).joined(separator: " = ") }
    let distinct = Set(caught.map(signature(of:))).count
    let lines = [
      ("caught", "\(caught.count) of \(bugs.count)"),
      ("caught by exactly their own tests", "\(exact.count) of \(bugs.count)"),
      ("distinct failures / variants", "\(distinct) / \(bugs.count)"),
      ("masked in Broken", katas.map { "\($0): \(list(masked(in: $0)))" }.joined(separator: "; ")),
      ("cannot be told apart", list(groupNames)),
    ]
    return table("diagnosis", lines)
  }

  /// Finding × version: how many of its tests pass, and in which bugs it is caught.
  private func matrix(of kata: Kata) -> String {
    let wholes = variants.filter { $0.kata == kata.name && $0.kind == .whole }
    let heading = kata.name.padded(to: 14) + wholes.map { $0.patchName.padded(to: 10) }.joined()
    let rows = kata.findings.map { finding in
      let cells = wholes.map { cell(finding.id, judgement(of: $0)).padded(to: 10) }.joined()
      let own = bugs.filter { $0.finding == finding.id }.map { variant in
        let judgement = judgement(of: variant)
        return "\(variant.patchName) \(judgement.answer == .caught ? "✘" : judgement.text + "!")"
      }
      return "  \(finding.id)".padded(to: 14) + cells + own.joined(separator: "  ")
    }
    return ([heading + "bugs"] + rows).joined(separator: "\n")
  }

  private func cell(_ finding: String, _ judgement: Judgement) -> String {
    let failed = judgement.failures.count { $0.finding == finding }
    let passed = judgement.passed.count { Catalogue.finding(ofTest: $0)?.id == finding }
    if failed + passed == 0 { return "–" }
    return failed == 0 ? "✔ \(passed)" : "✘ \(failed)/\(failed + passed)"
  }

  private func list(_ items: [String]) -> String {
    items.isEmpty ? "none" : items.joined(separator: ", ")
  }
}
