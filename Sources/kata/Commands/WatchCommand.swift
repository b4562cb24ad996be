import KataCatalog
import KataRuns

/// `kata watch [<kata>]`: as `kata test`, again on every save.
struct WatchCommand: Command {
  static let name = "watch"
  static let summary = "run the tests again on every save"
  static let usage = """
    usage: kata watch [<kata>] [--no-explore] [--limit <seconds>]

    Runs the tests of your version of a kata, and again whenever you save a file in
    its folder; a save while tests run starts them afresh. Without a name it begins
    with the kata that was saved last, and goes with you from kata to kata.
    Ctrl-C ends it, with everything that it has started. When every finding is
    green, it goes on as 'kata explore' does, for 5 seconds once that is built.

      <kata>        the name of a kata, such as Transactions, in any case
      --no-explore  only runs the tests
      --limit       the seconds of silence after which tests count as hanging (30)

    Exit codes: 64 the command line is wrong, 66 there is no such kata here, 69
    there is no toolchain, 70 the build cannot be trusted, 73 the checkout cannot be
    written to, 130 ended with Ctrl-C.

    """

  let kata: Kata?
  let silenceLimit: Int
  let explores: Bool

  init(_ arguments: [String]) throws(UsageError) {
    let arguments = try Arguments(
      arguments, of: Self.name, options: ["--limit"], flags: ["--no-explore"])
    kata = try Lookup.optionalKata(arguments.words, of: Self.name)
    silenceLimit = try TestCommand.limit(arguments.values["--limit"])
    explores = !arguments.flags.contains("--no-explore")
  }

  func run(on console: Console) throws(Failure) -> Int32 {
    Interruption.install()
    let checkout = try Checkout.find()
    if let kata { try checkout.require(kata) }
    let runner = KataRunner(checkout: checkout, console: console, silenceLimit: silenceLimit)
    let check = explores ? GreenCheck(checkout: checkout, console: console) : nil
    var watch = SourceWatch(checkout: checkout, katas: kata.map { [$0] } ?? checkout.katas)
    var next = watch.lastSaved
    while let kata = next {
      var saved: Kata?
      let isSaved = {
        saved = saved ?? watch.look()
        return saved != nil
      }
      let run = try runner.run(kata.name) { sources in
        watch.know(sources, of: kata)
        return isSaved()
      }
      if let run {
        watch.know(run.record.sources, of: kata)
        let report = RunReport(
          kata: kata, outcome: run.outcome, last: run.last, record: run.record, isCompact: true)
        console.put(report.text(console.style))
        if let answer = try check?.answer(kata, run.outcome, run.record, until: isSaved) {
          console.put("\n" + answer.text(kata, console.style))
        }
        if saved == nil { console.put("\n" + console.style.dim(waiting(for: kata)) + "\n\n") }
      }
      next = saved ?? watch.nextSaved()
    }
    console.putError("\nkata: ended\n")
    return ExitCode.interrupted
  }

  private func waiting(for kata: Kata) -> String {
    "Waiting for a save in Katas/\(self.kata == nil ? "" : kata.name); Ctrl-C ends."
  }
}

/// Looks at the sources of katas again and again.
private struct SourceWatch {
  let checkout: Checkout
  let katas: [Kata]
  private var detector: ChangeDetector

  init(checkout: Checkout, katas: [Kata]) {
    self.checkout = checkout
    self.katas = katas
    detector = ChangeDetector(known: Self.stamps(checkout, katas))
  }

  /// The kata with the latest change of a file.
  var lastSaved: Kata? {
    katas.max { left, right in
      let times = [left, right].map { kata in
        checkout.stamps(of: kata.name).values.map { [$0.seconds, $0.nanoseconds] }
          .max { $0.lexicographicallyPrecedes($1) } ?? []
      }
      return times[0].lexicographicallyPrecedes(times[1])
    }
  }

  /// Says which sources a run has used: among them are files whose times it has moved on itself.
  mutating func know(_ sources: [String: SourceState], of kata: Kata) {
    detector.know(
      Dictionary(uniqueKeysWithValues: sources.map { ("\(kata.name)/\($0.key)", $0.value.stamp) }))
  }

  /// Returns the kata of a file that has been saved, once the save is over.
  mutating func look() -> Kata? {
    guard let first = detector.look(Self.stamps(checkout, katas)).first else { return nil }
    return katas.first { first.hasPrefix("\($0.name)/") }
  }

  /// Waits for a save; nil if the user ends it.
  mutating func nextSaved() -> Kata? {
    while !Interruption.isRequested {
      if let kata = look() { return kata }
      Interruption.pause(milliseconds: detector.isUnsettled ? 30 : 100)
    }
    return nil
  }

  private static func stamps(_ checkout: Checkout, _ katas: [Kata]) -> [String: FileStamp] {
    var all: [String: FileStamp] = [:]
    for kata in katas {
      for (name, stamp) in checkout.stamps(of: kata.name) { all["\(kata.name)/\(name)"] = stamp }
    }
    return all
  }
}
