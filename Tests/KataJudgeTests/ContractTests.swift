import Foundation
import KataCatalog
import KataJudge
import Testing

/// The catalogue, the patches and the record of each kata agree, both ways.
@Suite(.serialized) struct ContractTests {
  private static let contract = ContractFolder(root: checkout)

  private static let checkout = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  private func patches(of kata: Kata, _ kind: Variant.Kind) -> [Variant] {
    Self.contract.variants(of: kata.name).filter { $0.kind == kind }
  }

  /// The ids of the findings that Broken, as recorded, fails in.
  private func shown(in kata: Kata) -> Set<String> {
    let tests = Self.contract.recorded(of: kata.name).messagesOfBroken(kata.name).keys
    return Set(tests.compactMap { Catalogue.finding(ofTest: $0)?.id })
  }

  @Test(arguments: Catalogue.katas.map(\.name))
  func `every finding has its bug, and a fix if the broken version shows it`(kata: String) throws {
    let kata = try #require(Catalogue.kata(kata))
    let bugs = Set(patches(of: kata, .bug).map(\.patchName))
    let fixes = Set(patches(of: kata, .fix).map(\.patchName))
    let missing = kata.findings.map(\.id).filter { !bugs.contains($0) }
    #expect(missing.isEmpty, "no bug in Tests/Contract/\(kata.name)/bugs")
    let unfixed = kata.findings.filter { $0.shownInBroken == .yes && !fixes.contains($0.id) }
    #expect(unfixed.map(\.id).isEmpty, "no fix in Tests/Contract/\(kata.name)/fixes")
  }

  @Test(arguments: Catalogue.katas.map(\.name))
  func `every tempting wrong fix has its patch, or the reason why none can express it`(kata: String)
    throws
  {
    let kata = try #require(Catalogue.kata(kata))
    let patches = Set(patches(of: kata, .bug).map(\.patchName))
    let reasons = Self.contract.notExpressible(in: kata.name)
    let names = kata.findings.flatMap { finding in
      finding.sinkers.map { "\(finding.id)-\($0.slug)" }
    }
    #expect(names.filter { !patches.contains($0) && reasons[$0] == nil } == [])
    #expect(reasons.keys.filter { !names.contains($0) || patches.contains($0) } == [])
    #expect(reasons.values.allSatisfy { $0.count > 20 }, "a reason is a sentence")
  }

  @Test(arguments: Catalogue.katas.map(\.name))
  func `no patch is without its finding`(kata: String) throws {
    let kata = try #require(Catalogue.kata(kata))
    let ids = Set(kata.findings.map(\.id))
    let patches = patches(of: kata, .bug) + patches(of: kata, .fix)
    #expect(patches.filter { !ids.contains($0.finding ?? "") }.map(\.name) == [])
    #expect(self.patches(of: kata, .fix).filter { !ids.contains($0.patchName) }.map(\.name) == [])
  }

  @Test(arguments: Catalogue.katas.map(\.name))
  func `what is recorded is every variant, and no other`(kata: String) throws {
    let kata = try #require(Catalogue.kata(kata))
    let names = Self.contract.variants(of: kata.name).map(\.name)
    #expect(Self.contract.recorded(of: kata.name).blocks.map(\.name) == names)
  }

  @Test(arguments: Catalogue.katas.map(\.name))
  func `a bug is recorded as caught by its finding's tests and by no others without a tie`(
    kata: String
  ) throws {
    let kata = try #require(Catalogue.kata(kata))
    let record = Self.contract.recorded(of: kata.name)
    for variant in patches(of: kata, .bug) {
      let block = record.block(variant.name)
      let failing = (block?.messages ?? [:]).keys.compactMap { Catalogue.finding(ofTest: $0)?.id }
      #expect(block?.verdict == "caught", "\(variant.name)")
      #expect(Set(failing).subtracting(variant.allowedFindings) == [], "\(variant.name)")
    }
  }

  @Test(arguments: Catalogue.katas.map(\.name))
  func `the catalogue says as recorded whether the broken version shows a finding`(kata: String)
    throws
  {
    let kata = try #require(Catalogue.kata(kata))
    let shown = shown(in: kata)
    let wrong = kata.findings.filter { ($0.shownInBroken == .yes) != shown.contains($0.id) }
    #expect(wrong.map(\.id) == [])
  }
}
