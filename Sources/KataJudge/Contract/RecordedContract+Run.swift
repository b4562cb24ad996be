import KataRuns

// The blocks of a run.
extension RecordedContract.Block {
  /// The block of a variant that is judged by itself.
  package init(_ variant: Variant, _ judgement: Judgement) {
    var lines = ["\(variant.name): \(judgement.recordedText)"]
    for failure in judgement.failures.sorted(by: { $0.name < $1.name }) {
      lines.append("  \(failure.name)")
      for issue in failure.issues {
        let text = issue.message.replacing(variant.module, with: "the module")
        lines += text.split(separator: "\n").map { "    \($0)" }
      }
    }
    self.init(lines)
  }

  /// The block of a fix: which tests it turns, compared with Broken as it is.
  package init(fix variant: Variant, _ judgement: Judgement, broken: Judgement?) {
    let before = Set(broken?.failures.map(\.name) ?? [])
    let after = Set(judgement.failures.map(\.name))
    self.init(
      ["\(variant.name): \(judgement.recordedText)"]
        + before.subtracting(after).sorted().map { "  green: \($0)" }
        + after.subtracting(before).sorted().map { "  red: \($0)" })
  }
}

extension Judgement {
  /// A version that is compared or kept "ran": what counts stands below it.
  fileprivate var recordedText: String {
    switch answer {
    case .kept, .refused: Answer.compared.rawValue
    default: text
    }
  }
}
