import Testing

// Expectations whose failures speak of what a user sees instead of the expression in the test.

/// Records a failure that says `otherwise`, unless `holds`; the test goes on.
public func check(
  _ holds: Bool, _ otherwise: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard !holds else { return }
  recordFailure(otherwise, at: sourceLocation)
}

/// Records a failure that shows both, unless what is `seen` is what is `expected`; nil stands for
/// "none". The test goes on.
public func check(
  _ what: String, is seen: String?, expected: String?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard seen != expected else { return }
  recordFailure(
    """
    \(what):
      expected: \(expected ?? "none")
      seen:     \(seen ?? "none")
    """, at: sourceLocation)
}

/// Records a failure that shows both lists and their counts, unless what is `seen` is what is
/// `expected`, in order. The test goes on.
public func check(
  _ what: String, are seen: [String], expected: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard seen != expected else { return }
  recordFailure(
    """
    \(what):
      expected \(counted(expected))
      seen     \(counted(seen))
    """, at: sourceLocation)
}

/// Records a failure that lists the complaints below the rule that they break, if there are any; it
/// says “Expected: ” before the rule.
public func check(
  _ rule: String, complaints: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  guard !complaints.isEmpty else { return }
  let lines = complaints.map { "\n  · " + $0 }.joined()
  recordFailure("Expected: " + rule + lines, at: sourceLocation)
}

/// Records an issue or, in a child process that plays a scenario, tells the parent of it.
func recordFailure(_ message: String, at location: SourceLocation) {
  if let writer = ScenarioLog.Writer.current {
    writer.write(.failed(message, location))
  } else {
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }
}

private func counted(_ items: [String]) -> String {
  items.isEmpty ? "0: nothing" : "\(items.count): \(items.joined(separator: " | "))"
}
