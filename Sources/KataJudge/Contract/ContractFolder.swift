import KataCatalog
import KataRuns

/// What is kept of the katas in `Tests/Contract/<Kata>`: patches, and what is recorded of them.
package struct ContractFolder: Sendable {
  private let root: String

  /// - Parameter root: The checkout.
  package init(root: String) {
    self.root = root
  }

  /// Where the smallest fix of a finding is, from the checkout's top folder.
  package static func fix(of finding: Finding) -> String {
    "\(folder(of: finding.kata))/\(Variant.Kind.fix.plural)/\(finding.id).patch"
  }

  private static func folder(of kata: String) -> String { "Tests/Contract/\(kata)" }

  private func folder(of kata: String) -> String { "\(root)/\(Self.folder(of: kata))" }

  /// The versions of a kata.
  ///
  /// - Parameters:
  ///   - kata: The name of the kata.
  ///   - oracle: What judges them; those that it does not judge are left out.
  /// - Returns: The two as they are, its bugs, its fixes, its designs and its faults.
  package func variants(of kata: String, for oracle: Oracle = .suite) -> [Variant] {
    var variants = ["Broken", "Fixed"].enumerated().map {
      Variant(kata: kata, kind: .whole, patchName: $1, patch: nil, index: $0)
    }
    for kind in [Variant.Kind.bug, .fix, .design, .fault] {
      let folder = "\(folder(of: kata))/\(kind.plural)"
      let patches = FileSystem.names(in: folder).filter { $0.hasSuffix(".patch") }
      for patch in patches.sorted(by: Self.comesFirst) {
        variants.append(
          Variant(
            kata: kata, kind: kind, patchName: String(patch.dropLast(6)),
            patch: "\(folder)/\(patch)", index: variants.count))
      }
    }
    return variants.filter { oracle.kinds.contains($0.kind) }
  }

  /// The wrong fixes that no patch can express, with the reason, by their patch's name.
  package func notExpressible(in kata: String) -> [String: String] {
    reasons(in: "\(folder(of: kata))/not-expressible.txt")
  }

  /// The bugs and faults that no sequence of events can show, with the reason, by the name of their
  /// variant.
  package func notExplored(in kata: String) -> [String: String] {
    let reasons = reasons(in: "\(folder(of: kata))/not-explored.txt")
    return Dictionary(uniqueKeysWithValues: reasons.map { ("\(kata)/\($0.key)", $0.value) })
  }

  /// Reads lines such as `T8-dedupe: a sentence`.
  private func reasons(in file: String) -> [String: String] {
    let text = FileSystem.text(of: file) ?? ""
    return text.split(separator: "\n").reduce(into: [:]) { reasons, line in
      let name = line.prefix { $0 != ":" }
      reasons[String(name)] = String(line.dropFirst(name.count + 1).drop { $0 == " " })
    }
  }

  package func recorded(of kata: String, by oracle: Oracle = .suite) -> RecordedContract {
    RecordedContract(FileSystem.text(of: recordPath(of: kata, oracle)) ?? "")
  }

  /// - Throws: `Failure` where it cannot be written.
  package func write(
    _ record: RecordedContract, of kata: String, by oracle: Oracle = .suite
  ) throws(Failure) {
    let text = record.text(oracle.recordTitle)
    try FileSystem.write(Array(text.utf8), to: recordPath(of: kata, oracle))
  }

  private func recordPath(of kata: String, _ oracle: Oracle) -> String {
    "\(folder(of: kata))/\(oracle.recordName).txt"
  }

  /// T2 before T10, T8 before T8-dedupe.
  private static func comesFirst(_ lhs: String, _ rhs: String) -> Bool {
    (number(in: lhs), lhs) < (number(in: rhs), rhs)
  }

  private static func number(in name: String) -> Int {
    Int(name.dropFirst().prefix { $0.isNumber }) ?? 0
  }
}
