import KataCatalog
import KataJudge
import KataReport
import KataRuns

/// `kata matrix [<kata>]`: findings × versions, in the terminal, as JSON, or as one page.
struct MatrixCommand: Command {
  static let name = "matrix"
  static let summary = "findings × versions: as shipped, yours, fixed, and the variants"
  static let usage = """
    usage: kata matrix [<kata>] [--json] [--html <file>] [--limit <seconds>]

    Runs the suite against your version and against the solution, and shows for each
    finding whether its tests pass there and in Broken as shipped, and whether the
    suite catches it alone, if 'kata judge' has been run. A version that does
    not compile is a column that says so.

      <kata>   the name of a kata, such as Transactions; its case does not matter
      --json   the same for a script, with every test and its messages
      --html   write one page instead, which needs nothing else: the matrix and, for
               each finding, the failing message, what happened, and both screens
      --limit  the seconds of silence after which the tests count as hanging (30)

    Exit codes: 0 shown, 2 a version does not compile, 64 the command line is wrong,
    66 there is no such kata here, 69 there is no toolchain, 70 the tests crashed or
    hung, 73 a file cannot be written, 130 ended with Ctrl-C. The highest counts.

    """

  let kata: Kata?
  let page: String?
  let wantsJSON: Bool
  let silenceLimit: Int

  init(_ arguments: [String]) throws(UsageError) {
    let arguments = try Arguments(
      arguments, of: Self.name, options: ["--html", "--limit"], flags: ["--json"])
    kata = try Lookup.optionalKata(arguments.words, of: Self.name)
    page = arguments.values["--html"]
    if page?.isEmpty == true { throw UsageError("'--html' needs the name of a file") }
    wantsJSON = arguments.flags.contains("--json")
    silenceLimit = try TestCommand.limit(arguments.values["--limit"])
  }

  func run(on console: Console) throws(Failure) -> Int32 {
    Interruption.install()
    // Before anything is started, which takes its time.
    let page = try page.map { name throws(Failure) in try FileSystem.writablePath(name) }
    let checkout = try Checkout.find()
    if let kata { try checkout.require(kata) }
    let runs = MatrixRuns(checkout: checkout, console: console, silenceLimit: silenceLimit)
    var matrices: [Matrix] = []
    for kata in kata.map({ [$0] }) ?? checkout.katas {
      guard let matrix = try runs.matrix(of: kata) else { return ExitCode.interrupted }
      if page == nil, !wantsJSON {
        console.put((matrices.isEmpty ? "" : "\n") + matrix.text(console.style))
      }
      matrices.append(matrix)
    }
    if let page {
      try FileSystem.write(Array(HTMLReport(matrices).html.utf8), to: page)
      console.putError("kata: the page is \(page)\n")
    }
    if wantsJSON { console.put(JSON.of(("katas", .array(matrices.map(\.json)))).document) }
    return matrices.flatMap(\.runs).map(Self.exitCode).max() ?? 0
  }

  private static func exitCode(of run: VersionRun) -> Int32 {
    switch run.status {
    case .ran: 0
    case .doesNotCompile: ExitCode.didNotCompile
    case .ended: ExitCode.crashed
    }
  }
}

/// The runs from which a matrix is made.
private struct MatrixRuns {
  let checkout: Checkout
  let console: Console
  let silenceLimit: Int

  /// Runs both versions; nil if the user ended it.
  func matrix(of kata: Kata) throws(Failure) -> Matrix? {
    // Both are built at once, which is the build of the other commands. If that fails, each alone:
    // the error may be in the other.
    var isAlone = false
    guard var broken = try column(of: kata, .broken, isAlone: isAlone) else { return nil }
    if case .doesNotCompile = broken.status {
      isAlone = true
      guard let alone = try column(of: kata, .broken, isAlone: isAlone) else { return nil }
      broken = alone
    }
    guard let fixed = try column(of: kata, .fixed, isAlone: isAlone) else { return nil }
    let tests = (fixed.tests.isEmpty ? broken : fixed).tests.map(\.name)
    let shipped = ContractFolder(root: checkout.root).recorded(of: kata.name)
      .messagesOfBroken(kata.name)
    return Matrix(
      kata: kata, runs: [VersionRun(shipped: shipped, tests: tests), broken, fixed],
      variants: Matrix.Variant.judged(JudgeSession.latest(in: checkout.root), of: kata))
  }

  private func column(
    of kata: Kata, _ version: KataRunner.Version, isAlone: Bool
  ) throws(Failure) -> VersionRun? {
    let reports = "\(checkout.memory)/reports/\(version.rawValue)\(kata.name)"
    for name in FileSystem.names(in: reports) { FileSystem.remove("\(reports)/\(name)") }
    let runner = KataRunner(
      checkout: checkout, console: console, silenceLimit: silenceLimit, version: version,
      isAlone: isAlone, reports: reports)
    guard let outcome = try outcome(of: kata, version, runner) else { return nil }
    return VersionRun(
      title: version == .broken ? "Broken here" : "Fixed",
      shortTitle: version == .broken ? "yours" : "fixed", outcome: outcome,
      reports: FileSystem.names(in: reports).filter { $0.hasSuffix(".json") }.compactMap {
        FileSystem.bytes(of: "\(reports)/\($0)").flatMap { JSON(parsing: $0) }
          .flatMap { ReportedTest($0) }
      })
  }

  private func outcome(
    of kata: Kata, _ version: KataRunner.Version, _ runner: KataRunner
  ) throws(Failure) -> RunOutcome? {
    switch version {
    case .broken: try runner.run(kata.name)?.outcome
    case .fixed: try runner.runFixed(kata.name)
    }
  }
}
