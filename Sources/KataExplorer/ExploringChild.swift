import Foundation
import KataRuns

/// Explores in a child process, which the version may take down.
///
/// What the child has to say goes into a file: what the version prints is no part of it.
struct ExploringChild {
  let arguments: [String]
  /// How long to explore, all children together; nil goes on to the end. A child that crashes or
  /// hangs when the time is up is the last one.
  let time: Duration?

  private let answer = FileManager.default.temporaryDirectory.appendingPathComponent(
    "kata-explore-\(UUID().uuidString).json")

  private static let crashesAtMost = 40

  init(arguments: [String], time: Duration?) {
    self.arguments = arguments
    self.time = time
  }

  func explore() -> Exploration {
    let start = ContinuousClock.now
    var crashes: [Counterexample] = []
    defer { try? FileManager.default.removeItem(at: answer) }
    while true {
      let without = crashes.compactMap(\.events.last).flatMap { ["--without", $0] }
      let words = runChild(["--child", answer.path] + remaining(since: start) + without)
      if var exploration = answered.flatMap(Exploration.init) {
        exploration.counterexamples = shortest(crashes) + exploration.counterexamples
        return exploration
      }
      let crash = crash(words)
      // Without a sequence, it is not the version that has failed.
      guard !crash.events.isEmpty else { fail(words) }
      crashes.append(crash)
      if crashes.count == Self.crashesAtMost || isOver(since: start) {
        return Exploration(counterexamples: shortest(crashes))
      }
    }
  }

  private func isOver(since start: ContinuousClock.Instant) -> Bool {
    time.map { ContinuousClock.now - start >= $0 } ?? false
  }

  /// Whatever time is left is shared with those who come after a crash.
  private func remaining(since start: ContinuousClock.Instant) -> [String] {
    guard let time else { return [] }
    let left = time - (ContinuousClock.now - start)
    return ["--seconds", "\(max(1, left.components.seconds))"]
  }

  /// One crash says enough.
  private func shortest(_ crashes: [Counterexample]) -> [Counterexample] {
    let shortest = crashes.enumerated().min {
      ($0.element.events.count, $0.offset) < ($1.element.events.count, $1.offset)
    }
    return shortest.map { [retold($0.element)] } ?? []
  }

  /// The crash with its script and what happened up to it, for which it happens once more.
  private func retold(_ crash: Counterexample) -> Counterexample {
    _ = runChild(["--retell", answer.path] + crash.events.flatMap { ["--event", $0] })
    guard let told = answered.flatMap(Exploration.init)?.counterexamples.first else { return crash }
    return Counterexample(
      complaint: crash.complaint, events: crash.events, script: told.script, timeline: told.timeline
    )
  }

  /// What the last child has written, if it came to that.
  private var answered: JSON? {
    (try? Data(contentsOf: answer)).flatMap { JSON(parsing: [UInt8]($0)) }
  }

  /// Runs the tool itself to its end, and returns what it said on standard error.
  private func runChild(_ more: [String]) -> String {
    try? FileManager.default.removeItem(at: answer)
    let child = Process()
    child.executableURL =
      Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    child.arguments = arguments + more
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["KATA_HANG_SECONDS"] = environment["KATA_HANG_SECONDS"] ?? "5"
    child.environment = environment
    let words = Pipe()
    child.standardOutput = FileHandle.nullDevice
    child.standardError = words
    do { try child.run() } catch { return "\(error)" }
    let said = String(decoding: words.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    child.waitUntilExit()
    return said
  }

  private func fail(_ words: String) -> Never {
    FileHandle.standardError.write(Data("kata: the exploration has failed\n\(words)\n".utf8))
    exit(70)
  }

  /// What the guards of the child said: "… while `open → pull` was running".
  private func crash(_ words: String) -> Counterexample {
    let line = words.split(separator: "\n").last { $0.contains("while `") } ?? words[...]
    let running = line.split(separator: "`").dropFirst().first.map(String.init) ?? ""
    let said = line.hasPrefix("kata: ") ? line.dropFirst("kata: ".count) : line
    let complaint = Complaint("The app survives whatever is done to it.", seen: String(said))
    return Counterexample(
      complaint: complaint, events: running.isEmpty ? [] : running.components(separatedBy: " → "),
      script: [], timeline: "")
  }
}
