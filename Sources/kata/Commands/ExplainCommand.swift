import KataCatalog
import KataRuns

/// `kata explain <id> [--anyway]`: why the fix of a finding is what it is.
struct ExplainCommand: Command {
  static let name = "explain"
  static let summary = "show why, for a finding that you have turned green"
  static let usage = """
    usage: kata explain <id> [--anyway]

    Shows what the answer key says about a finding, once the last run of your
    version shows it green. Before that it would be a spoiler.

      <id>      the id of a finding, such as T8; its case does not matter
      --anyway  show it whatever the last run says

    Exit codes: 0 shown, 1 not green yet, 64 the command line is wrong, 66 there is
    no answer key here.

    """

  let finding: Finding
  let isAnyway: Bool

  init(_ arguments: [String]) throws(UsageError) {
    let arguments = try Arguments(arguments, of: Self.name, flags: ["--anyway"])
    guard let id = arguments.words.first else {
      throw UsageError(
        "'kata explain' needs the id of a finding, such as 'kata explain T8'; 'kata list' shows them all"
      )
    }
    if arguments.words.count > 1 {
      let extra = arguments.words[1]
      throw UsageError("'kata explain' takes one finding at a time, so '\(extra)' is too many")
    }
    finding = try Lookup.finding(id)
    isAnyway = arguments.flags.contains("--anyway")
  }

  func run(on console: Console) throws(Failure) -> Int32 {
    let checkout = try Checkout.find()
    let record = checkout.record(of: finding.kata)
    guard isAnyway || record?.verdicts[finding.id] == .green else {
      return console.fail(refusal(record), exitCode: ExitCode.red)
    }
    let path = "Solutions/\(finding.kata)/WHY.md"
    guard let text = FileSystem.text(of: "\(checkout.root)/\(path)") else {
      throw Failure("there is no answer key here: \(path) is missing", exitCode: ExitCode.missing)
    }
    guard let paragraph = AnswerKey(text).paragraph(about: finding.id) else {
      throw Failure("\(path) says nothing about \(finding.id)", exitCode: ExitCode.missing)
    }
    let heading = console.style.bold("\(finding.id)  \(finding.title)")
    console.put("\(heading)\n\n\(paragraph)\n\n\(console.style.dim(path))\n")
    return 0
  }

  private func refusal(_ record: RunRecord?) -> String {
    let reason =
      switch record?.verdicts[finding.id] {
      case .red: "\(finding.id) is red in the last run, and this would spoil it"
      default: "no run has shown \(finding.id) green yet, and this would spoil it"
      }
    let name = Invocation.name
    return """
      \(reason).
        To see how far it is: \(name) test \(finding.kata)
        To read it anyway:    \(name) explain \(finding.id) --anyway
      """
  }
}
