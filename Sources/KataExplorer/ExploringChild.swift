import Foundation

/// Explores in a child process, which the version may take down.
struct ExploringChild {
  let arguments: [String]
  /// How long to explore, all children together; nil goes on to the end.
  let time: Duration?

  private static let crashesAtMost = 40

  func explore() -> Exploration {
    let start = ContinuousClock.now
    var crashes: [Counterexample] = []
    while true {
      let without = crashes.compactMap(\.events.last).flatMap { ["--without", $0] }
      let (output, words) = runChild(remaining(since: start) + without)
      if var exploration = Exploration(json: output) {
        exploration.counterexamples = shortest(crashes) + exploration.counterexamples
        return exploration
      }
      let crash = crash(words)
      // Without a sequence, it is not the version that has failed.
      guard !crash.events.isEmpty else { fail(words) }
      crashes.append(crash)
      if crashes.count == Self.crashesAtMost {
        return Exploration(counterexamples: shortest(crashes))
      }
    }
  }

  /// Whatever time is left is shared with those who come after a crash.
  private func remaining(since start: ContinuousClock.Instant) -> [String] {
    guard let time else { return [] }
    let left = time - (ContinuousClock.now - start)
    return ["--seconds", "\(max(1, left.components.seconds))"]
  }

  /// One crash says enough.
  private func shortest(_ crashes: [Counterexample]) -> [Counterexample] {
    crashes.enumerated().min {
      ($0.element.events.count, $0.offset) < ($1.element.events.count, $1.offset)
    }
    .map { [$0.element] } ?? []
  }

  private func runChild(_ without: [String]) -> (output: Data, words: String) {
    let child = Process()
    child.executableURL =
      Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    child.arguments = arguments + ["--child"] + without
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["KATA_HANG_SECONDS"] = environment["KATA_HANG_SECONDS"] ?? "5"
    child.environment = environment
    let output = Pipe()
    let words = Pipe()
    child.standardOutput = output
    child.standardError = words
    do { try child.run() } catch { return (Data(), "\(error)") }
    let result = output.fileHandleForReading.readDataToEndOfFile()
    let said = String(decoding: words.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    child.waitUntilExit()
    return (result, said)
  }

  private func fail(_ words: String) -> Never {
    FileHandle.standardError.write(Data("kata: the exploration has failed\n\(words)\n".utf8))
    exit(70)
  }

  /// What the guards of the child said: "… while `open → pull` was running".
  private func crash(_ words: String) -> Counterexample {
    let line = words.split(separator: "\n").last { $0.contains("while `") } ?? words[...]
    let running = line.split(separator: "`").dropFirst().first.map(String.init) ?? ""
    let complaint = Complaint("The app survives whatever is done to it.", seen: String(line))
    return Counterexample(
      complaint: complaint, events: running.isEmpty ? [] : running.components(separatedBy: " → "),
      script: [], timeline: "")
  }
}
