import KataCatalog
import KataJudge
import KataRuns

/// `kata judge [<kata>]`: does the suite, or the explorer, catch every bug, and keep every right design?
struct JudgeCommand: Command {
  static let name = "judge"
  static let summary = "judge the suite: every bug, wrong fix, fix and right design"
  static let usage = """
    usage: kata judge [<kata>] [--explorer] [--only <patch>] [--part <k>/<n>]
                      [--jobs <n>] [--record]
           kata judge <kata> --failing

    Runs the suite of a kata, or of each, against every version that is kept in
    Tests/Contract: Fixed with one bug, Fixed with one tempting wrong fix, Broken
    with one fix, and Fixed built in other right ways. What comes of it must be what
    is recorded there, in recorded.txt.

    With --explorer no test runs: what 'kata explore' finds must be enough. Each bug
    and each fault must break a rule, unless not-explored.txt says why it cannot, and
    Fixed and the right designs none. It is recorded in explored.txt, and goes as far
    on every machine: all sequences of up to 4 events, and 100 walks.

      <kata>       the name of a kata, such as Transactions; its case does not matter
      --explorer   judge the explorer and its rules
      --only       judge one patch, such as T8 or T8-dedupe; Broken and Fixed are always
                   judged
      --part       judge the k-th of n parts, 1 to n
      --jobs       how many run at a time (one for each processor)
      --record     record what comes of it, if all is as it must be
      --failing    only show the tests of Broken that are recorded as failing

    Exit codes: 0 all is as recorded, 1 it is not, 64 the command line is wrong, 69
    there is no toolchain, 70 the versions cannot be built, 73 the checkout cannot be
    written to, 130 ended with Ctrl-C.

    """

  let kata: Kata?
  let options: JudgeOptions
  let wantsFailing: Bool

  init(_ arguments: [String]) throws(UsageError) {
    let arguments = try Arguments(
      arguments, of: Self.name, options: ["--only", "--part", "--jobs"],
      flags: ["--record", "--failing", "--explorer"])
    kata = try Lookup.optionalKata(arguments.words, of: Self.name)
    options = JudgeOptions(
      katas: kata.map { [$0.name] } ?? Catalogue.katas.map(\.name),
      only: arguments.values["--only"], part: try Self.part(arguments.values["--part"]),
      jobs: try Self.jobs(arguments.values["--jobs"]),
      records: arguments.flags.contains("--record"),
      oracle: arguments.flags.contains("--explorer") ? .explorer : .suite)
    wantsFailing = arguments.flags.contains("--failing")
    if options.records, options.isPartial {
      throw UsageError("'--record' needs all variants: leave out '--only' and '--part'")
    }
    if wantsFailing, options.oracle == .explorer {
      throw UsageError("'--failing' shows tests, which '--explorer' has none of: leave one out")
    }
    if wantsFailing, kata == nil {
      throw UsageError("'--failing' needs the name of a kata; 'kata list' shows them all")
    }
  }

  private static func part(_ text: String?) throws(UsageError) -> JudgeOptions.Part? {
    guard let text else { return nil }
    if let part = JudgeOptions.Part(text) { return part }
    throw UsageError("'--part' takes k/n with k from 1 to n, such as 2/3, not '\(text)'")
  }

  private static func jobs(_ text: String?) throws(UsageError) -> Int {
    guard let text else { return Processors.count }
    if let jobs = Int(text), (1...64).contains(jobs) { return jobs }
    throw UsageError("'--jobs' takes a number from 1 to 64, not '\(text)'")
  }

  func run(on console: Console) throws(Failure) -> Int32 {
    Interruption.install()
    let checkout = try Checkout.find()
    if let kata { try checkout.require(kata) }
    if let kata, wantsFailing {
      let record = ContractFolder(root: checkout.root).recorded(of: kata.name)
      let names = record.messagesOfBroken(kata.name).keys.sorted()
      console.put(names.map { $0 + "\n" }.joined())
      return 0
    }
    let session = JudgeSession(root: checkout.root, options: options) { step in
      console.putError("kata: \(step) …\n")
    }
    let report = try session.run()
    console.put(report.text + "\n\n")
    return try finish(session, report, console)
  }

  private func finish(
    _ session: JudgeSession, _ report: JudgeReport, _ console: Console
  ) throws(Failure) -> Int32 {
    if options.records {
      try session.record(report)
      console.put("recorded\n")
      return 0
    }
    let differences = session.differences(of: report)
    for difference in differences { console.put(difference + "\n") }
    let count = report.complaints.count + differences.count
    console.put(
      count == 0
        ? "contract: holds, \(report.variants.count) variants\n"
        : "contract: broken, \(count) differences or verdicts to look at\n")
    return count == 0 ? 0 : ExitCode.red
  }
}
