import Foundation
import KataHarness
import Testing

/// What a child process writes down while it plays scenarios: a file that both processes know by the
/// number of the parent.
///
/// The first line, from the parent, names the scenarios to play. Each further line is written when
/// it happens, so that all of it is there when the process ends in the middle.
struct ScenarioLog {
  /// What happens to a scenario, in order.
  enum Line: Codable, Sendable {
    /// A scenario begins.
    case scenario(String)
    /// The app is opened anew.
    case opened
    /// Something for the timeline, with the raw value of its actor.
    case event(String, String)
    /// A failure; without a place where it was thrown.
    case failed(String, SourceLocation?)
    /// The scenario is over; what the screen showed, if one was opened.
    case ended(picture: String?)
    /// Why the process ended, from one of the guards.
    case lastWords(String)
  }

  private let file: URL

  init(parent: pid_t) {
    file = FileManager.default.temporaryDirectory.appending(path: "kata-scenarios-\(parent).jsonl")
  }

  // MARK: The parent

  /// Begins the file; one that an earlier process with the same number left is replaced.
  func start(_ scenarios: [String]) throws {
    try (JSONEncoder().encode(scenarios) + Data("\n".utf8)).write(to: file, options: .atomic)
  }

  func remove() { try? FileManager.default.removeItem(at: file) }

  /// What was written of each scenario that has begun.
  var linesByScenario: [String: [Line]] {
    var lines: [String: [Line]] = [:]
    var current: String?
    for text in texts.dropFirst() {
      let line = ScenarioLog.line(text)
      if case .scenario(let name) = line { current = name }
      if let current { lines[current, default: []].append(line) }
    }
    return lines
  }

  /// What is no JSON was written by a guard in the last moment.
  private static func line(_ text: Substring) -> Line {
    (try? JSONDecoder().decode(Line.self, from: Data(text.utf8)))
      ?? .lastWords(String(text.hasPrefix("kata: ") ? text.dropFirst(6) : text))
  }

  // MARK: The child

  /// The scenarios to play, in order; nil where no parent asks for any.
  var scenarios: [String]? {
    guard let first = texts.first else { return nil }
    return try? JSONDecoder().decode([String].self, from: Data(first.utf8))
  }

  private var texts: [Substring] {
    ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
  }

  /// Opens the file to write to; nil where that cannot be.
  func writer() -> Writer? {
    guard let handle = try? FileHandle(forWritingTo: file) else { return nil }
    _ = try? handle.seekToEnd()
    return Writer(handle: handle)
  }

  /// Appends lines, each with one call, so that lines of two threads do not mix.
  struct Writer: Sendable {
    /// The writer of the scenario that is being played, or nil outside of a child.
    @TaskLocal static var current: Writer?

    fileprivate let handle: FileHandle

    var descriptor: Int32 { handle.fileDescriptor }

    func write(_ line: Line) {
      guard let json = try? JSONEncoder().encode(line) else { return }
      try? handle.write(contentsOf: json + Data("\n".utf8))
    }
  }
}

extension ScenarioLog.Line {
  init(_ entry: Timeline.Entry) {
    self =
      switch entry {
      case .begin: .opened
      case .event(let actor, let text): .event(actor.rawValue, text)
      }
  }
}
