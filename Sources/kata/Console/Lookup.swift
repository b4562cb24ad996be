import KataCatalog
import KataRuns

/// Finds what an argument names, or says what it was most likely meant to be.
enum Lookup {
  static func kata(_ name: String) throws(UsageError) -> Kata {
    if let kata = Catalogue.kata(name) { return kata }
    if let finding = Catalogue.finding(name) {
      throw UsageError(
        "\(finding.id) is a finding of \(finding.kata); try 'kata hint \(finding.id)'")
    }
    throw UsageError(
      "there is no kata '\(name)'",
      suggesting: Catalogue.nearest(to: name, among: Catalogue.katas.map(\.name)),
      advice: "'kata list' shows them all")
  }

  static func finding(_ id: String) throws(UsageError) -> Finding {
    if let finding = Catalogue.finding(id) { return finding }
    if let kata = Catalogue.kata(id) {
      throw UsageError(
        "\(kata.name) is a kata, and hints go by finding; 'kata list \(kata.name)' shows its ids")
    }
    throw UsageError(
      "there is no finding '\(id)'", suggesting: Catalogue.nearest(to: id),
      advice: "'kata list' shows them all")
  }

  /// The one kata that the words name, or nil for none.
  static func optionalKata(_ words: [String], of command: String) throws(UsageError) -> Kata? {
    if words.count > 1 {
      throw UsageError("'kata \(command)' takes one kata at a time, so '\(words[1])' is too many")
    }
    guard let word = words.first else { return nil }
    return try kata(word)
  }

  /// The one kata that the words must name.
  static func kata(_ words: [String], of command: String) throws(UsageError) -> Kata {
    if let kata = try optionalKata(words, of: command) { return kata }
    throw UsageError(
      "'kata \(command)' needs the name of a kata; 'kata list' shows them all")
  }
}

extension Checkout {
  /// - Throws: `Failure` for a kata that is in the catalogue and not in this checkout.
  func require(_ kata: Kata) throws(Failure) {
    guard !FileSystem.isFolder(folder(of: kata.name)) else { return }
    let names = katas.map(\.name).joined(separator: ", ")
    throw Failure(
      "\(kata.name) is not in this checkout: there is no Katas/\(kata.name); there is \(names)",
      exitCode: ExitCode.missing)
  }
}
