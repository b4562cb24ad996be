import Foundation
import KataCatalog

/// What came of a run: verdicts, the diagnosis figures, and the matrix.
struct Report {
  struct Seconds {
    let preparing: Duration
    let building: Duration
    let judging: [Judging]

    /// How long the judging of one kind of variants took.
    struct Judging {
      let kind: Variant.Kind
      let count: Int
      let time: Duration
    }

    var total: Duration { judging.reduce(preparing + building) { $0 + $1.time } }

    var text: String {
      let judging = judging.map { "\($0.kind.counted($0.count)) \($0.time.text)" }
      return "prepare \(preparing.text), build \(building.text), "
        + "judge \(judging.joined(separator: ", "))"
    }
  }

  let variants: [Variant]
  let outcomes: [String: Outcome]
  let seconds: Seconds

  func outcome(of variant: Variant) -> Outcome {
    outcomes[variant.name] ?? Outcome(verdict: .ranNothing)
  }

  var bugs: [Variant] { variants.filter { $0.kind == .bug } }

  /// Verdicts that must not be, a line each.
  var unexpected: [String] {
    variants.compactMap { variant in
      let outcome = outcome(of: variant)
      switch (variant.kind, outcome.verdict) {
      case (.bug, .caught): return nil
      case (.fix, .ran): return nil
      case (.whole, .ran) where variant.patchName == "Broken": return nil
      case (.whole, .ran) where outcome.failures.isEmpty: return nil
      case (.whole, .ran): return "\(variant.name): \(outcome.failures.count) tests fail"
      default:
        let note = outcome.note.isEmpty ? "" : " (\(outcome.note))"
        return "\(variant.name): \(outcome.verdict.rawValue)\(note)"
      }
    }
  }

  var isClean: Bool { unexpected.isEmpty }

  // MARK: Diagnosis

  private var caught: [Variant] { bugs.filter { outcome(of: $0).verdict == .caught } }

  private var caughtExactly: [Variant] {
    caught.filter { outcome(of: $0).findings.isSubset(of: $0.allowedFindings) }
  }

  /// Variants that fail in the same tests with the same messages, in groups of two and more.
  private var groups: [[Variant]] {
    var bySignature: [String: [Variant]] = [:]
    for variant in caught {
      bySignature[signature(of: variant), default: []].append(variant)
    }
    return bySignature.values.filter { $0.count > 1 }.sorted { $0[0].name < $1[0].name }
  }

  private func signature(of variant: Variant) -> String {
    let failures = outcome(of: variant).failures.sorted { $0.test < $1.test }
    return failures.map { "\($0.test)\n\($0.messages.joined(separator: "\n"))" }
      .joined(separator: "\n").replacing(variant.module, with: "the module")
  }

  /// The findings of which no test fails in Broken.
  private func masked(in kata: String) -> [String] {
    guard let broken = variants.first(where: { $0.kata == kata && $0.patchName == "Broken" }) else {
      return []
    }
    let outcome = outcome(of: broken)
    let all = Catalogue.findings.filter { $0.kata == kata }.map(\.id)
    return all.filter { !outcome.findings.contains($0) }
  }

  // MARK: Text

  var text: String {
    let katas = Set(variants.map(\.kata)).sorted()
    return (katas.map(matrix) + [verdicts, figures]).joined(separator: "\n\n")
  }

  private var verdicts: String {
    let counts = Outcome.Verdict.allCases.map { verdict in
      (verdict, bugs.count { outcome(of: $0).verdict == verdict })
    }
    let lines = counts.filter { $0.1 > 0 }.map { "  \(pad($0.0.rawValue, 24))\($0.1)" }
    let bad = unexpected.map { "  ! \($0)" }
    return (["verdicts"] + lines + bad).joined(separator: "\n")
  }

  private var figures: String {
    let katas = Set(variants.map(\.kata)).sorted()
    let inexact = caught.filter { variant in !caughtExactly.contains { $0.name == variant.name } }
      .map { variant in
        let others = outcome(of: variant).findings.subtracting(variant.allowedFindings)
        return "\(variant.name) (also \(others.sorted().joined(separator: ", ")))"
      }
    let groupNames = groups.map { $0.map(\.name).joined(separator: " = ") }
    let distinct = Set(caught.map(signature(of:))).count
    let perMinute = Double(variants.count) / max(seconds.total.inSeconds, 0.001) * 60
    let lines = [
      ("caught", "\(caught.count) of \(bugs.count)"),
      ("caught by exactly their own tests", "\(caughtExactly.count) of \(bugs.count)"),
      ("distinct failures / variants", "\(distinct) / \(bugs.count)"),
      ("masked in Broken", katas.map { "\($0): \(list(masked(in: $0)))" }.joined(separator: "; ")),
      ("also caught by others", list(inexact)),
      ("cannot be told apart", list(groupNames)),
      ("time", "\(seconds.text); \(Int(perMinute)) variants a minute"),
    ]
    return (["diagnosis"] + lines.map { "  \(pad($0.0, 34))\($0.1)" }).joined(separator: "\n")
  }

  /// Finding × version: how many of its tests pass, and in which variants it is caught.
  private func matrix(of kata: String) -> String {
    let findings = Catalogue.findings.filter { $0.kata == kata }
    let wholes = variants.filter { $0.kata == kata && $0.kind == .whole }
    var lines = [pad(kata, 12) + wholes.map { pad($0.patchName, 10) }.joined() + "variants"]
    for finding in findings {
      let cells = wholes.map { pad(cell(finding.id, outcome(of: $0)), 10) }.joined()
      let own = bugs.filter { $0.finding == finding.id }.map { variant in
        let mark =
          switch outcome(of: variant).verdict {
          case .caught: "✘"
          case .notCaught: "survives!"
          case let other: other.rawValue + "!"
          }
        return "\(variant.patchName) \(mark)"
      }
      lines.append(pad("  \(finding.id)", 12) + cells + own.joined(separator: "  "))
    }
    return lines.joined(separator: "\n")
  }

  private func cell(_ finding: String, _ outcome: Outcome) -> String {
    let failed = outcome.failures.count { Outcome.finding(of: $0.test) == finding }
    let passed = outcome.passed.count { Outcome.finding(of: $0) == finding }
    if failed + passed == 0 { return "–" }
    return failed == 0 ? "✔ \(passed)" : "✘ \(failed)/\(failed + passed)"
  }

  private func list(_ items: [String]) -> String {
    items.isEmpty ? "none" : items.joined(separator: ", ")
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}

extension Duration {
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }

  fileprivate var text: String { "\((inSeconds * 10).rounded() / 10) s" }
}
