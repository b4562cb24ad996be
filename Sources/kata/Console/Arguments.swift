import KataCatalog

/// The arguments of one command, split into words and options with a value.
struct Arguments: Equatable {
  private(set) var words: [String] = []
  private(set) var values: [String: String] = [:]
  private(set) var flags: Set<String> = []

  /// Splits raw arguments; an option's value follows it or is joined to it by `=`.
  ///
  /// - Parameters:
  ///   - raw: The arguments after the command's name.
  ///   - command: The command's name, for the messages.
  ///   - options: The options with a value that the command takes, with their dashes.
  ///   - known: The options without one.
  /// - Throws: `UsageError` for an unknown option, one without its value, and one given twice.
  init(
    _ raw: [String], of command: String, options: [String] = [], flags known: [String] = []
  ) throws(UsageError) {
    var rest = raw[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument.count > 1 else {
        words.append(argument)
        continue
      }
      if known.contains(argument) {
        flags.insert(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      try Self.check(option, of: command, options: options, flags: known)
      guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
        throw UsageError("'\(option)' needs a value; 'kata help \(command)' shows how to use it")
      }
      guard values.updateValue(value, forKey: option) == nil else {
        throw UsageError("'\(option)' is given twice; give it once")
      }
    }
  }

  /// The number that an option was given, or nil without the option.
  ///
  /// - Throws: `UsageError` for anything but a whole number in the range.
  func number(_ option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = values[option] else { return nil }
    if let number = Int(text), range.contains(number) { return number }
    let most = range.upperBound == .max ? "" : " to \(range.upperBound)"
    throw UsageError(
      "'\(option)' takes a whole number from \(range.lowerBound)\(most), not '\(text)'")
  }

  private static func check(
    _ option: String, of command: String, options: [String], flags: [String]
  ) throws(UsageError) {
    guard !options.contains(option) else { return }
    if flags.contains(option) {
      throw UsageError("'\(option)' takes no value; 'kata help \(command)' shows how to use it")
    }
    throw UsageError(
      "'kata \(command)' has no option '\(option)'",
      suggesting: Catalogue.nearest(to: option, among: options + flags),
      advice: "'kata help \(command)' shows what it takes")
  }
}
