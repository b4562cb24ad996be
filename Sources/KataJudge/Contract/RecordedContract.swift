/// What an oracle said of each version of a kata when that was recorded: the suite in `recorded.txt`,
/// the explorer in `explored.txt`.
///
/// A block begins with a variant's name and verdict; below it stand the failing tests and what they
/// say. For a fix, they are the tests whose verdict is another than in Broken as it ships.
package struct RecordedContract: Equatable, Sendable {
  /// One variant's block.
  package struct Block: Equatable, Sendable {
    package let lines: [String]

    package init(_ lines: [String]) {
      self.lines = lines
    }

    package var name: String { String((lines.first ?? "").prefix { $0 != ":" }) }

    package var verdict: String { String((lines.first ?? "").dropFirst(name.count + 2)) }

    package var text: String { lines.joined(separator: "\n") }

    /// The failing tests, with what they say.
    package var messages: [String: String] {
      var messages: [String: String] = [:]
      var test = ""
      for line in lines.dropFirst() {
        if line.hasPrefix("    ") {
          let known = messages[test, default: ""]
          messages[test] = known + (known.isEmpty ? "" : "\n") + line.dropFirst(4)
        } else {
          test = String(line.dropFirst(2))
          messages[test] = ""
        }
      }
      return messages
    }
  }

  package let blocks: [Block]

  package init(_ blocks: [Block]) {
    self.blocks = blocks
  }

  /// Reads a record; what is not a block, such as a comment, is left out.
  package init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    blocks = lines.split(whereSeparator: \.isEmpty).map { Block(Array($0)) }
      .filter { !$0.lines[0].hasPrefix("#") }
  }

  /// The record as it is written, below a comment.
  package func text(_ title: String) -> String {
    "# \(title)\n\n" + blocks.map(\.text).joined(separator: "\n\n") + "\n"
  }

  package func block(_ name: String) -> Block? { blocks.first { $0.name == name } }

  /// What Broken fails with as it ships; empty where nothing is recorded.
  package func messagesOfBroken(_ kata: String) -> [String: String] {
    block("\(kata)/Broken")?.messages ?? [:]
  }

  /// What is different in a run, a text for each variant.
  ///
  /// - Parameters:
  ///   - seen: The blocks of the run.
  ///   - isPartial: Whether only some of the variants ran, so that none is missed.
  /// - Returns: The texts, in the order of the variants.
  package func differences(from seen: [Block], isPartial: Bool) -> [String] {
    let changed = seen.compactMap { block -> String? in
      guard let old = self.block(block.name) else {
        return "new: \(block.name) is not recorded:\n\(block.text)"
      }
      return old == block ? nil : Self.difference(from: old, to: block)
    }
    let names = Set(seen.map(\.name))
    let gone = isPartial ? [] : blocks.map(\.name).filter { !names.contains($0) }
    return changed + gone.map { "gone: \($0) is recorded, and there is no such variant" }
  }

  private static func difference(from old: Block, to new: Block) -> String {
    let lost = old.lines.filter { !new.lines.contains($0) }.map { "  - \($0)" }
    let gained = new.lines.filter { !old.lines.contains($0) }.map { "  + \($0)" }
    let lines =
      lost.isEmpty && gained.isEmpty ? ["  the same lines, in another order"] : lost + gained
    return (["changed: \(new.name)"] + lines).joined(separator: "\n")
  }
}
