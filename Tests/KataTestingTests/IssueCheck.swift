import Synchronization
import Testing

/// Takes the issues of a test, as the run would have reported them, and checks them instead.
///
/// It stands before the trait under test, and so around it.
struct IssueCheck: TestTrait, SuiteTrait, TestScoping {
  private final class Issues: Sendable {
    let all = Mutex<[Issue]>([])
  }

  let check: @Sendable ([Issue]) throws -> Void
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let issues = Issues()
    let collecting = IssueHandlingTrait.compactMapIssues { issue in
      issues.all.withLock { $0.append(issue) }
      return nil
    }
    try await collecting.provideScope(for: test, testCase: testCase, performing: function)
    try check(issues.all.withLock { $0 })
  }
}

extension Trait where Self == IssueCheck {
  /// Passes if `check` finds nothing wrong with the issues of the test, whatever these are.
  static func issues(_ check: @escaping @Sendable ([Issue]) throws -> Void) -> Self {
    IssueCheck(check: check)
  }

  /// Passes if the comments of the test's issues are these, one list for each issue.
  static func comments(
    _ expected: [String]..., sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    IssueCheck { issues in
      let comments = issues.map { $0.comments.map(\.rawValue) }
      #expect(comments == expected, sourceLocation: sourceLocation)
    }
  }
}
