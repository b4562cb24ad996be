import KataRuns
import Testing
import kata

/// The JSON that the tool reads and writes.
struct JSONTests {
  @Test func `a document is written with a member on each line`() {
    let json = JSON.of(
      ("name", .string("a \"b\"\n\u{1}")), ("count", .int(2)), ("none", .null),
      ("list", .array([.bool(true), .array([])])))
    #expect(
      json.document == #"""
        {
          "name": "a \"b\"\n\u0001",
          "count": 2,
          "none": null,
          "list": [
            true,
            []
          ]
        }

        """#)
  }

  @Test func `what is written is read again`() {
    let json = JSON.of(
      ("ü \\ 👩‍👧", .string("\t\r\n \"")), ("n", .number("-1.5e3")), ("o", .of(("a", .bool(false)))))
    #expect(JSON(parsing: json.document.utf8) == json)
  }

  @Test(arguments: [
    (#""\/\b\f\u00e9""#, "/\u{8}\u{C}é"), (#""\ud83d\udc69""#, "👩"), (#" "" "#, ""),
  ])
  func `escapes are read`(text: String, value: String) {
    #expect(JSON(parsing: text.utf8)?.text == value)
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\":}", "\"", #""\q""#, #""\ud83d""#, #""\u12""#, "tru", "1 2", "[", "{]",
    String(repeating: "[", count: 200),
  ])
  func `what is no JSON is refused`(text: String) {
    #expect(JSON(parsing: text.utf8) == nil)
  }

  @Test func `numbers keep every digit`() {
    #expect(JSON(parsing: "1796080421273626812".utf8)?.int == 1_796_080_421_273_626_812)
    #expect(JSON(parsing: "1.5".utf8)?.int == nil)
  }
}
