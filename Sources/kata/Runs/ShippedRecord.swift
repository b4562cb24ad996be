/// How Broken fails as it ships: its block in `Tests/Variants/<Kata>/expected.txt`.
package struct ShippedRecord: Equatable, Sendable {
  /// The failing tests, with what they say.
  package private(set) var messages: [String: String] = [:]

  /// - Parameters:
  ///   - text: The whole record of a kata.
  ///   - kata: The name of the kata.
  package init(_ text: String, kata: String) {
    var isInside = false
    var test = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if !line.hasPrefix(" ") {
        isInside = line.hasPrefix("\(kata)/Broken:")
      } else if !isInside {
        continue
      } else if line.hasPrefix("    ") {
        let known = messages[test, default: ""]
        messages[test] = known + (known.isEmpty ? "" : "\n") + line.dropFirst(4)
      } else {
        test = String(line.dropFirst(2))
        messages[test] = ""
      }
    }
  }
}
