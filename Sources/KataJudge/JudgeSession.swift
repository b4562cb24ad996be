import KataRuns

/// One session of the judge: does the suite, or the explorer, catch each bug and keep each right
/// design?
package struct JudgeSession {
  private let root: String
  private let options: JudgeOptions
  private let contract: ContractFolder
  /// Called with what the session is about to do.
  private let tell: (String) -> Void

  /// - Parameters:
  ///   - root: The checkout.
  ///   - options: What is to be judged.
  ///   - tell: Called with what the session is about to do, such as "building".
  package init(root: String, options: JudgeOptions, tell: @escaping (String) -> Void) {
    self.root = root
    self.options = options
    self.tell = tell
    contract = ContractFolder(root: root)
  }

  private static func reportPath(in root: String, _ oracle: Oracle) -> String {
    "\(root)/.build/judge/\(oracle.reportName)"
  }

  /// What came of the latest session of the suite in a checkout; empty before the first.
  package static func latest(in root: String) -> [JudgedVariant] {
    let json = FileSystem.bytes(of: reportPath(in: root, .suite) + ".json").flatMap {
      JSON(parsing: $0)
    }
    return (json?.elements ?? []).compactMap(JudgedVariant.init)
  }

  /// Judges what is selected, and writes `matrix.json` and `matrix.txt`, or
  /// `explored.json` and `explored.txt`.
  ///
  /// - Throws: `Failure` when nothing is selected, when something other than a variant does not
  ///   build, when a file cannot be written, and when the user ends it.
  package func run() throws(Failure) -> JudgeReport {
    let all = options.katas.flatMap { contract.variants(of: $0, for: options.oracle) }
    let variants = all.filter(options.selects)
    if let only = options.only, !variants.contains(where: { $0.patchName == only }) {
      throw Failure(
        "there is no patch '\(only)' in Tests/Contract; 'kata list' shows the ids of the findings",
        exitCode: ExitCode.usage)
    }
    let workspace = Workspace(
      root: root, folder: "\(root)/.build/judge/package", oracle: options.oracle)
    tell("preparing \(variants.count) variants")
    var judgements = try workspace.prepare(variants)
    tell("building them")
    judgements.merge(try workspace.build(variants.filter { judgements[$0.name] == nil })) { $1 }
    let judge = Judge(workspace: workspace, jobs: options.jobs)
    for kind in Variant.Kind.allCases {
      let runnable = variants.filter { $0.kind == kind && judgements[$0.name] == nil }
      guard !runnable.isEmpty else { continue }
      tell("judging \(kind.counted(runnable.count))")
      judgements.merge(try judge.judgements(of: runnable)) { $1 }
    }
    let report = JudgeReport(
      variants: variants, judgements: judgements, oracle: options.oracle, excused: excused)
    try write(report)
    return report
  }

  private func write(_ report: JudgeReport) throws(Failure) {
    let json = JSON.array(report.judgedVariants.map(\.json)).document
    let path = Self.reportPath(in: root, options.oracle)
    try FileSystem.write(Array(json.utf8), to: "\(path).json")
    try FileSystem.write(Array("\(report.text)\n".utf8), to: "\(path).txt")
  }

  /// The reasons why variants need not be caught; a test catches every bug.
  private var excused: [String: String] {
    guard options.oracle == .explorer else { return [:] }
    return options.katas.map(contract.notExplored(in:)).reduce(into: [:]) { $0.merge($1) { $1 } }
  }

  /// What is different from what is recorded, a text for each variant.
  package func differences(of report: JudgeReport) -> [String] {
    options.katas.flatMap { kata in
      contract.recorded(of: kata, by: options.oracle)
        .differences(from: report.blocks(of: kata), isPartial: options.isPartial)
    }
  }

  /// Records what came of all variants.
  ///
  /// - Throws: `Failure` where something came of them that must not be, and where a record cannot be
  ///   written.
  package func record(_ report: JudgeReport) throws(Failure) {
    guard report.complaints.isEmpty else {
      throw Failure(
        "nothing is recorded while \(report.complaints.count) variants are not as they must be",
        exitCode: ExitCode.red)
    }
    for kata in options.katas {
      try contract.write(RecordedContract(report.blocks(of: kata)), of: kata, by: options.oracle)
    }
  }
}
