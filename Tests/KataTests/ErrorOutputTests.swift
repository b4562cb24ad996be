import Testing

/// What the tool says about a command line that it cannot understand.
struct ErrorOutputTests {
  @Test(arguments: mistakes)
  func `a mistake is answered by one line that says what to do`(
    arguments: [String], message: String
  ) throws {
    let run = try ToolRun(arguments)
    #expect(run.error == message + "\n")
    #expect(run.output.isEmpty)
    #expect(run.exitCode == 64)
  }

  private static let mistakes: [([String], String)] = [
    (
      ["hnt"],
      "kata: there is no command 'hnt', did you mean hint? 'kata --help' shows them all"
    ),
    (
      ["--version"],
      "kata: there is no option '--version'; 'kata --help' shows what there is"
    ),
    (
      ["help", "hunt"],
      """
      kata: there is no command 'hunt', did you mean hint? 'kata --help' shows them all
      """
    ),
    (
      ["help", "a", "b"],
      "kata: 'kata help' takes one command at a time, so 'b' is too many"
    ),
    (
      ["list", "Serach"],
      "kata: there is no kata 'Serach', did you mean Search? 'kata list' shows them all"
    ),
    (
      ["list", "elephant"],
      "kata: there is no kata 'elephant'; 'kata list' shows them all"
    ),
    (
      ["list", "T8"],
      "kata: T8 is a finding of Transactions; try 'kata hint T8'"
    ),
    (
      ["list", "Search", "Converter"],
      "kata: 'kata list' takes one kata at a time, so 'Converter' is too many"
    ),
    (
      ["list", "--all"],
      "kata: 'kata list' has no option '--all'; 'kata help list' shows what it takes"
    ),
    (
      ["hint"],
      """
      kata: 'kata hint' needs the id of a finding, such as 'kata hint T8'; 'kata list' shows them all
      """
    ),
    (
      ["hint", "T21"],
      """
      kata: there is no finding 'T21', did you mean T2 or T20? 'kata list' shows them all
      """
    ),
    (
      ["hint", "t13"],
      """
      kata: there is no finding 't13', did you mean T13a, T13b, T13c or T13d? 'kata list' shows them all
      """
    ),
    (
      ["hint", "Serach"],
      """
      kata: there is no finding 'Serach', did you mean Search? 'kata list' shows them all
      """
    ),
    (
      ["hint", ""],
      "kata: there is no finding ''; 'kata list' shows them all"
    ),
    (
      ["hint", "search"],
      """
      kata: Search is a kata, and hints go by finding; 'kata list Search' shows its ids
      """
    ),
    (
      ["hint", "T8", "T9"],
      "kata: 'kata hint' takes one finding at a time, so 'T9' is too many"
    ),
    (
      ["hint", "T8", "--lvl", "2"],
      """
      kata: 'kata hint' has no option '--lvl', did you mean --level? 'kata help hint' shows what it takes
      """
    ),
    (
      ["hint", "T8", "--level"],
      "kata: '--level' needs a value; 'kata help hint' shows how to use it"
    ),
    (
      ["hint", "T8", "--level", "4"],
      "kata: there is no hint level '4'; choose 1, 2, 3 or fix"
    ),
    (
      ["hint", "T8", "--level=two"],
      "kata: there is no hint level 'two'; choose 1, 2, 3 or fix"
    ),
    (
      ["hint", "T8", "--json=yes"],
      "kata: '--json' takes no value; 'kata help hint' shows how to use it"
    ),
    (
      ["tset"],
      "kata: there is no command 'tset', did you mean test? 'kata --help' shows them all"
    ),
    (
      ["test", "Transaction"],
      "kata: there is no kata 'Transaction', did you mean Transactions? 'kata list' shows them all"
    ),
    (
      ["test", "Search", "Converter"],
      "kata: 'kata test' takes one kata at a time, so 'Converter' is too many"
    ),
    (
      ["watch", "--limit", "0"],
      "kata: there is no limit of '0' seconds; give a whole number from 1 to 3600"
    ),
    (
      ["watch", "--jsn"],
      """
      kata: 'kata watch' has no option '--jsn'; 'kata help watch' shows what it takes
      """
    ),
    (
      ["explain"],
      """
      kata: 'kata explain' needs the id of a finding, such as 'kata explain T8'; 'kata list' shows them all
      """
    ),
    (
      ["explain", "T8", "--anyhow"],
      """
      kata: 'kata explain' has no option '--anyhow', did you mean --anyway? 'kata help explain' shows what it takes
      """
    ),
    (
      ["diff"],
      "kata: 'kata diff' needs the name of a kata; 'kata list' shows them all"
    ),
    (
      ["reset", "T8"],
      "kata: T8 is a finding of Transactions; try 'kata hint T8'"
    ),
    (
      ["reset", "Search", "--to=--hard"],
      "kata: there is no revision '--hard'; give a commit, a branch or a tag"
    ),
    (
      ["hint", "T8", "--level", "1", "--level", "2"],
      "kata: '--level' is given twice; give it once"
    ),
  ]
}
