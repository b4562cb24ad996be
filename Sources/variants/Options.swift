import Foundation

/// What the command line asks for.
struct Options {
  static let usage = """
    Usage: scripts/variants [<kata> …] [--only <variant>] [--part <k>/<n>] [--jobs <n>] [--record]

    Judges every variant (Fixed with one bug, Fixed with one tempting wrong fix, Broken with one fix)
    with the suite of its kata and compares the outcome with what is recorded in
    Tests/Variants/<Kata>/expected.txt.

      --only <variant>   judge one, such as T8 or T8-dedupe; Broken and Fixed are always judged
      --part <k>/<n>     judge the k-th of n parts, 1 to n
      --jobs <n>         judge so many at a time (two for each processor)
      --record           rewrite what is recorded
    """

  private(set) var katas: [String] = []
  private(set) var only: String?
  private(set) var part: (index: Int, count: Int)?
  private(set) var jobs = 2 * ProcessInfo.processInfo.activeProcessorCount
  private(set) var records = false
  private(set) var wantsHelp = false

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--record": records = true
      case "--only": only = try Options.value(of: argument, &rest)
      case "--jobs":
        let text = try Options.value(of: argument, &rest)
        guard let number = Int(text), (1...64).contains(number) else {
          throw Problem(message: "--jobs takes a number from 1 to 64, not “\(text)”.")
        }
        jobs = number
      case "--part": part = try Options.part(try Options.value(of: argument, &rest))
      case _ where argument.hasPrefix("-"):
        throw Problem(message: "there is no option \(argument); see scripts/variants --help.")
      default: katas.append(argument)
      }
    }
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst(), !value.hasPrefix("--") else {
      throw Problem(message: "\(option) needs a value; see scripts/variants --help.")
    }
    return value
  }

  private static func part(_ text: String) throws -> (Int, Int) {
    let numbers = text.split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2, numbers[1] > 0, (1...numbers[1]).contains(numbers[0]) else {
      throw Problem(message: "--part takes k/n with k from 1 to n, such as 2/3, not “\(text)”.")
    }
    return (numbers[0] - 1, numbers[1])
  }

  /// True if not all variants are judged.
  var isPartial: Bool { only != nil || part != nil }

  func selects(_ variant: Variant) -> Bool {
    if variant.kind == .whole { return true }
    if let only { return variant.patchName == only }
    guard let part else { return true }
    return variant.index % part.count == part.index
  }
}
