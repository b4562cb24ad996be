import KataCatalog
import Testing

/// Hints of rising strength: only the third one may give the fix away.
struct HintRulesTests {
  @Test(arguments: Catalogue.findings)
  func `a finding has three different hints`(finding: Finding) {
    #expect(finding.hints.count == 3)
    #expect(Set(finding.hints).count == 3)
    #expect(finding.hints.allSatisfy { $0.count >= 40 })
  }

  @Test(arguments: Catalogue.findings)
  func `the first hint asks a question`(finding: Finding) {
    #expect(finding.hints[0].contains("?"))
  }

  @Test(arguments: Catalogue.findings)
  func `the first two hints hold no code`(finding: Finding) {
    for hint in finding.hints.prefix(2) {
      #expect(!hint.contains("`"))
      #expect(!hint.contains("@"))
      #expect(!hint.contains("()"))
    }
  }

  @Test(arguments: Catalogue.findings)
  func `code that the third hint names is in neither of the others`(finding: Finding) {
    let named = finding.hints[2].matches(of: /`([^`]+)`/).map { String($0.1) }
    for hint in finding.hints.prefix(2) {
      #expect(words(of: hint).isDisjoint(with: named))
    }
  }

  @Test(arguments: [
    ("T1", "renam prefix"),
    ("T3", "optional nil"),
    ("T4", "enum"),
    ("T5", "real unavailable"),
    ("T6", "outside hoist"),
    ("T7", "server identifiable"),
    ("T8", "assign replac append"),
    ("T9", "decimal"),
    ("T10", "instant iso"),
    ("T11", "directly delete"),
    ("T12", "protocol inject"),
    ("T13c", "exponent table"),
    ("T13d", "root xcode"),
    ("T14", "number generation"),
    ("T17", "hashable synthes"),
    ("T19", "iscancelled"),
    ("T20", "lookup"),
    ("S3", "group"),
    ("S5", "localized"),
    ("S6", "trim"),
    ("S9", "decimal"),
    ("S11", "computed"),
    ("C1", "cancel"),
    ("C3", "guard"),
    ("C4", "@mainactor"),
    ("C10", "debounce sleep clock"),
    ("C12", "enum"),
    ("C13", "sendable"),
    ("C14", "enum struct"),
    ("C15", "weak observable"),
    ("C22", "wholematch"),
  ])
  func `the first two hints keep the fix to themselves`(id: String, giveaways: String) throws {
    let finding = try #require(Catalogue.finding(id))
    for hint in finding.hints.prefix(2) {
      for giveaway in giveaways.split(separator: " ") {
        #expect(!hint.lowercased().contains(giveaway))
      }
    }
  }

  private func words(of text: String) -> Set<String> {
    Set(text.split(separator: " ").map { $0.trimmingSuffix(while: \.isPunctuation) })
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> String {
    var rest = self
    while let last = rest.last, isDropped(last) { rest.removeLast() }
    return String(rest)
  }
}
