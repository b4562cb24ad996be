import KataCatalog
import KataRuns

/// `kata` alone: how far each kata is in this checkout, and what to do next.
struct OverviewCommand: Command {
  static let name = ""
  static let summary = "how far you are, and what to do next"
  static let usage = HelpCommand.overview

  init(_ arguments: [String] = []) {}

  func run(on console: Console) throws(Failure) -> Int32 {
    let checkout = try Checkout.find()
    let states = checkout.katas.map { kata in
      let record = checkout.record(of: kata.name)
      let stamps = checkout.stamps(of: kata.name)
      return Overview.State(
        kata: kata, record: record,
        isEdited: record.map { $0.sources.mapValues(\.stamp) != stamps } ?? false)
    }
    console.put(Overview(states: states).text(console.style, command: Invocation.name))
    return 0
  }
}
