import Foundation
import KataHarness
import Testing

struct ProcessGuardsTests {
  @Test func `a process that ends with no test running is left alone`() async {
    await #expect(processExitsWith: .success) {
      ProcessGuards.install()
      ProcessGuards.install()
      RunningTests.end(RunningTests.begin("T8 is over"))
    }
  }

  @Test func `an exit while a test runs fails the run and names the test`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      ProcessGuards.install()
      _ = RunningTests.begin("T8 ends it all")
      exit(0)
    }
    #expect(
      try text(result) == """
        kata: exit() was called while `T8 ends it all` was running. Nothing after it ran.

        """)
  }

  @Test func `only the latest of many tests are named`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      ProcessGuards.install()
      for number in 1...8 { _ = RunningTests.begin("T\(number)") }
      exit(0)
    }
    #expect(
      try text(result).contains(
        "these were running: `T3`, `T4`, `T5`, `T6`, `T7`, `T8` and 2 more"))
  }

  @Test func `a blocked main actor ends the run and names the test`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      setenv("KATA_HANG_SECONDS", "0.5", 1)
      ProcessGuards.install()
      _ = RunningTests.begin("T8 loops")
      await MainActor.run { while true { pause() } }
    }
    #expect(
      try text(result) == """
        kata: the main actor made no progress for 0.5 s while `T8 loops` was running: \
        an endless loop? The run ends here.

        """)
  }

  @Test func `endless recursion is named and keeps its signal`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent, \.exitStatus]
    ) {
      ProcessGuards.install()
      _ = RunningTests.begin("T8 recurses")
      recurse()
    }
    let signal = try signal(result)
    #expect(signal == SIGSEGV || signal == SIGBUS)
    let text = try text(result)
    #expect(text.contains("kata: the process crashed while `T8 recurses` was running (S"))
    #expect(text.contains(": often endless recursion)."))
  }

  @Test func `endless recursion on another thread is named as well`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      ProcessGuards.install()
      _ = RunningTests.begin("T8 recurses elsewhere")
      Thread.detachNewThread {
        CrashGuard.coverThisThread()
        CrashGuard.coverThisThread()
        recurse()
      }
      while true { await Task.yield() }
    }
    #expect(try text(result).contains("while `T8 recurses elsewhere` was running (S"))
  }

  @Test func `a trap names all running tests`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent, \.exitStatus]
    ) {
      ProcessGuards.install()
      _ = RunningTests.begin("T8")
      _ = RunningTests.begin("T11 é")
      let empty: [Int] = []
      print(empty[empty.count])
    }
    let signal = try signal(result)
    #expect(signal == SIGILL || signal == SIGTRAP)
    #expect(try text(result).contains("crashed while these were running: `T8`, `T11 é` (S"))
  }

  @Test func `an abort is named and keeps its signal`() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      ProcessGuards.install()
      _ = RunningTests.begin("T8 aborts")
      abort()
    }
    #expect(try text(result).contains("while `T8 aborts` was running (SIGABRT"))
  }

  private func text(_ result: ExitTest.Result?) throws -> String {
    String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
  }

  private func signal(_ result: ExitTest.Result?) throws -> CInt? {
    guard case .signal(let signal) = try #require(result).exitStatus else { return nil }
    return signal
  }
}

/// Uses up the stack.
private func recurse(_ depth: Int = 0) {
  withUnsafeTemporaryAllocation(of: Int.self, capacity: 16) { room in
    room[0] = depth
    if depth >= 0 { recurse(room[0] + 1) }
    room[1] = depth
  }
}
