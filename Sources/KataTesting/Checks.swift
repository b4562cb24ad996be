import Testing

// Expectations whose failures speak of what a user sees instead of the expression in the test.

/// Records a failure that says `otherwise`, unless `holds`; the test goes on.
public func check(
  _ holds: Bool, _ otherwise: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard !holds else { return }
  Issue.record(Comment(rawValue: otherwise), sourceLocation: sourceLocation)
}

/// Records a failure that shows both, unless what is `seen` is what is `expected`; nil stands for
/// "none". The test goes on.
public func check(
  _ what: String, is seen: String?, expected: String?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard seen != expected else { return }
  Issue.record(
    """
    \(what):
      expected: \(expected ?? "none")
      seen:     \(seen ?? "none")
    """, sourceLocation: sourceLocation)
}

/// Records a failure that shows both lists and their counts, unless what is `seen` is what is
/// `expected`, in order. The test goes on.
public func check(
  _ what: String, are seen: [String], expected: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard seen != expected else { return }
  Issue.record(
    """
    \(what):
      expected \(counted(expected))
      seen     \(counted(seen))
    """, sourceLocation: sourceLocation)
}

/// Records a failure that lists the complaints below the rule that they break, if there are any.
public func check(
  _ rule: String, complaints: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  guard !complaints.isEmpty else { return }
  let lines = complaints.map { "\n  · " + $0 }.joined()
  Issue.record(Comment(rawValue: rule + lines), sourceLocation: sourceLocation)
}

private func counted(_ items: [String]) -> String {
  items.isEmpty ? "0: nothing" : "\(items.count): \(items.joined(separator: " | "))"
}
