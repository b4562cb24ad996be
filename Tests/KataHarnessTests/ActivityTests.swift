import Dispatch
import KataHarness
import KataKit
import KataTesting
import Testing

@Suite(.harness) struct ActivityTests {
  private let activity = Activity()

  @Test func `an activity under which nothing was started is idle`() {
    #expect(activity.isIdle)
    activity.track {}
    #expect(activity.isIdle)
  }

  @Test func `the call itself counts while it runs, also when it throws`() {
    activity.track { #expect(!activity.isIdle) }
    #expect(throws: WireError.self) {
      try activity.track { throw WireError("Offline") }
    }
    #expect(activity.isIdle)
  }

  @Test func `a task counts until it has ended, after its last write`() async throws {
    let gate = HeldRequests<String, Void>()
    let writes = Counter()
    activity.track {
      _ = Task {
        try await gate.response(to: "go")
        for _ in 0..<10 { await Task.yield() }
        writes.add()
      }
    }
    await settle()
    #expect(!activity.isIdle)
    try await gate.next("go").answer(())
    while !activity.isIdle {
      #expect(writes.value == 0 || !activity.isIdle)
      await Task.yield()
    }
    #expect(writes.value == 1)
  }

  @Test func `a task that a task starts counts after the first has ended`() async throws {
    let gate = HeldRequests<String, Void>()
    activity.track {
      _ = Task { _ = Task { try await gate.response(to: "inner") } }
    }
    let inner = try await gate.next("inner")
    await settle()
    #expect(!activity.isIdle)
    try inner.answer(())
    await settle()
    #expect(activity.isIdle)
  }

  @Test func `the tasks of a group count`() async throws {
    let gate = HeldRequests<Int, Void>()
    activity.track {
      _ = Task {
        await withDiscardingTaskGroup { group in
          for number in 1...3 { group.addTask { try? await gate.response(to: number) } }
        }
      }
    }
    for number in 1...3 {
      #expect(!activity.isIdle)
      try await gate.next(number).answer(())
    }
    await settle()
    #expect(activity.isIdle)
  }

  @Test func `detached tasks and blocks on a queue are not seen`() async throws {
    let gate = HeldRequests<String, Void>()
    activity.track {
      _ = Task.detached { try await gate.response(to: "detached") }
      DispatchQueue.main.async { _ = Task { try await gate.response(to: "block") } }
    }
    let held = [try await gate.next("detached"), try await gate.next("block")]
    #expect(activity.isIdle)
    for held in held { try held.answer(()) }
  }

  @Test func `work inside two activities counts for both`() async throws {
    let gate = HeldRequests<String, Void>()
    let inner = Activity()
    activity.track {
      inner.track { _ = Task { try await gate.response(to: "go") } }
    }
    let held = try await gate.next("go")
    #expect(!inner.isIdle)
    #expect(!activity.isIdle)
    try held.answer(())
    await settle()
    #expect(inner.isIdle)
    #expect(activity.isIdle)
  }

  @Test func `several calls count apart`() async throws {
    let gate = HeldRequests<Int, Void>()
    for number in 1...2 { activity.track { _ = Task { try await gate.response(to: number) } } }
    try await gate.next(2).answer(())
    await settle()
    #expect(!activity.isIdle)
    try await gate.next(1).answer(())
    await settle()
    #expect(activity.isIdle)
  }
}
