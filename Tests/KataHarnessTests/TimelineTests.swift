import KataHarness
import KataTesting
import Testing

@Suite(.harness) struct TimelineTests {
  private let timeline = Timeline()

  @Test func `events are numbered in their order and aligned`() {
    #expect(timeline.events.isEmpty)
    #expect("\(timeline)".isEmpty)
    timeline.record(.you, "tap")
    timeline.record(.server, "answers")
    timeline.record(.clock, "1 s pass")
    #expect(timeline.events.map(\.number) == [1, 2, 3])
    #expect(timeline.events.map(\.actor) == [.you, .server, .clock])
    #expect(
      "\(timeline)" == """
          1  you     tap
          2  server  answers
          3  clock   1 s pass
        """)
  }

  @Test func `the lines of one event stand below each other`() {
    timeline.record(.screen, "A\nB\n\nC")
    timeline.record(.screen, "")
    #expect(
      "\(timeline)".split(separator: "\n") == [
        "  1  screen  A", "             B", "             ", "             C", "  2  screen  ",
      ])
  }

  @Test func `what happens three times in a row stands there once`() {
    for _ in 0..<3 { timeline.record(.app, "asks") }
    timeline.record(.you, "wait")
    #expect(
      "\(timeline)" == """
          1  app     asks
          …  and this 2 more times
          4  you     wait
        """)
  }

  @Test func `what happens twice stands there twice, also with another actor`() {
    timeline.record(.app, "asks")
    timeline.record(.app, "asks")
    timeline.record(.you, "asks")
    #expect(
      "\(timeline)" == """
          1  app     asks
          2  app     asks
          3  you     asks
        """)
  }

  @Test func `a group of events that repeats is folded, up to six of them`() {
    for _ in 0..<5 {
      for number in 1...6 { timeline.record(.app, "step \(number)") }
    }
    timeline.record(.app, "step 1")
    #expect(
      "\(timeline)" == """
          1  app     step 1
          2  app     step 2
          3  app     step 3
          4  app     step 4
          5  app     step 5
          6  app     step 6
          …  and this 4 more times
         31  app     step 1
        """)
  }

  @Test func `a group of seven is not folded`() {
    for _ in 0..<3 {
      for number in 1...7 { timeline.record(.app, "step \(number)") }
    }
    #expect("\(timeline)".split(separator: "\n").count == 21)
  }

  @Test func `events beyond the limit are counted only`() {
    for number in 1...Timeline.limit + 3 { timeline.record(.app, "step \(number)") }
    #expect(timeline.events.count == Timeline.limit)
    #expect(timeline.events.last?.text == "step \(Timeline.limit)")
    let lines = "\(timeline)".split(separator: "\n")
    #expect(lines.count == Timeline.limit + 1)
    #expect(lines.last == "  …  and 3 more")
  }

  @Test func `the current timeline is the one of the task`() async {
    let seen = await Timeline.$current.withValue(timeline) {
      await Task { Timeline.current }.value
    }
    #expect(seen === timeline)
    #expect(await Task.detached { Timeline.current }.value == nil)
  }
}
