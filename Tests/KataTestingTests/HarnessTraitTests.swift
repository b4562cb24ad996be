import KataHarness
import KataKit
import KataTesting
import Testing

struct HarnessTraitTests {
  @Test(
    .issues { issues in
      #expect(issues.count == 1)
      let issue = try #require(issues.first)
      #expect(issue.comments.map(\.rawValue) == ["No row shows “Rewe”."])
      #expect(issue.isFailure)
      #expect(issue.sourceLocation?.line == Test.current?.sourceLocation.line)
    },
    .harness)
  func `a thrown harness failure becomes an issue with its words`() throws {
    throw HarnessFailure("No row shows “Rewe”.")
  }

  @Test(
    .issues { issues in
      #expect(issues.count == 1)
      #expect(issues.first?.error as? WireError == WireError("Offline"))
    },
    .harness)
  func `another thrown error becomes an issue with that error`() throws {
    throw WireError("Offline")
  }

  @Test(
    .issues { issues in
      #expect(issues.count == 1)
      #expect(issues.first?.error == nil)
    },
    .harness)
  func `a requirement that is not met is one issue`() throws {
    try #require(Bool(false))
  }

  @Test(.comments()) func `a test that is cancelled ends as cancelled and has no issue`() async {
    let task = Task {
      let test = try #require(Test.current)
      try await HarnessTrait.harness.provideScope(for: test, testCase: nil) {
        try Task.checkCancellation()
      }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test(
    .issues { issues in
      #expect(issues.map { $0.error is CancellationError } == [true])
    },
    .harness)
  func `a cancellation that nobody asked for is an issue`() throws {
    throw CancellationError()
  }

  @Test(.comments([]), .harness)
  func `an expectation that fails is one issue`() {
    #expect(Bool(false))
  }

  @Test(
    .comments(["Still open at the end of the test, and never answered: a."]), .harness)
  func `what a test left open is reported`() async throws {
    try await leaveOpen("a")
  }

  @Test(
    .comments(["Wrong."], ["Still open at the end of the test, and never answered: a."]), .harness)
  func `what a test left open is reported also when an expectation failed`() async throws {
    try await leaveOpen("a")
    check(false, "Wrong.")
  }

  @Test(.comments(["It broke off."]), .harness)
  func `what a test that broke off left open is no news`() async throws {
    try await leaveOpen("a")
    throw HarnessFailure("It broke off.")
  }

  @Test(
    .issues { issues in
      #expect(issues.isEmpty)
      #expect(ended.value == 1)
    },
    .harness)
  func `what is open at the end is ended before the next test begins`() async throws {
    let requests = HeldRequests<String, Int>(timeline: nil, teardown: nil)
    Teardown.current?.add {
      try? requests.finish()
      return nil
    }
    Task {
      _ = try? await requests.response(to: "a")
      for _ in 0..<20 { await Task.yield() }
      ended.add()
    }
    _ = try await requests.next("a")
  }

  @Test(.harness, arguments: [1, 2, 3])
  func `each test case has a timeline and a teardown of its own`(_ number: Int) {
    #expect(Timeline.current?.events.isEmpty == true)
    #expect(Teardown.current != nil)
    Timeline.current?.record(.you, "step \(number)")
  }

  @Test func `without the harness there is no timeline and no teardown`() {
    #expect(Timeline.current == nil)
    #expect(Teardown.current == nil)
  }

  @Test(.harness) func `the running test is known by its plain name, and it is alone`() {
    #expect(
      RunningTests.names == ["the running test is known by its plain name, and it is alone"])
  }

  @Test(.harness, .harness) func `a trait that is given twice holds once`() {
    #expect(RunningTests.names.count == 1)
  }

  private func leaveOpen(_ name: String) async throws {
    let requests = HeldRequests<String, Int>(timeline: nil)
    Task { try await requests.response(to: name) }
    _ = try await requests.next(name)
  }
}

/// Counts the task that outlives its test's body.
private let ended = Counter()
