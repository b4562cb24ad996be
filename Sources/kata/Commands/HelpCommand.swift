import KataRuns

/// `kata help [<command>]`: the overview, or how one command is used.
struct HelpCommand: Command {
  static let name = "help"
  static let summary = "show this overview, or how a command is used"
  static let usage = """
    usage: kata help [<command>]

    Shows all commands, or how one of them is used. 'kata <command> --help' does
    the same.

    """

  let topic: (any Command.Type)?

  init(topic: (any Command.Type)?) {
    self.topic = topic
  }

  init(_ arguments: [String]) throws(UsageError) {
    let words = try Arguments(arguments, of: Self.name).words
    if words.count > 1 {
      throw UsageError("'kata help' takes one command at a time, so '\(words[1])' is too many")
    }
    topic = if let word = words.first { try Commands.named(word) } else { nil }
  }

  func run(on console: Console) throws(Failure) -> Int32 {
    console.put(topic?.usage ?? Self.overview)
    return 0
  }

  static var overview: String {
    let width = (Commands.all.map { $0.name.count }.max() ?? 0) + 2
    let commands = Commands.all.map { "  \($0.name.padded(to: width))\($0.summary)\n" }
    return """
      usage: kata <command> [<arguments>]

      The katas' companion: it runs your version, shows what is left to find, and has
      hints for when you are stuck. 'kata' alone shows how far you are.

      \(commands.joined())
      'kata <command> --help' shows how a command is used.

      """
  }
}
