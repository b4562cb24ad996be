/// What came of building and running the tests of a kata once.
package struct RunOutcome: Equatable, Sendable {
  package enum Ending: Equatable, Sendable {
    case complete
    case didNotCompile(CompilerReport)
    /// What the harness, or else the system, says about it.
    case crashed(String)
    case hung(String)
    /// It ended by itself, and no test had started.
    case ranNothing(String)
  }

  package var ending: Ending
  package var events: TestEvents
  /// Sources that were saved while the tests ran: what was seen is of the version before.
  package var savedMeanwhile: [String] = []

  package init(ending: Ending, events: TestEvents, savedMeanwhile: [String] = []) {
    self.ending = ending
    self.events = events
    self.savedMeanwhile = savedMeanwhile
  }

  /// Tells how a run of the tests ended.
  ///
  /// - Parameters:
  ///   - events: What the tests have written of themselves.
  ///   - status: The exit status, or nil if a signal ended it.
  ///   - signal: The signal that ended it, if one did.
  ///   - errorOutput: What it printed on standard error; a line of the harness's guards counts most.
  package init(events: TestEvents, status: Int32?, signal: Int32?, errorOutput: String) {
    self.init(ending: .complete, events: events)
    let guardLine = errorOutput.split(separator: "\n").last { $0.hasPrefix("kata: ") }
    let name = events.unfinished.map { "`\($0.name)`" } ?? "no test"
    if let line = guardLine, status != 0 {
      let message = String(line.dropFirst("kata: ".count))
      ending = message.contains("made no progress") ? .hung(message) : .crashed(message)
    } else if let signal {
      ending = .crashed("signal \(signal) ended the tests while \(name) was running")
    } else if events.results.isEmpty {
      ending = .ranNothing("no test ran (exit status \(status ?? 0))")
    } else if events.unfinished != nil {
      ending = .crashed("the tests ended with status \(status ?? 0) while \(name) was running")
    }
  }

  /// Tells how a run that was ended for its silence hung.
  ///
  /// - Parameters:
  ///   - events: What the tests have written of themselves.
  ///   - seconds: How long nothing had come.
  ///   - errorOutput: What it printed on standard error, its guard's line among it.
  package init(events: TestEvents, silentFor seconds: Int, errorOutput: String) {
    let start = "kata: the process crashed while "
    let line = errorOutput.split(separator: "\n").last { $0.hasPrefix(start) }
    var what = events.unfinished.map { "`\($0.name)` or a test after it was running" }
    if let line {
      let sentence = String(line.dropFirst(start.count))
      let end = sentence.lastIndex(of: "(") ?? sentence.endIndex
      what = sentence[..<end].split(separator: " ").joined(separator: " ")
    }
    let message = "nothing happened for \(seconds) s while \(what ?? "no test was running")"
    self.init(ending: .hung(message), events: events)
  }

  /// The test in which the run ended: the one that is named, or the first that has not ended.
  ///
  /// The end of a test that is over may not have been written yet, so what is named counts more.
  package var culprit: TestResult? {
    guard case .crashed(let message) = ending else {
      guard case .hung(let message) = ending else { return nil }
      return named(in: message) ?? events.unfinished
    }
    return named(in: message) ?? events.unfinished
  }

  private func named(in message: String) -> TestResult? {
    let parts = message.split(separator: "`", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count > 2 ? events.results.first { $0.name == parts[1] } : nil
  }

  /// The exit code of the tool for it.
  package var exitCode: Int32 {
    switch ending {
    case .didNotCompile: ExitCode.didNotCompile
    case .crashed, .hung, .ranNothing: ExitCode.crashed
    case .complete: events.results.contains { $0.verdict == .red } ? ExitCode.red : 0
    }
  }
}
