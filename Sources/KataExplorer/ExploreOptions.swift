/// The arguments of `kata-explore`.
struct ExploreOptions {
  /// Why the arguments cannot be understood.
  struct Problem: Error {
    let message: String
  }

  var limits = Limits()
  var isJSON = false
  /// Where a child writes its answer; nil for the tool as it is called.
  var answer: String?
  /// True for a child that only retells `events`.
  var retells = false
  var events: [String] = []

  init(_ arguments: [String]) throws(Problem) {
    limits.time = .seconds(10)
    var rest = arguments[...]
    while let name = rest.popFirst() {
      switch name {
      case "--json": isJSON = true
      case "--child": answer = rest.popFirst()
      case "--retell": (answer, retells) = (rest.popFirst(), true)
      case "--event": events.append(rest.popFirst() ?? "")
      case "--first": limits.broken = 1
      case "--without": limits.without.insert(rest.popFirst() ?? "")
      case "--depth": limits.depth = try Self.number(name, rest.popFirst())
      case "--walks": limits.walks = try Self.number(name, rest.popFirst())
      case "--seed": limits.seed = UInt64(try Self.number(name, rest.popFirst()))
      case "--seconds":
        let seconds = try Self.number(name, rest.popFirst())
        limits.time = seconds == 0 ? nil : .seconds(seconds)
      default: throw Problem(message: "'\(name)' is not an option of kata-explore")
      }
    }
  }

  private static func number(_ name: String, _ text: String?) throws(Problem) -> Int {
    guard let text, let number = Int(text), number >= 0 else {
      throw Problem(message: "\(name) needs a whole number after it")
    }
    return number
  }
}
