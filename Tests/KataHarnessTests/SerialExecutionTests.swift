import KataHarness
import KataTesting
import Testing

@Suite(.harness) struct SerialExecutionTests {
  @Test func `a detached task runs on the main queue, 20,000 times`() async {
    var misses = 0
    for _ in 0..<20_000 {
      let isOnMainQueue = await Task.detached { MainQueue.isCurrent }.value
      if !isOnMainQueue { misses += 1 }
    }
    #expect(misses == 0)
  }

  @Test func `nonisolated async work runs on the main queue`() async {
    var misses = 0
    for _ in 0..<20_000 where await nonisolatedWork() == false { misses += 1 }
    #expect(misses == 0)
  }

  @Test func `the tasks of a group run on the main queue`() async {
    let hits = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<10_000 {
        group.addTask { await nonisolatedWork() && MainQueue.isCurrent }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(hits == 10_000)
  }

  @Test func `actors run on the main queue`() async {
    let place = Place()
    var misses = 0
    for _ in 0..<10_000 where await place.isOnMainQueue == false { misses += 1 }
    #expect(misses == 0)
  }

  @Test func `after two yields a new task has run, 50,000 times`() async {
    let counter = Counter()
    var misses = 0
    for round in 1...50_000 {
      Task.detached { counter.add() }
      await Task.yield()
      await Task.yield()
      if counter.value != round { misses += 1 }
    }
    #expect(misses == 0)
  }

  @Test(arguments: [1, 10, 50])
  func `a chain of hops takes no more yields than it has hops, and two`(_ hops: Int) async {
    let counter = Counter()
    var misses = 0
    for round in 1...1_000 {
      Task.detached {
        for _ in 0..<hops { await Task.yield() }
        counter.add()
      }
      for _ in 0..<hops + 2 { await Task.yield() }
      if counter.value != round { misses += 1 }
    }
    #expect(misses == 0)
  }

  @Test func `jobs that were routed are counted`() async {
    let before = SerialExecution.routedJobs
    for _ in 0..<100 { await Task.detached {}.value }
    #expect(SerialExecution.routedJobs >= before + 100)
  }

  // A child process starts without the routing: the traits of the parent do not reach it.
  @Test func `without it, a detached task leaves the main queue`() async {
    await #expect(processExitsWith: .success) {
      for _ in 0..<1_000 {
        let isOnMainQueue = await Task.detached { MainQueue.isCurrent }.value
        #expect(!isOnMainQueue)
      }
      #expect(SerialExecution.routedJobs == 0)
    }
  }

  @Test func `a child process installs it for itself, once or twice`() async {
    await #expect(processExitsWith: .success) {
      SerialExecution.install()
      SerialExecution.install()
      for _ in 0..<1_000 {
        let isOnMainQueue = await Task.detached { MainQueue.isCurrent }.value
        #expect(isOnMainQueue)
      }
    }
  }
}

private func nonisolatedWork() async -> Bool {
  await Task.yield()
  return MainQueue.isCurrent
}

private actor Place {
  var isOnMainQueue: Bool { MainQueue.isCurrent }
}
