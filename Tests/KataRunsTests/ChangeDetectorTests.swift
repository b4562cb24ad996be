import KataRuns
import Testing
import kata

/// When `kata watch` counts a save.
struct ChangeDetectorTests {
  private let start = ["A.swift": stamp(1), "B.swift": stamp(1)]

  /// What each of some looks returns.
  private func changes(
    after known: [String: FileStamp], looks: [[String: FileStamp]]
  ) -> [[String]] {
    var detector = ChangeDetector(known: known)
    return looks.map { detector.look($0) }
  }

  @Test func `nothing has changed as long as it is the same`() {
    #expect(changes(after: start, looks: [start, start]) == [[], []])
  }

  @Test func `a change counts at the second look, once`() {
    let saved = start.merging(["A.swift": stamp(2)]) { $1 }
    #expect(changes(after: start, looks: [saved, saved, saved]) == [[], ["A.swift"], []])
  }

  @Test func `a change is unsettled after the first look`() {
    var detector = ChangeDetector(known: start)
    _ = detector.look(["A.swift": stamp(2)])
    #expect(detector.isUnsettled)
    _ = detector.look(["A.swift": stamp(2)])
    #expect(!detector.isUnsettled)
  }

  @Test func `a version that a run has used is no change`() {
    let moved = start.merging(["A.swift": stamp(2)]) { $1 }
    var detector = ChangeDetector(known: start)
    detector.know(["A.swift": stamp(2)])
    let looks = [detector.look(moved), detector.look(moved)]
    #expect(looks == [[], []])
  }

  @Test func `a file that is still being written is waited for`() {
    let sizes = [1, 2, 3, 4, 4].map { start.merging(["A.swift": stamp(2, size: $0)]) { $1 } }
    #expect(changes(after: start, looks: sizes) == [[], [], [], [], ["A.swift"]])
  }

  @Test func `a file that an editor takes away for a moment is no change`() {
    #expect(changes(after: start, looks: [["B.swift": stamp(1)], start, start]) == [[], [], []])
  }

  @Test func `files that come and go count`() {
    let now = ["B.swift": stamp(1), "C.swift": stamp(3)]
    #expect(changes(after: start, looks: [now, now]) == [[], ["A.swift", "C.swift"]])
  }

  @Test func `a save in the same second and of the same size counts`() {
    let now = ["A.swift": stamp(1, nanoseconds: 6)]
    let before = ["A.swift": stamp(1, nanoseconds: 5)]
    #expect(changes(after: before, looks: [now, now]) == [[], ["A.swift"]])
  }
}

/// The checks that a run is of the sources on disk.
struct StaleBuildTests {
  @Test func `a change in the second of the last build would be skipped`() {
    let last = ["A": state(10, "old"), "B": state(10, "old"), "C": state(10, "old")]
    let now = ["A": state(10, "new"), "B": state(11, "new"), "C": state(10, "old")]
    #expect(StaleBuild.skipped(now: now, lastBuild: last) == ["A"])
  }

  @Test func `a new file is never skipped`() {
    #expect(StaleBuild.skipped(now: ["A": state(10, "new")], lastBuild: [:]).isEmpty)
  }

  @Test func `a skipped file is moved to now, or past the second`() {
    #expect(StaleBuild.movedTime(after: stamp(10), now: 12) == 12)
    #expect(StaleBuild.movedTime(after: stamp(10), now: 10) == 11)
  }

  @Test func `a trace that is new or known proves a source, any other does not`() {
    let now = [
      "A": state(2, "new"), "B": state(2, "new"), "C": state(1, "old"), "D": state(1, "old"),
    ]
    let known = BuiltSource(digest: "old", trace: stamp(1))
    let built = ["A": known, "B": known, "C": known, "D": known]
    let before = ["A": stamp(1), "B": stamp(1), "C": stamp(1), "D": stamp(2)]
    let after = ["A": stamp(1), "B": stamp(3), "C": stamp(1), "D": stamp(2)]
    #expect(
      StaleBuild.unproven(now: now, built: built, before: before, after: after) == ["A", "D"])
  }

  @Test func `a source that was never built leaves a new trace, or none to check`() {
    let now = ["A": state(2, "new"), "B": state(2, "new")]
    #expect(
      StaleBuild.unproven(now: now, built: [:], before: [:], after: ["A": stamp(1)]).isEmpty)
  }
}

/// When a run that says nothing counts as hanging.
struct SilenceLimitTests {
  @Test func `only a silence as long as the limit counts`() {
    var silence = SilenceLimit(seconds: 3, startingAt: 100)
    let looks = [(0, 102), (9, 104), (9, 106), (9, 107)].map { size, second in
      silence.isExceeded(size: size, at: second)
    }
    #expect(looks == [false, false, false, true])
  }
}

private func stamp(_ seconds: Int, nanoseconds: Int = 0, size: Int = 1) -> FileStamp {
  FileStamp(seconds: seconds, nanoseconds: nanoseconds, size: size)
}

private func state(_ seconds: Int, _ digest: String) -> SourceState {
  SourceState(stamp: stamp(seconds), digest: digest)
}
