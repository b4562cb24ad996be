import KataCatalog

/// One thing that a script can ask for.
enum ScriptCommand: Equatable, Sendable {
  case plain(Plain)
  case wait(Duration)
  case type(String)
  case search(String)
  case choose(String)
  case tap(String)

  /// The commands that are a word only.
  enum Plain: String, CaseIterable, Sendable {
    case open, up, down, `return`, escape, pull, back, dismiss, clear, leave
    case comeBack = "come-back"
    case fail, late, swap, hold, release, change
  }

  /// Why a line cannot be understood.
  struct Problem: Error, Equatable {
    let message: String
  }

  private static let names =
    Plain.allCases.map(\.rawValue) + ["wait", "type", "search", "choose", "tap"]

  /// Understands a word and what follows it.
  init(_ name: String, _ rest: String) throws(Problem) {
    if let plain = Plain(rawValue: name) {
      guard rest.isEmpty else {
        throw Problem(message: "'\(name)' takes nothing, so '\(rest)' is too much")
      }
      self = .plain(plain)
      return
    }
    guard Self.names.contains(name) else { throw Self.unknown(name) }
    guard !rest.isEmpty || name == "search" else {
      throw Problem(message: "'\(name)' needs something after it")
    }
    switch name {
    case "wait": self = .wait(try Self.duration(rest))
    case "type": self = .type(rest)
    case "search": self = .search(rest)
    case "choose": self = .choose(rest)
    default: self = .tap(rest)
    }
  }

  private static func unknown(_ name: String) -> Problem {
    let near = Catalogue.nearest(to: name, among: names)
    let advice =
      near.isEmpty
      ? "'kata play --help' shows them all" : "did you mean \(near.joined(separator: " or "))?"
    return Problem(message: "there is no command '\(name)'; \(advice)")
  }

  /// Reads `800ms` or `3s`.
  private static func duration(_ text: String) throws(Problem) -> Duration {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), number <= 3_600_000 else { throw malformed(text) }
    switch text.dropFirst(digits.count) {
    case "ms": return .milliseconds(number)
    case "s": return .seconds(number)
    default: throw malformed(text)
    }
  }

  private static func malformed(_ text: String) -> Problem {
    Problem(message: "'\(text)' is no time; write 800ms or 3s")
  }
}
