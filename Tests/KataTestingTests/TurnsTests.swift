import KataCatalog
import KataHarness
import KataTesting
import Synchronization
import Testing

struct TurnsTests {
  private final class Log: Sendable {
    let entries = Mutex<[String]>([])
    func add(_ entry: String) { entries.withLock { $0.append(entry) } }
  }

  @Test func `tests take turns in the order of the catalogue, those without a finding last`()
    async throws
  {
    let log = Log()
    let asked = ["none", "C1", "T13a", "S2", "T2", "T11"]
    try await run(asked) { name in
      log.add("\(name) begins")
      await settle()
      log.add("\(name) ends")
    }
    let order = ["T2", "T11", "T13a", "S2", "C1", "none"]
    #expect(log.entries.withLock { $0 } == order.flatMap { ["\($0) begins", "\($0) ends"] })
  }

  @Test(
    .issues { issues in
      #expect(issues.map { $0.comments.first?.rawValue } == ["It broke off."])
    })
  func `a test that breaks off passes the turn on`() async throws {
    let log = Log()
    try await run(["T2", "T1"]) { name in
      log.add(name)
      if name == "T1" { throw HarnessFailure("It broke off.") }
    }
    #expect(log.entries.withLock { $0 } == ["T1", "T2"])
  }

  @Test func `after the last turn the next one who asks gets it`() async throws {
    let log = Log()
    for _ in 1...3 { try await run(["none"]) { log.add($0) } }
    #expect(log.entries.withLock { $0 } == ["none", "none", "none"])
  }

  @Test func `equal tests take turns in the order in which they ask`() async throws {
    let log = Log()
    let count = Counter()
    try await run(Array(repeating: "T8", count: 5)) { name in
      count.add()
      log.add("\(count.value) begins")
      await settle()
      log.add("\(count.value) ends")
    }
    #expect(log.entries.withLock { $0 } == (1...5).flatMap { ["\($0) begins", "\($0) ends"] })
  }

  /// Runs `body` under the harness for each name, all at once; a name is a finding's or "none".
  private func run(
    _ names: [String], _ body: @escaping @Sendable (String) async throws -> Void
  ) async throws {
    let test = try #require(Test.current)
    let traits = names.map { Catalogue.finding($0).map(HarnessTrait.finding) ?? .harness }
    try await withThrowingTaskGroup { group in
      for (name, trait) in zip(names, traits) {
        group.addTask {
          try await trait.provideScope(for: test, testCase: nil) { try await body(name) }
        }
      }
      try await group.waitForAll()
    }
  }
}
