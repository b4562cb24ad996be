import HeadlessUI
import KataPlay
import Testing

struct LineTests {
  @Test func `a line is filled up or cut to a width`() {
    #expect(Line("Rewe").fitted(to: 6).text == "Rewe  ")
    #expect(Line("Deutsche Bahn").fitted(to: 6).text == "Deuts…")
    #expect(Line("日本語").fitted(to: 4).text == "日… ")
    #expect(Line("Rewe").fitted(to: 0).text == "")
  }

  @Test(arguments: [("Rewe", 4), ("Café", 4), ("日本", 4), ("👍", 2), ("e\u{301}", 1), ("", 0)])
  func `wide characters take two columns`(text: String, columns: Int) {
    #expect(Line(text).columns == columns)
  }

  @Test func `a target goes on to the end of its line`() {
    let line = Line("Rewe", target: 3).fitted(to: 8)
    #expect(line.runs.allSatisfy { $0.target == 3 })
  }

  @Test func `a painted line shows the selection without colors as well`() {
    var line = Line("Rewe", Look(color: "red"))
    #expect(Painter(hasColors: true).paint(line) == "\u{1B}[31mRewe\u{1B}[0m")
    #expect(Painter(hasColors: false).paint(line) == "Rewe")
    line.runs[0].look.isSelected = true
    #expect(Painter(hasColors: false).paint(line) == "\u{1B}[7mRewe\u{1B}[0m")
  }

  @Test func `only lines that differ are written`() {
    let painter = Painter(hasColors: false)
    #expect(painter.difference(from: ["a", "b"], to: ["a", "b"]) == "")
    #expect(painter.difference(from: ["a", "b"], to: ["a", "c"]) == "\u{1B}[2;1H\u{1B}[Kc")
    #expect(painter.difference(from: ["a", "b"], to: ["a"]) == "\u{1B}[2;1H\u{1B}[K")
  }

  @Test func `a viewport moves no more than it has to`() {
    var viewport = Viewport()
    viewport.reveal(0..<2, of: 20, height: 5)
    #expect(viewport.top == 0)
    viewport.reveal(6..<8, of: 20, height: 5)
    #expect(viewport.top == 3)
    viewport.reveal(4..<6, of: 20, height: 5)
    #expect(viewport.top == 3)
    viewport.reveal(nil, of: 6, height: 5)
    #expect(viewport.top == 1)
    viewport.reveal(0..<9, of: 3, height: 5)
    #expect(viewport.top == 0)
    #expect(viewport.range(of: 3, height: 5) == 0..<3)
  }
}
