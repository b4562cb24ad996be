import KataHarness
import KataTesting
import Testing

@Suite(.harness) @MainActor struct TeardownTests {
  private let teardown = Teardown()

  @Test func `the newest step runs first, and the oldest finding is reported first`() {
    let log = Log()
    for name in ["a", "b", "c"] {
      teardown.add {
        log.add(name)
        return name == "b" ? nil : HarnessFailure(name)
      }
    }
    #expect(teardown.run() == [HarnessFailure("a"), HarnessFailure("c")])
    #expect(log.entries == ["c", "b", "a"])
  }

  @Test func `steps run once`() {
    teardown.add { HarnessFailure("a") }
    #expect(teardown.run().count == 1)
    #expect(teardown.run().isEmpty)
  }

  @Test func `a step that a step adds runs as well`() {
    teardown.add { [teardown] in
      teardown.add { HarnessFailure("late") }
      return HarnessFailure("early")
    }
    #expect(teardown.run() == [HarnessFailure("early"), HarnessFailure("late")])
  }

  @Test func `a teardown with nothing to do finds nothing`() {
    #expect(teardown.run().isEmpty)
  }
}
