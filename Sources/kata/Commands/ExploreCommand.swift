import KataCatalog
import KataRuns

/// `kata explore <kata>`: is there a sequence of events that breaks a rule of the brief?
struct ExploreCommand: Command {
  static let name = "explore"
  static let summary = "look for the shortest sequence that breaks a rule of the brief"
  static let usage = """
    usage: kata explore <kata> [--depth <n>] [--seconds <s>] [--seed <n>] [--fixed]
                               [--json]

    Lets everything happen to your version that users and the server can do, in
    every order, and compares each screen with what the brief says. For each rule
    that breaks it shows the shortest sequence: what was seen, what happened, and a
    script for 'kata play --script'. It knows no solution, and judges any design.

      <kata>     the name of a kata, such as Transactions; its case does not matter
      --depth    tries all sequences of up to n events, 1 to 20 (6); walks of 20
                 events that are chosen at random follow
      --seconds  ends after s seconds, 1 to 3600 (10); 0 goes on until all is tried
      --seed     chooses other walks; the same number chooses the same ones (1)
      --fixed    explores the fixed app instead
      --json     the same for a script

    A script holds what it can: the server of 'kata play' has its own payments and
    rates, and what a script has no word for is a comment.

    Exit codes: 0 nothing broke, 1 a rule broke, 2 it does not compile, 64 the
    command line is wrong, 66 there is no such kata here, 69 there is no toolchain,
    70 the exploration failed, 73 the checkout cannot be written to, 130 ended with
    Ctrl-C.

    """

  let kata: Kata
  let version: String
  let limits: ExplorerRun.Limits
  let wantsJSON: Bool

  init(_ arguments: [String]) throws(UsageError) {
    let arguments = try Arguments(
      arguments, of: Self.name, options: ["--depth", "--seconds", "--seed"],
      flags: ["--fixed", "--json"])
    kata = try Lookup.kata(arguments.words, of: Self.name)
    version = (arguments.flags.contains("--fixed") ? "Fixed" : "Broken") + kata.name
    wantsJSON = arguments.flags.contains("--json")
    var limits = ExplorerRun.Limits()
    limits.depth = try arguments.number("--depth", in: 1...20)
    limits.seconds = try arguments.number("--seconds", in: 0...3600) ?? limits.seconds
    limits.seed = try arguments.number("--seed", in: 0...Int.max)
    self.limits = limits
  }

  func run(on console: Console) throws(Failure) -> Int32 {
    Interruption.install()
    let checkout = try Checkout.find()
    try checkout.require(kata)
    let run = ExplorerRun(checkout: checkout, console: console, limits: limits)
    guard let exploration = try run.explore(version, of: kata.name) else {
      return ExitCode.interrupted
    }
    console.put(
      wantsJSON
        ? exploration.json.document
        : exploration.text(console.style, command: Invocation.name) + "\n")
    return exploration.counterexamples.isEmpty ? 0 : ExitCode.red
  }
}
