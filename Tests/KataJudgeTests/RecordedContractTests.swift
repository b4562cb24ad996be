import KataJudge
import KataRuns
import Testing

/// The record of a kata, and how a run differs from it.
struct RecordedContractTests {
  private static let title =
    "What the suite says of each version. Rewritten by 'kata judge --record'."
  private static let text = """
    # What the suite says of each version. Rewritten by 'kata judge --record'.

    Search/Broken: ran
      S1 a
        one
        two
      S2 b
        three

    Search/Fixed: ran

    Search/S3: caught
      S3 c
        four

    """

  private let record = RecordedContract(Self.text)

  @Test func `it is written as it was read`() {
    #expect(record.text(Self.title) == Self.text)
    #expect(record.blocks.map(\.name) == ["Search/Broken", "Search/Fixed", "Search/S3"])
    #expect(record.blocks.map(\.verdict) == ["ran", "ran", "caught"])
  }

  @Test func `what the broken version says ends where the next version begins`() {
    #expect(record.messagesOfBroken("Search") == ["S1 a": "one\ntwo", "S2 b": "three"])
    #expect(record.messagesOfBroken("Converter").isEmpty)
    #expect(RecordedContract("").blocks.isEmpty)
  }

  @Test func `the same run has no differences`() {
    #expect(record.differences(from: record.blocks, isPartial: false).isEmpty)
  }

  @Test func `what is new, changed and gone is named`() {
    let seen = [
      record.blocks[0], RecordedContract.Block(["Search/S3: caught", "  S3 c", "    five"]),
      RecordedContract.Block(["Search/S4: caught"]),
    ]
    #expect(
      record.differences(from: seen, isPartial: false) == [
        "changed: Search/S3\n  -     four\n  +     five",
        "new: Search/S4 is not recorded:\nSearch/S4: caught",
        "gone: Search/Fixed is recorded, and there is no such variant",
      ])
    #expect(record.differences(from: [record.blocks[0]], isPartial: true).isEmpty)
  }

  @Test func `the order of messages counts`() {
    let seen = RecordedContract.Block([
      "Search/Broken: ran", "  S2 b", "    three", "  S1 a", "    one", "    two",
    ])
    #expect(record.differences(from: [seen], isPartial: true).count == 1)
  }

  @Test func `a part is one of those that it is counted among`() {
    #expect(JudgeOptions.Part("2/3")?.index == 1)
    for text in ["0/3", "4/3", "1", "a/b", "1/2/3", "/", ""] {
      #expect(JudgeOptions.Part(text) == nil, "\(text)")
    }
  }
}
