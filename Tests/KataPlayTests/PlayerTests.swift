import KataHarness
import KataPlay
import KataTesting
import Testing

@MainActor @Suite(.harness) struct PlayerTests {
  @Test func `Return in a field lets characters be text until Return`() async {
    let game = Game()
    await game.player.open()
    await game.press(.return)
    #expect(game.player.isTyping)
    await game.type("1q2")
    await game.press(.backspace)
    #expect(game.player.screen.fields[0].text == "1q")
    await game.press(.return)
    #expect(!game.player.isTyping)
    #expect(!game.player.hasQuit)
    await game.type("q")
    #expect(game.player.hasQuit)
  }

  @Test func `arrows change what a picker shows, and stop at its ends`() async {
    let game = Game()
    await game.player.open()
    await game.press(.down, .return, .up)
    #expect(game.player.screen.pickers[0].selected == "GBP")
    await game.press(.down, .down, .down)
    #expect(game.player.screen.pickers[0].selected == "EUR")
    await game.press(.escape, .down)
    #expect(game.player.screen.pickers[0].selected == "EUR")
  }

  @Test func `Return on a link goes there, and Escape comes back to it`() async {
    let game = Game()
    await game.player.open()
    await game.press(.down, .down, .return)
    #expect(game.player.screen.detail == ["A detail"])
    await game.press(.escape)
    #expect(game.player.screen.detail == nil)
  }

  @Test func `under an alert only its buttons can be chosen`() async {
    let game = Game()
    await game.player.open()
    await game.press(.down, .down, .down, .return)
    #expect(game.player.screen.alert?.title == "Really?")
    await game.type("r")
    #expect(game.player.message == "The alert “Really?” is in the way; dismiss it first.")
    await game.press(.up, .up, .up, .return)
    #expect(game.player.screen.alert == nil)
    #expect(game.player.screen.shows("yes"))
  }

  @Test func `Escape closes an alert without a button`() async {
    let game = Game()
    await game.player.open()
    await game.press(.down, .down, .down, .return, .escape)
    #expect(game.player.screen.alert == nil)
    #expect(game.player.screen.shows("nothing yet"))
  }

  @Test func `what cannot be done is said, and gone with the next key`() async {
    let game = Game()
    await game.player.open()
    await game.press(.end, .return)
    #expect(game.player.message == "Row 25, “Row 19”, holds nothing that can be tapped.")
    await game.type("ll")
    #expect(game.player.message == nil)
    await game.type("lr")
    #expect(game.player.message == "The screen was left; come back first.")
  }

  @Test func `a slash lets characters go to the search field`() async {
    let game = Game()
    await game.player.open()
    await game.type("/cafe")
    await game.press(.backspace)
    #expect(game.player.screen.searchField?.text == "caf")
    await game.press(.escape)
    #expect(!game.player.isTyping)
  }

  @Test func `a pull asks the server, which answers after its time`() async {
    let game = Game()
    await game.player.open()
    await game.type("r")
    #expect(game.player.screen.isRefreshing)
    await game.clock.advance(by: .milliseconds(799))
    #expect(game.player.screen.shows("nothing yet"))
    await game.clock.advance(by: .milliseconds(1))
    await settle()
    #expect(game.player.screen.shows(#""rate":"1""#))
  }

  @Test func `a picture takes the whole terminal, in every size`() async {
    let game = Game()
    await game.player.open()
    for (width, height) in [(80, 24), (40, 14), (200, 60), (10, 3), (1, 1)] {
      var viewport = Viewport()
      let picture = Picture(console: ["a message"], name: "Sample")
      for key in [Key.end, .home, .end] {
        await game.press(key)
        let lines = picture.lines(
          of: game.player, width: width, height: height, viewport: &viewport)
        #expect(lines.count == height)
        #expect(lines.allSatisfy { $0.columns <= width })
        if height >= 14 {
          #expect(lines.contains { $0.runs.contains { $0.look.isSelected } })
          #expect(lines.contains { $0.text.contains("a message") })
        }
      }
    }
  }
}
