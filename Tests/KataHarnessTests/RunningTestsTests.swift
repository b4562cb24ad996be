import KataHarness
import Testing

// In a process of its own: the names are those of the whole process.
struct RunningTestsTests {
  @Test func `running tests are named in the order in which they began`() async {
    await #expect(processExitsWith: .success) {
      #expect(RunningTests.names.isEmpty)
      let first = RunningTests.begin("T1")
      let second = RunningTests.begin("T2")
      let third = RunningTests.begin("T1")
      #expect(RunningTests.names == ["T1", "T2", "T1"])
      RunningTests.end(first)
      RunningTests.end(first)
      #expect(RunningTests.names == ["T2", "T1"])
      RunningTests.end(third)
      RunningTests.end(second)
      #expect(RunningTests.names.isEmpty)
    }
  }
}
