import Foundation
import KataHarness
import KataTesting
import Testing

/// Ways to end a process, or not to.
@MainActor private enum Ending: String, CaseIterable {
  case well, trap, fail, exits, throwing, leaving, exitsAtOnce, last, hangs

  /// Those that are through at once.
  static let quick = allCases.filter { $0 != .hangs }

  private func play() async throws {
    Timeline.current?.begin()
    Timeline.current?.record(.you, "try “\(rawValue)”")
    switch self {
    case .well, .last: break
    case .trap: print([Int]()[Ending.allCases.count])
    case .fail:
      check(false, "The spinner turns.")
      check("The title", is: "B", expected: "A")
    case .exits: exit(0)
    case .throwing: throw HarnessFailure("There is no row 3.")
    case .leaving:
      Teardown.current?.add { HarnessFailure("Still open.") }
      Timeline.current?.show { "a picture" }
    case .exitsAtOnce: _exit(0)
    case .hangs: while true {}
    }
  }

  /// A list that has not been played yet.
  static func makePlays(of endings: [Ending] = quick) -> ExitScenarios {
    ExitScenarios(endings.map(\.rawValue)) { try await Ending(rawValue: $0)?.play() }
  }

  func ask(_ plays: ExitScenarios) async {
    await plays.check(rawValue, "It ended.") {
      await #expect(processExitsWith: .success) { await Ending.makePlays().playInChild() }
    }
  }

  /// Checks in a list of its own, and returns how many children that took.
  @discardableResult static func ask(_ endings: Ending...) async -> Int {
    let plays = makePlays()
    for ending in endings { await ending.ask(plays) }
    return plays.childrenStarted
  }
}

@Suite(.harness) @MainActor struct ExitScenariosTests {
  @Test(.comments()) func `what does not end the process is no failure`() async {
    await Ending.ask(.well, .last)
  }

  @Test(.comments(["It ended."], ["It ended."], ["It ended."]))
  func `a trap, an exit and an exit without handlers say what the test says`() async {
    await Ending.ask(.trap, .exits, .exitsAtOnce)
  }

  @Test(
    .issues { issues in
      #expect(
        issues.map { $0.comments.map(\.rawValue) } == [
          ["The spinner turns."], ["The title:\n  expected: A\n  seen:     B"],
        ])
      let places = issues.compactMap(\.sourceLocation)
      #expect(places.map(\.fileID) == Array(repeating: #fileID, count: 2))
      #expect(places.first.map { $0.line + 1 } == places.last?.line)
    })
  func `a failed check is a failure of the test, where it stands in the scenario`() async {
    await Ending.ask(.fail)
  }

  @Test(
    .issues { issues in
      #expect(issues.map { $0.comments.map(\.rawValue) } == [["There is no row 3."]])
      #expect(issues.first?.sourceLocation?.fileID == #fileID)
    })
  func `what a scenario throws is a failure of the test`() async {
    await Ending.ask(.throwing)
  }

  @Test(.comments(["Still open."])) func `a teardown that finds something is a failure`() async {
    await Ending.ask(.leaving)
    #expect(Timeline.current?.picture == "a picture")
  }

  @Test(.comments(["It ended."])) func `the timeline goes up to the end, and says why`() async {
    await Ending.ask(.trap)
    let texts = Timeline.current?.events.map(\.text) ?? []
    #expect(texts.count == 2)
    #expect(texts.first == "try “trap”")
    #expect(texts.last?.hasPrefix("the process crashed while `trap` was running (SI") == true)
  }

  @Test(.comments(["It ended."])) func `an exit is named in the timeline`() async {
    await Ending.ask(.exits)
    #expect(
      Timeline.current?.events.map(\.text) == [
        "try “exits”", "exit() was called while `exits` was running. Nothing after it ran.",
      ])
  }

  @Test(.comments(["It ended."])) func `a scenario that hangs ends, and the tests go on`() async {
    let limit = ProcessInfo.processInfo.environment["KATA_HANG_SECONDS"]
    setenv("KATA_HANG_SECONDS", "1", 1)
    defer {
      if let limit { setenv("KATA_HANG_SECONDS", limit, 1) } else { unsetenv("KATA_HANG_SECONDS") }
    }
    await Ending.hangs.ask(Ending.makePlays(of: [.hangs]))
    let last = Timeline.current?.events.last?.text ?? ""
    #expect(last.hasPrefix("the main actor made no progress for 0.5 s while `hangs` was running"))
  }

  @Test(.issues { _ in })
  func `a child plays until one ends it, and the next plays the rest`() async {
    // well · trap ‖ fail · exits ‖ throwing · leaving · exitsAtOnce ‖ last
    let children = await Ending.ask(
      .well, .trap, .fail, .exits, .throwing, .leaving, .exitsAtOnce, .last)
    #expect(children == 4)
  }

  @Test(.comments()) func `a child plays first what is asked for`() async {
    let children = await Ending.ask(.last)
    #expect(children == 1)
  }

  @Test(.comments(["“nothing” is not among the scenarios of the suite."]))
  func `a scenario that is not in the list is a failure`() async {
    await Ending.makePlays().check("nothing", "It ended.") {}
  }

  @Test(.comments(["No child process could play “well”."]))
  func `a child that plays nothing is a failure`() async {
    await Ending.makePlays().check(Ending.well.rawValue, "It ended.") {}
  }

  @Test func `a process that nobody asked to play leaves at once`() async {
    await Ending.makePlays().playInChild()
  }
}
