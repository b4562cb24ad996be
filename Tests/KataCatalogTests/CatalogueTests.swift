import KataCatalog
import Testing

struct CatalogueTests {
  @Test func `the katas are those of the kit`() {
    #expect(Catalogue.katas.map(\.name) == ["Transactions", "Search", "Converter"])
    #expect(Kata.all == Catalogue.katas)
  }

  @Test(arguments: [
    (
      "Transactions",
      """
      T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13a T13b T13c T13d T14 T15 T16 T17 T18 T19 T20
      """
    ),
    ("Search", "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 S11 S12"),
    (
      "Converter",
      """
      C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 C12 C13 C14 C15 C16 C17 C18 C19 C20 C21 C22
      """
    ),
  ])
  func `a kata holds exactly the findings of its answer key`(name: String, ids: String) throws {
    let kata = try #require(Catalogue.kata(name))
    #expect(kata.findings.map(\.id).joined(separator: " ") == ids)
    #expect(kata.findings.allSatisfy { $0.kata == name })
  }

  @Test func `no finding is listed twice`() {
    #expect(Set(Catalogue.findings.map(\.id)).count == 57)
    #expect(Catalogue.findings.count == 57)
    #expect(Set(Catalogue.findings.map(\.title)).count == 57)
  }

  @Test func `the answer key's exceptions are those that the broken version does not show`() {
    let hidden = Catalogue.findings.filter { $0.shownInBroken != .yes }.map(\.id)
    #expect(hidden == ["T15", "T17", "C19"])
  }
}

struct LookupTests {
  @Test(arguments: ["T13a", "t13a", "T13A", "  t13a\n"])
  func `a finding is found whatever its case and the space around it`(word: String) {
    #expect(Catalogue.finding(word) == .t13a)
  }

  @Test(arguments: [
    ("T8 pull to refresh replaces the list", "T8"), ("T13a", "T13a"),
    ("T88 is no finding", nil), ("the harness waits", nil), ("", nil),
  ])
  func `a test is about the finding that its name starts with`(name: String, id: String?) {
    #expect(Catalogue.finding(ofTest: name)?.id == id)
  }

  @Test(arguments: ["Search", "search", "SEARCH", "\tsearch "])
  func `a kata is found whatever its case and the space around it`(word: String) {
    #expect(Catalogue.kata(word)?.name == "Search")
  }

  @Test(arguments: ["", " ", "T", "T0", "T13", "T 8", "Transactions", "T8T8"])
  func `what is no id finds no finding`(word: String) {
    #expect(Catalogue.finding(word) == nil)
  }

  @Test(arguments: [
    ("T21", ["T2", "T20"]),
    ("t13", ["T13a", "T13b", "T13c", "T13d"]),
    ("X8", ["T8", "S8", "C8"]),
    ("c", ["C1", "C2", "C3", "C4"]),
    ("serach", ["Search"]),
    ("Transations", ["Transactions"]),
    ("trans", ["Transactions"]),
    ("convert", ["Converter"]),
  ])
  func `an unknown word is near what it was meant to be`(word: String, near: [String]) {
    #expect(Catalogue.nearest(to: word) == near)
  }

  @Test(arguments: ["", "  ", "elephant", String(repeating: "T8", count: 10_000)])
  func `a word that is near nothing has no suggestions`(word: String) {
    #expect(Catalogue.nearest(to: word).isEmpty)
  }

  @Test func `words are compared with the candidates given`() {
    #expect(Catalogue.nearest(to: "hnt", among: ["list", "hint", "help"]) == ["hint"])
    #expect(Catalogue.nearest(to: "hnt", among: []).isEmpty)
  }
}
