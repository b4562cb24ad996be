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

  /// The versions of a kata: the two as they are, its bugs, its fixes and its designs.
  package func variants(of kata: String) -> [Variant] {
    var variants = ["Broken", "Fixed"].enumerated().map {
      Variant(kata: kata, kind: .whole, patchName: $1, patch: nil, index: $0)
    }
    for kind in [Variant.Kind.bug, .fix, .design] {
      let folder = "\(folder(of: kata))/\(kind.plural)"
      let patches = FileSystem.names(in: folder).filter { $0.hasSuffix(".patch") }
      for patch in patches.sorted(by: Self.comesFirst) {
        variants.append(
          Variant(
            kata: kata, kind: kind, patchName: String(patch.dropLast(6)),
            patch: "\(folder)/\(patch)", index: variants.count))
      }
    }
    return variants
  }

  /// The wrong fixes that no patch can express, with the reason, by their patch's name.
  package func notExpressible(in kata: String) -> [String: String] {
    let text = FileSystem.text(of: "\(folder(of: kata))/not-expressible.txt") ?? ""
    return text.split(separator: "\n").reduce(into: [:]) { reasons, line in
      let name = line.prefix { $0 != ":" }
      reasons[String(name)] = String(line.dropFirst(name.count + 1).drop { $0 == " " })
    }
  }

  package func recorded(of kata: String) -> RecordedContract {
    RecordedContract(FileSystem.text(of: recordPath(of: kata)) ?? "")
  }

  /// - Throws: `Failure` where it cannot be written.
  package func write(_ record: RecordedContract, of kata: String) throws(Failure) {
    try FileSystem.write(Array(record.text.utf8), to: recordPath(of: kata))
  }

  private func recordPath(of kata: String) -> String { "\(folder(of: kata))/recorded.txt" }

  /// T2 before T10, T8 before T8-dedupe.
  private static func comesFirst(_ lhs: String, _ rhs: String) -> Bool {
    (number(in: lhs), lhs) < (number(in: rhs), rhs)
  }

  private static func number(in name: String) -> Int {
    Int(name.dropFirst().prefix { $0.isNumber }) ?? 0
  }
}
