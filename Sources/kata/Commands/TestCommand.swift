import KataCatalog
import KataRuns

/// `kata test [<kata>]`: builds a kata, runs its tests once, and says what is red and green.
struct TestCommand: Command {
  static let name = "test"
  static let summary = "run the tests of your version once: what is red, what has turned"
  static let usage = """
    usage: kata test [<kata>] [--no-explore] [--limit <seconds>] [--json]

    Builds your version of a kata, or of each, and runs its tests once. It shows
    what has turned since the last run, which findings are green and red, and the
    first failure with what happened. When every finding is green, it goes on as
    'kata explore' does, for 5 seconds once that is built.

      <kata>        the name of a kata, such as Transactions, in any case
      --no-explore  only runs the tests
      --limit       the seconds of silence after which tests count as hanging (30)
      --json        the same for a script

    Exit codes: 0 all is green, 1 a test is red or a rule broke, 2 it does not
    compile, 64 the command line is wrong, 66 there is no such kata here, 69 there
    is no toolchain, 70 the tests crashed or hung, 73 the checkout cannot be written
    to, 130 ended with Ctrl-C. Of several katas, the highest counts.

    """

  let kata: Kata?
  let silenceLimit: Int
  let wantsJSON: Bool
  let explores: Bool

  init(_ arguments: [String]) throws(UsageError) {
    let arguments = try Arguments(
      arguments, of: Self.name, options: ["--limit"], flags: ["--json", "--no-explore"])
    kata = try Lookup.optionalKata(arguments.words, of: Self.name)
    silenceLimit = try Self.limit(arguments.values["--limit"])
    wantsJSON = arguments.flags.contains("--json")
    explores = !arguments.flags.contains("--no-explore")
  }

  func run(on console: Console) throws(Failure) -> Int32 {
    Interruption.install()
    let checkout = try Checkout.find()
    if let kata { try checkout.require(kata) }
    let runner = KataRunner(checkout: checkout, console: console, silenceLimit: silenceLimit)
    let check = explores ? GreenCheck(checkout: checkout, console: console) : nil
    var reports: [RunReport] = []
    for kata in kata.map({ [$0] }) ?? checkout.katas {
      guard let run = try runner.run(kata.name) else { return ExitCode.interrupted }
      var report = RunReport(kata: kata, outcome: run.outcome, last: run.last, record: run.record)
      if !wantsJSON { console.put((reports.isEmpty ? "" : "\n") + report.text(console.style)) }
      report.check = try check?.answer(kata, run.outcome, run.record)
      if !wantsJSON, let check = report.check {
        console.put("\n" + check.text(kata, console.style))
      }
      reports.append(report)
    }
    if wantsJSON { console.put(JSON.of(("katas", .array(reports.map(\.json)))).document) }
    return reports.map(\.exitCode).max() ?? 0
  }

  static func limit(_ text: String?) throws(UsageError) -> Int {
    guard let text else { return 30 }
    guard let seconds = Int(text), (1...3600).contains(seconds) else {
      throw UsageError("there is no limit of '\(text)' seconds; give a whole number from 1 to 3600")
    }
    return seconds
  }
}
