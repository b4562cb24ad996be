import Foundation
import KataHarness
import Testing

/// Uses of the app that end the process in a version that is wrong, played in child processes.
///
/// A child is started when a test asks for the outcome of the first scenario, and plays all of them;
/// only after one that ended it, the next child plays the rest. So a version in which nothing ends
/// the process costs one process, and not one a test. The child writes down what happens as it
/// happens, and the test that asks for a scenario tells it as if it had played it itself.
///
/// The exit test stands in the suite, because its closure captures nothing:
///
/// ```swift
/// static let plays = ExitScenarios(allCases.map(\.rawValue)) { try await Use(rawValue: $0)?.play() }
///
/// func check(_ otherwise: String) async {
///   await Use.plays.check(rawValue, otherwise) {
///     await #expect(processExitsWith: .success) { await Use.plays.playInChild() }
///   }
/// }
/// ```
@MainActor public final class ExitScenarios {
  private let names: [String]
  private let play: @MainActor (String) async throws -> Void
  private var outcomes: [String: [ScenarioLog.Line]] = [:]
  /// How many child processes were started so far.
  public private(set) var childrenStarted = 0

  /// Makes the list of scenarios of a suite; nothing is played yet.
  ///
  /// - Parameters:
  ///   - names: What the scenarios are called, each once.
  ///   - play: Plays the scenario with that name, in the child. Its failures are those of the `check`
  ///     functions, and what it throws.
  public init(_ names: [String], play: @escaping @MainActor (String) async throws -> Void) {
    self.names = names
    self.play = play
  }

  // MARK: In the test

  /// Records the failures of a scenario, or one that says `otherwise` if it ended the process.
  ///
  /// - Parameters:
  ///   - name: The scenario; another name than those of the list is a failure.
  ///   - otherwise: What to say if the scenario ended the process.
  ///   - sourceLocation: Where to record a failure that has no place of its own.
  ///   - child: The exit test, whose body calls ``playInChild()`` on the same list.
  public func check(
    _ name: String, _ otherwise: String, sourceLocation: SourceLocation = #_sourceLocation,
    startChild child: @MainActor () async -> Void
  ) async {
    guard names.contains(name) else {
      recordFailure("“\(name)” is not among the scenarios of the suite.", at: sourceLocation)
      return
    }
    guard !ExitScenarios.staysInProcess else { return await playHere(name, at: sourceLocation) }
    while outcomes[name] == nil {
      let outcomesBefore = outcomes.count
      let rest = [name] + names.filter { $0 != name && outcomes[$0] == nil }
      outcomes.merge(await lines(of: rest, startChild: child)) { old, _ in old }
      guard outcomes.count > outcomesBefore else {
        recordFailure("No child process could play “\(name)”.", at: sourceLocation)
        return
      }
    }
    tell(outcomes[name] ?? [], otherwise, at: sourceLocation)
  }

  /// `KATA_SCENARIOS=in-process` starts no children: for a judge whose process is its variant's own,
  /// and who asks again without it where the process ended.
  private static let staysInProcess =
    ProcessInfo.processInfo.environment["KATA_SCENARIOS"] == "in-process"

  private func playHere(_ name: String, at location: SourceLocation) async {
    do {
      try await play(name)
    } catch is ExpectationFailedError {
      // `#require` has recorded its issue.
    } catch {
      recordFailure("\(error)", at: location)
    }
  }

  /// Lets a child play the scenarios, and returns what it wrote of each that it began.
  private func lines(
    of scenarios: [String], startChild child: @MainActor () async -> Void
  ) async -> [String: [ScenarioLog.Line]] {
    let log = ScenarioLog(parent: getpid())
    defer { log.remove() }
    do {
      try log.start(scenarios)
    } catch {
      return [:]
    }
    childrenStarted += 1
    await child()
    return log.linesByScenario
  }

  private func tell(
    _ lines: [ScenarioLog.Line], _ otherwise: String, at location: SourceLocation
  ) {
    var failures: [(message: String, location: SourceLocation?)] = []
    var hasEnded = false
    for line in lines {
      switch line {
      case .scenario: break
      case .opened: Timeline.current?.begin()
      case .event(let actor, let text):
        Timeline.current?.record(Timeline.Actor(rawValue: actor) ?? .app, text)
      case .failed(let message, let location): failures.append((message, location))
      case .lastWords(let words): Timeline.current?.record(.app, words)
      case .ended(let picture):
        hasEnded = true
        if let picture { Timeline.current?.show { picture } }
      }
    }
    for failure in failures {
      recordFailure(failure.message, at: failure.location ?? location)
    }
    if !hasEnded { recordFailure(otherwise, at: location) }
  }

  // MARK: In the child

  /// Plays what the parent asks for: the body of the exit test.
  ///
  /// The traits of the parent do not reach the child, so the harness is set up here.
  public func playInChild() async {
    SerialExecution.install()
    let log = ScenarioLog(parent: getppid())
    guard let scenarios = log.scenarios, let writer = log.writer() else { return }
    ProcessGuards.install(reportingTo: writer.descriptor)
    for name in scenarios {
      writer.write(.scenario(name))
      let running = RunningTests.begin(name)
      let timeline = Timeline { writer.write(.init($0)) }
      await ScenarioLog.Writer.$current.withValue(writer) {
        await Timeline.$current.withValue(timeline) { await playOne(name, writer) }
      }
      RunningTests.end(running)
      writer.write(.ended(picture: timeline.picture))
    }
  }

  private func playOne(_ name: String, _ writer: ScenarioLog.Writer) async {
    let teardown = Teardown()
    var hasThrown = true
    await Teardown.$current.withValue(teardown) {
      CrashGuard.coverThisThread()
      do {
        try await play(name)
        hasThrown = false
      } catch is ExpectationFailedError {
        // `#require` has recorded its issue.
      } catch {
        writer.write(.failed("\(error)", nil))
      }
    }
    let leftovers = teardown.run()
    await settle()
    // What a scenario that broke off has left open is no news.
    guard !hasThrown else { return }
    for failure in leftovers { writer.write(.failed("\(failure)", nil)) }
  }
}
