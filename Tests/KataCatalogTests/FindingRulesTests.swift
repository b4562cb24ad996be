import Foundation
import KataCatalog
import Testing

/// What every entry of the catalogue keeps to.
struct FindingRulesTests {
  @Test(arguments: Catalogue.findings)
  func `every text says something and fits its place`(finding: Finding) {
    #expect((10...52).contains(finding.title.count), "the list has room for 52 characters")
    #expect(!finding.title.hasSuffix("."))
    #expect(finding.symptom.hasSuffix("."))
    #expect((1...2).contains(sentences(in: finding.symptom)))
    for text in prose(of: finding) {
      #expect(!text.contains("\n"))
      #expect(!text.contains("  "))
      #expect(text == text.trimmingCharacters(in: .whitespaces))
      #expect(text.count { $0 == "`" }.isMultiple(of: 2))
    }
  }

  @Test(arguments: Catalogue.findings)
  func `ties name other findings of the same kata`(finding: Finding) throws {
    for tie in finding.ties {
      let other = try #require(Catalogue.finding(tie.id))
      #expect(other.id == tie.id)
      #expect(other.kata == finding.kata)
      #expect(other != finding)
      #expect(!other.ties.map(\.id).contains(finding.id), "a tie goes one way")
    }
    #expect(Set(finding.ties.map(\.id)).count == finding.ties.count)
  }

  @Test func `the ties are those of the answer keys`() {
    let ties = Catalogue.findings.filter { !$0.ties.isEmpty }
      .map { "\($0.id): \($0.ties.map(\.id).joined(separator: ", "))" }
    #expect(
      ties == [
        "T10: T3", "T13c: T9", "T20: T6, T8", "C7: C2", "C10: C1", "C16: C3", "C17: C2, C7",
        "C18: C15", "C20: C8",
      ])
  }

  @Test(arguments: Catalogue.findings)
  func `slugs are short, in kebab case and unique in their finding`(finding: Finding) {
    for sinker in finding.sinkers {
      #expect(sinker.slug.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
      #expect(sinker.slug.count <= 20)
    }
    #expect(Set(finding.sinkers.map(\.slug)).count == finding.sinkers.count)
  }

  @Test(arguments: Catalogue.findings)
  func `links are secure, and given once each`(finding: Finding) throws {
    for link in finding.links {
      let url = try #require(URL(string: link.url))
      #expect(url.scheme == "https")
      #expect(url.host()?.isEmpty == false)
      #expect(sentences(in: link.says) == 1)
    }
    #expect(Set(finding.links.map(\.url)).count == finding.links.count)
  }

  @Test func `the hint about state names the Xcode version that it is about`() {
    #expect(Finding.t13d.hints[2].contains("property wrapper, up to Xcode 26"))
  }

  private func prose(of finding: Finding) -> [String] {
    [finding.title, finding.symptom] + finding.hints
      + finding.sinkers.flatMap { [$0.summary, $0.why] }
      + finding.ties.map(\.why) + finding.links.map(\.says)
  }

  private func sentences(in text: String) -> Int {
    text.matches(of: /[.?!]"?(\s|$)/).count
  }
}
