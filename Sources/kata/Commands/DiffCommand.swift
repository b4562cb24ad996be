import KataCatalog
import KataRuns

/// `kata diff <kata> [--yes]`: your version against the solution.
struct DiffCommand: Command {
  static let name = "diff"
  static let summary = "compare your version with the solution; it asks before it spoils"
  static let usage = """
    usage: kata diff <kata> [--yes]

    Shows what the solution does differently from your version, as a unified diff.
    It asks first, since this gives everything away.

      <kata>  the name of a kata, such as Transactions; its case does not matter
      --yes   do not ask; needed where there is no terminal

    Exit codes: 0 shown, 1 you said no, 64 the command line is wrong, 66 there is no
    such kata or solution here.

    """

  let kata: Kata
  let isSure: Bool

  init(_ arguments: [String]) throws(UsageError) {
    let arguments = try Arguments(arguments, of: Self.name, flags: ["--yes"])
    kata = try Lookup.kata(arguments.words, of: Self.name)
    isSure = arguments.flags.contains("--yes")
  }

  func run(on console: Console) throws(Failure) -> Int32 {
    let checkout = try Checkout.find()
    try checkout.require(kata)
    guard FileSystem.isFolder(checkout.solution(of: kata.name)) else {
      throw Failure("there is no Solutions/\(kata.name) here", exitCode: ExitCode.missing)
    }
    guard isSure || console.canAsk else {
      throw Failure(
        "this shows the whole solution of \(kata.name); say '--yes' if you want that",
        exitCode: ExitCode.usage)
    }
    let question = "This shows the whole solution of \(kata.name). Go on?"
    guard isSure || console.confirms(question) else { return ExitCode.red }
    let text = difference(in: checkout, console.style)
    console.put(text.isEmpty ? "Your version is the solution, to the letter.\n" : text)
    return 0
  }

  private func difference(in checkout: Checkout, _ style: TextStyle) -> String {
    let folders = (checkout.folder(of: kata.name), checkout.solution(of: kata.name))
    let names = Set(FileSystem.swiftFiles(in: folders.0) + FileSystem.swiftFiles(in: folders.1))
    return names.sorted().map { name in
      UnifiedDiff(
        old: FileSystem.text(of: "\(folders.0)/\(name)"),
        new: FileSystem.text(of: "\(folders.1)/\(name)"),
        oldName: "Katas/\(kata.name)/\(name)", newName: "Solutions/\(kata.name)/\(name)"
      ).text(style)
    }.joined()
  }
}
