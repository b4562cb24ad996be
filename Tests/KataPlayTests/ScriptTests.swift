import KataPlay
import KataTesting
import Testing

@MainActor @Suite(.harness) struct ScriptTests {
  @Test(arguments: [
    ("open\n\nopne", "a.txt:3: there is no command 'opne'; did you mean open?"),
    ("xyzzyxyzzy", "a.txt:1: there is no command 'xyzzyxyzzy'; 'kata play --help' shows them all"),
    ("wait", "a.txt:1: 'wait' needs something after it"),
    ("wait 3", "a.txt:1: '3' is no time; write 800ms or 3s"),
    ("wait -3s", "a.txt:1: '-3s' is no time; write 800ms or 3s"),
    ("open now # soon", "a.txt:1: 'open' takes nothing, so 'now' is too much"),
  ])
  func `a line that cannot be understood is named`(text: String, message: String) {
    #expect(throws: Script.Failure.self) { try Script(text, name: "a.txt") }
    do { _ = try Script(text, name: "a.txt") } catch { #expect(error.description == message) }
  }

  @Test func `a file that cannot be read is named`() {
    do {
      _ = try Script(contentsOf: "/nowhere/a.txt")
      Issue.record("It was read.")
    } catch {
      #expect(error.description == "cannot read the script '/nowhere/a.txt'")
    }
  }

  @Test func `a script shows each step, what is new, and what is in the way`() async throws {
    let script = try Script("open # the app\nchoose GBP\nup\ndismiss", name: "a.txt")
    let game = Game { SampleForm() }
    var text = ""
    await ScriptPlay(script: script, player: game.player, clock: game.clock).run { text += $0 }
    #expect(
      text == """
        ── 1. open
        ╭────────────────────────────────────────────╮
        │ Sample                                     │
        ├────────────────────────────────────────────┤
        │▸Currency: EUR ▾                            │
        │                                            │
        │                                            │
        │                                            │
        │                                            │
        ╰────────────────────────────────────────────╯

        ── 2. choose GBP
        ╭────────────────────────────────────────────╮
        │ Sample                                     │
        ├────────────────────────────────────────────┤
        │▸Currency: GBP ▾                            │
        │                                            │
        │                                            │
        │                                            │
        │                                            │
        ╰────────────────────────────────────────────╯

        ── 3. up
        (the same)

        ── 4. dismiss
        (the same)
        ! There is no alert to dismiss.

        ── console: nothing

        """)
  }
}
