import Foundation

/// The recorded outcomes, one file a kata, and how they differ from those of a run.
///
/// A block begins with a variant's name and verdict; below it stand the failing tests and what they
/// say. For a fix, they are the tests whose verdict is another than in Broken as it ships.
struct Record {
  private let root: URL
  private let report: Report

  init(root: URL, report: Report) {
    self.root = root
    self.report = report
  }

  private var katas: [String] { Set(report.variants.map(\.kata)).sorted() }

  private func file(of kata: String) -> URL {
    root.appending(path: "Tests/Variants/\(kata)/expected.txt")
  }

  func write() throws {
    for kata in katas {
      let blocks = report.variants.filter { $0.kata == kata }.map(block)
      let text =
        "# What the suite says of each version. Rewritten by scripts/variants --record.\n\n"
        + blocks.joined(separator: "\n\n") + "\n"
      try text.write(to: file(of: kata), atomically: true, encoding: .utf8)
    }
  }

  /// What has changed, a text for each variant.
  func differences(isPartial: Bool) throws -> [String] {
    var differences: [String] = []
    for kata in katas {
      let text = (try? String(contentsOf: file(of: kata), encoding: .utf8)) ?? ""
      var recorded: [String: String] = [:]
      for block in text.components(separatedBy: "\n\n") where !block.hasPrefix("#") {
        let block = block.trimmingCharacters(in: .newlines)
        recorded[String(block.prefix { $0 != ":" })] = block
      }
      for variant in report.variants where variant.kata == kata {
        let seen = block(of: variant)
        let old = recorded.removeValue(forKey: variant.name)
        if old != seen { differences.append(difference(variant.name, from: old, to: seen)) }
      }
      guard !isPartial else { continue }
      differences += recorded.keys.filter { !$0.isEmpty }.sorted()
        .map { "gone: \($0) is recorded, and there is no such variant" }
    }
    return differences
  }

  private func difference(_ name: String, from old: String?, to seen: String) -> String {
    guard let old else { return "new: \(name) is not recorded:\n\(seen)" }
    let oldLines = old.components(separatedBy: "\n")
    let newLines = seen.components(separatedBy: "\n")
    let lost = oldLines.filter { !newLines.contains($0) }.map { "  - \($0)" }
    let gained = newLines.filter { !oldLines.contains($0) }.map { "  + \($0)" }
    return (["changed: \(name)"] + lost + gained).joined(separator: "\n")
  }

  private func block(of variant: Variant) -> String {
    let outcome = report.outcome(of: variant)
    var lines = ["\(variant.name): \(outcome.verdict.rawValue)"]
    if variant.kind == .fix {
      lines += changes(by: outcome, in: variant.kata)
    } else {
      for failure in outcome.failures.sorted(by: { $0.test < $1.test }) {
        lines.append("  \(failure.test)")
        for message in failure.messages {
          let text = message.replacing(variant.module, with: "the module")
          lines += text.split(separator: "\n").map { "    \($0)" }
        }
      }
    }
    return lines.joined(separator: "\n")
  }

  private func changes(by outcome: Outcome, in kata: String) -> [String] {
    let broken = report.variants.first { $0.kata == kata && $0.patchName == "Broken" }
    let before = Set(broken.map { report.outcome(of: $0).failures.map(\.test) } ?? [])
    let after = Set(outcome.failures.map(\.test))
    return before.subtracting(after).sorted().map { "  green: \($0)" }
      + after.subtracting(before).sorted().map { "  red: \($0)" }
  }
}
