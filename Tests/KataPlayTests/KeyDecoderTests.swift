import KataPlay
import Testing

struct KeyDecoderTests {
  @Test(arguments: [
    ("a", [Key.character("a")]), ("é", [.character("é")]), ("👍", [.character("👍")]),
    ("\r", [.return]), ("\u{7F}", [.backspace]), ("\u{3}", [.interrupt]),
    ("\u{1B}[A\u{1B}[B", [.up, .down]), ("\u{1B}OC\u{1B}OD", [.right, .left]),
    ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]), ("\u{1B}[H\u{1B}[4~", [.home, .end]),
    ("\u{1B}[1;5P", []), ("\u{1B}xq", [.character("q")]),
    ("12", [.character("1"), .character("2")]),
  ])
  func `bytes become keys`(bytes: String, keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array(bytes.utf8)) == keys)
    #expect(!decoder.isWaiting)
  }

  @Test func `a key may come byte by byte`() {
    for (text, key) in [("\u{1B}[A", Key.up), ("é", .character("é")), ("\u{1B}[6~", .pageDown)] {
      var decoder = KeyDecoder()
      var keys: [Key] = []
      for byte in text.utf8 { keys += decoder.decode([byte]) }
      #expect(keys == [key])
    }
  }

  @Test func `an escape byte is the Escape key if nothing follows`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]).isEmpty)
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [.escape])
    #expect(decoder.decode([0x1B, 0x1B]) == [.escape])
    #expect(decoder.flush() == [.escape])
  }

  @Test func `bytes that are no text are passed over`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0xFF, 0x80, 0xC3, 0x28, 0x61]) == [.character("("), .character("a")])
  }
}
