import Testing

/// What `kata help` prints, to the letter.
struct HelpOutputTests {
  @Test func `the overview names every command`() throws {
    let run = try ToolRun(["help"])
    #expect(
      run.output == """
        usage: kata <command> [<arguments>]

        The katas' companion: it runs your version, shows what is left to find, and has
        hints for when you are stuck. 'kata' alone shows how far you are.

          list     show the katas and their findings
          play     use the app in the terminal, as its users do
          explore  look for the shortest sequence that breaks a rule of the brief
          test     run the tests of your version once: what is red, what has turned
          watch    run the tests again on every save
          matrix   findings × versions: as shipped, yours, fixed, and the variants
          judge    judge the suite: every bug, wrong fix, fix and right design
          hint     show one hint for a finding; it asks before it tells
          explain  show why, for a finding that you have turned green
          diff     compare your version with the solution; it asks before it spoils
          reset    start a kata afresh; what you have is kept aside
          help     show this overview, or how a command is used

        'kata <command> --help' shows how a command is used.

        """)
    #expect(run.error.isEmpty)
    #expect(run.exitCode == 0)
  }

  @Test func `help on list shows how it is used`() throws {
    let run = try ToolRun(["help", "list"])
    #expect(
      run.output == """
        usage: kata list [<kata>] [--json]

        Shows every kata with its findings, or those of one kata. A title says what
        must hold, not how to get there. Findings that Broken as shipped does not show
        are marked: they come up in a first attempt at a fix.

          <kata>  the name of a kata, such as Transactions; its case does not matter
          --json  the same for a script

        """)
    #expect(run.error.isEmpty)
    #expect(run.exitCode == 0)
  }

  @Test func `help on hint shows how it is used`() throws {
    let run = try ToolRun(["hint", "--help"])
    #expect(
      run.output == """
        usage: kata hint <id> [--level 1|2|3|fix] [--json]

        Shows what the user of the broken app sees, and one hint.

          <id>     the id of a finding, such as T8; its case does not matter
          --level  1    where to look, or what to ask (the default)
                   2    the mechanism behind it
                   3    the fix, in words, and where the same bug was seen in the wild
                   fix  the smallest fix as a patch, which 'git apply' takes
          --json   the hints up to the level, or the patch, for a script

        Exit codes: 0 shown, 64 the command line is wrong, 66 there is no patch here.

        """)
    #expect(run.error.isEmpty)
    #expect(run.exitCode == 0)
  }

  @Test func `help on help shows how it is used`() throws {
    let run = try ToolRun(["help", "help"])
    #expect(
      run.output == """
        usage: kata help [<command>]

        Shows all commands, or how one of them is used. 'kata <command> --help' does
        the same.

        """)
    #expect(run.error.isEmpty)
    #expect(run.exitCode == 0)
  }

  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func `the overview can be asked for in every usual way`(arguments: [String]) throws {
    #expect(try ToolRun(arguments).output == ToolRun(["help"]).output)
    #expect(try ToolRun(arguments).exitCode == 0)
  }

  @Test(arguments: [
    "list", "play", "explore", "test", "watch", "hint", "explain", "diff", "reset", "help",
  ])
  func `a command explains itself whatever else is asked of it`(command: String) throws {
    let usage = try ToolRun(["help", command]).output
    for line in usage.split(separator: "\n") { #expect(line.count <= 80) }
    #expect(usage.hasPrefix("usage: kata \(command) "))
    #expect(try ToolRun([command, "--help"]).output == usage)
    #expect(try ToolRun([command, "nonsense", "-h"]).output == usage)
  }
}
