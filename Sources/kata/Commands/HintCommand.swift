import KataCatalog
import KataJudge
import KataRuns

/// `kata hint <id> [--level 1|2|3|fix]`: what is wrong, and one hint about it.
struct HintCommand: Command {
  static let name = "hint"
  static let summary = "show one hint for a finding; it asks before it tells"
  static let usage = """
    usage: kata hint <id> [--level 1|2|3|fix] [--json]

    Shows what the user of the broken app sees, and one hint.

      <id>     the id of a finding, such as T8; its case does not matter
      --level  1    where to look, or what to ask (the default)
               2    the mechanism behind it
               3    the fix, in words, and where the same bug was seen in the wild
               fix  the smallest fix as a patch, which 'git apply' takes
      --json   the hints up to the level, or the patch, for a script

    Exit codes: 0 shown, 64 the command line is wrong, 66 there is no patch here.

    """

  /// How much is told.
  enum Level: Equatable {
    case words(Int)
    case fix
  }

  let finding: Finding
  let level: Level
  let wantsJSON: Bool

  init(_ arguments: [String]) throws(UsageError) {
    let arguments = try Arguments(
      arguments, of: Self.name, options: ["--level"], flags: ["--json"])
    guard let id = arguments.words.first else {
      throw UsageError(
        "'kata hint' needs the id of a finding, such as 'kata hint T8'; 'kata list' shows them all")
    }
    if arguments.words.count > 1 {
      let extra = arguments.words[1]
      throw UsageError("'kata hint' takes one finding at a time, so '\(extra)' is too many")
    }
    finding = try Lookup.finding(id)
    wantsJSON = arguments.flags.contains("--json")
    level = try Self.level(arguments.values["--level"])
  }

  func run(on console: Console) throws(Failure) -> Int32 {
    switch level {
    case .fix: try showPatch(on: console)
    case .words(let level):
      console.put(wantsJSON ? json(level: level).document : text(level: level, console.style))
    }
    return 0
  }

  private func text(level: Int, _ style: TextStyle) -> String {
    var paragraphs = [heading(style), finding.symptom.wrapped(), hint(level, style)]
    paragraphs += notes
    if level == finding.hints.count {
      paragraphs += links(style)
      paragraphs.append(
        "The fix itself, as a patch: \(Invocation.name) hint \(finding.id) --level fix")
    } else {
      paragraphs.append(
        "The next hint says more: \(Invocation.name) hint \(finding.id) --level \(level + 1)")
    }
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  private func showPatch(on console: Console) throws(Failure) {
    let checkout = try Checkout.find()
    let path = ContractFolder.fix(of: finding)
    guard let patch = FileSystem.text(of: "\(checkout.root)/\(path)") else {
      throw Failure(
        "there is no patch for \(finding.id) here (\(path)); 'kata hint \(finding.id) --level 3' "
          + "tells the fix in words", exitCode: ExitCode.missing)
    }
    if wantsJSON {
      console.put(JSON.of(("id", .string(finding.id)), ("patch", .string(patch))).document)
    } else {
      console.put(heading(console.style) + "\n\n")
      console.put("This spoils it: the smallest fix of the broken version, as a patch.\n\n\(patch)")
    }
  }
}

// MARK: - Arguments

extension HintCommand {
  private static func level(_ text: String?) throws(UsageError) -> Level {
    guard let text else { return .words(1) }
    if text == "fix" { return .fix }
    guard let level = Int(text), (1...3).contains(level) else {
      throw UsageError("there is no hint level '\(text)'; choose 1, 2, 3 or fix")
    }
    return .words(level)
  }
}

// MARK: - Paragraphs

extension HintCommand {
  private func heading(_ style: TextStyle) -> String {
    style.bold("\(finding.id)  \(finding.title)") + "\n" + style.dim("Katas/\(finding.kata)")
  }

  private func hint(_ level: Int, _ style: TextStyle) -> String {
    let heading = style.bold("Hint \(level) of \(finding.hints.count)")
    return heading + "\n" + finding.hints[level - 1].wrapped(indent: 2)
  }

  private var notes: [String] {
    var notes = finding.ties.map { "Its tests need \($0.id) fixed too. \($0.why)".wrapped() }
    if case .no(let reason) = finding.shownInBroken {
      notes.append("Broken as shipped does not show it: \(reason).".wrapped())
    }
    return notes
  }

  private func links(_ style: TextStyle) -> [String] {
    guard !finding.links.isEmpty else { return [] }
    let entries = finding.links.map { "\($0.says.wrapped(indent: 2))\n  \(style.dim($0.url))" }
    return [style.bold("Seen in the wild") + "\n" + entries.joined(separator: "\n")]
  }
}

// MARK: - JSON

extension HintCommand {
  private func json(level: Int) -> JSON {
    .of(
      ("id", .string(finding.id)), ("kata", .string(finding.kata)),
      ("title", .string(finding.title)), ("symptom", .string(finding.symptom)),
      ("hints", .strings(Array(finding.hints.prefix(level)))))
  }
}
