import Foundation
import KataCatalog

/// A version of a kata to be judged: one of the two as they are, or one with a patch.
struct Variant: Sendable {
  enum Kind: String, Sendable, CaseIterable {
    /// Fixed with a bug or with a tempting wrong fix.
    case bug
    /// Broken with the smallest fix of one finding.
    case fix
    /// Broken or Fixed, as it is.
    case whole

    /// "1 bug", "50 fixes", "6 whole versions".
    func counted(_ count: Int) -> String {
      switch self {
      case .bug: count == 1 ? "1 bug" : "\(count) bugs"
      case .fix: count == 1 ? "1 fix" : "\(count) fixes"
      case .whole: count == 1 ? "1 whole version" : "\(count) whole versions"
      }
    }
  }

  let kata: String
  let kind: Kind
  /// `Broken`, `Fixed`, or the patch's name: `T8`, `T8-dedupe`.
  let patchName: String
  let patch: URL?
  /// Its place among the variants of its kata.
  let index: Int

  /// Unique among all: `Transactions/T8-dedupe`, `Transactions/fix T8`.
  var name: String { "\(kata)/\(kind == .fix ? "fix " : "")\(patchName)" }

  /// The finding that the patch is about; nil for a whole version.
  var finding: String? {
    patch == nil ? nil : patchName.split(separator: "-").first.map(String.init)
  }

  /// The findings whose tests may fail: its own, those that the catalogue ties to it, and those that
  /// the catalogue says this wrong fix affects.
  var allowedFindings: Set<String> {
    guard let finding else { return [] }
    let tied = Catalogue.findings.filter { $0.ties.contains { $0.id == finding } }.map(\.id)
    return Set([finding] + tied).union(affectedFindings)
  }

  /// The findings that the catalogue says this wrong fix affects.
  var affectedFindings: Set<String> {
    let slug = patchName.drop { $0 != "-" }.dropFirst()
    let sinkers = Catalogue.finding(finding ?? "")?.sinkers ?? []
    return Set(sinkers.first { $0.slug == slug }?.alsoAffects ?? [])
  }

  /// The folder of the sources that it starts from.
  var base: String {
    switch kind {
    case .whole: patchName == "Broken" ? "Katas/\(kata)" : "Solutions/\(kata)"
    case .bug: "Solutions/\(kata)"
    case .fix: "Katas/\(kata)"
    }
  }

  /// Whether it is built as the Broken version is.
  var isBuiltAsBroken: Bool { base.hasPrefix("Katas/") }

  /// The name of its module.
  var module: String {
    let patch = patchName.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    return "\(kind == .fix ? "Fix" : "Variant")_\(kata)_\(patch)"
  }

  /// All variants of the katas, or of all katas if none is named.
  ///
  /// - Throws: ``Problem`` for a kata that there is not.
  static func all(in root: URL, katas: [String]) throws -> [Variant] {
    let folders = try names(in: root.appending(path: "Katas"))
    let wanted = try katas.isEmpty ? folders : katas.map { try kata(named: $0, among: folders) }
    return try wanted.flatMap { try variants(of: $0, in: root) }
  }

  private static func kata(named name: String, among folders: [String]) throws -> String {
    if let kata = folders.first(where: { $0.lowercased() == name.lowercased() }) { return kata }
    throw Problem(
      message: "there is no kata \(name); choose one of: \(folders.joined(separator: ", ")).")
  }

  private static func variants(of kata: String, in root: URL) throws -> [Variant] {
    var variants = ["Broken", "Fixed"].enumerated().map {
      Variant(kata: kata, kind: .whole, patchName: $1, patch: nil, index: $0)
    }
    for (kind, folder) in [(Kind.bug, "Variants"), (Kind.fix, "Fixes")] {
      let folder = root.appending(path: "Tests/\(folder)/\(kata)")
      guard FileManager.default.fileExists(atPath: folder.path) else { continue }
      let patches = try names(in: folder).filter { $0.hasSuffix(".patch") }
      for patch in patches.sorted(by: comesFirst) {
        variants.append(
          Variant(
            kata: kata, kind: kind, patchName: String(patch.dropLast(6)),
            patch: folder.appending(path: patch), index: variants.count))
      }
    }
    return variants
  }

  private static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// T2 before T10, T8 before T8-dedupe.
  private static func comesFirst(_ lhs: String, _ rhs: String) -> Bool {
    (number(in: lhs), lhs) < (number(in: rhs), rhs)
  }

  private static func number(in name: String) -> Int {
    Int(name.dropFirst().prefix { $0.isNumber }) ?? 0
  }
}
