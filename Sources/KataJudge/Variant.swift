import KataCatalog

/// A version of a kata to be judged: one of the two as they are, or one with a patch.
package struct Variant: Equatable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    /// Fixed with a bug or with a tempting wrong fix: the suite must catch it.
    case bug
    /// Fixed with a fault that no finding tells of: the explorer must catch it.
    case fault
    /// Broken with the smallest fix of one finding.
    case fix
    /// Fixed, built in another right way: the suite must keep it.
    case design
    /// Broken or Fixed, as it is.
    case whole

    /// "1 bug", "50 fixes", "6 whole versions".
    package func counted(_ count: Int) -> String {
      guard count == 1 else { return "\(count) \(plural)" }
      return "1 \(self == .whole ? "whole version" : rawValue)"
    }

    /// Several of them, which is also the folder of their patches in the contract of a kata.
    package var plural: String {
      switch self {
      case .bug: "bugs"
      case .fault: "faults"
      case .fix: "fixes"
      case .design: "designs"
      case .whole: "whole versions"
      }
    }
  }

  package let kata: String
  package let kind: Kind
  /// `Broken`, `Fixed`, or the patch's name: `T8`, `T8-dedupe`, `banner`.
  package let patchName: String
  /// The path of the patch; nil for a whole version.
  package let patch: String?
  /// Its place among the variants of its kata.
  package let index: Int

  package init(kata: String, kind: Kind, patchName: String, patch: String?, index: Int) {
    self.kata = kata
    self.kind = kind
    self.patchName = patchName
    self.patch = patch
    self.index = index
  }

  /// Unique among all: `Transactions/T8-dedupe`, `Transactions/fix T8`, `Search/design banner`.
  package var name: String {
    switch kind {
    case .fault, .fix, .design: "\(kata)/\(kind.rawValue) \(patchName)"
    case .bug, .whole: "\(kata)/\(patchName)"
    }
  }

  /// The finding that the patch is about; nil for a whole version and for a design.
  package var finding: String? {
    guard kind == .bug || kind == .fix else { return nil }
    return patchName.split(separator: "-").first.map(String.init)
  }

  /// The slug of a wrong fix; nil for the plain bug.
  package var slug: String? {
    guard kind == .bug, let dash = patchName.firstIndex(of: "-") else { return nil }
    return String(patchName[patchName.index(after: dash)...])
  }

  /// The findings whose tests may fail: its own, those that the catalogue ties to it, and those that
  /// the catalogue says this wrong fix affects.
  package var allowedFindings: Set<String> {
    guard let finding else { return [] }
    let tied = Catalogue.findings.filter { $0.ties.contains { $0.id == finding } }.map(\.id)
    return Set([finding] + tied).union(affectedFindings)
  }

  /// The findings that the catalogue says this wrong fix affects.
  package var affectedFindings: Set<String> {
    let sinkers = Catalogue.finding(finding ?? "")?.sinkers ?? []
    return Set(sinkers.first { $0.slug == slug }?.alsoAffects ?? [])
  }

  /// Whether it starts from Broken, and is built as that is.
  package var isBuiltAsBroken: Bool { kind == .fix || (kind == .whole && patchName == "Broken") }

  /// The folder of the sources that it starts from.
  package var base: String { "\(isBuiltAsBroken ? "Katas" : "Solutions")/\(kata)" }

  /// The name of its module.
  package var module: String {
    let patch = patchName.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    let start =
      switch kind {
      case .fault: "Fault"
      case .fix: "Fix"
      case .design: "Design"
      case .bug, .whole: "Variant"
      }
    return "\(start)_\(kata)_\(patch)"
  }
}
