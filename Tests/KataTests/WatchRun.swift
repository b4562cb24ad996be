import Foundation

/// A run of `kata watch`, which is talked to while it goes on.
final class WatchRun {
  private let process: Process
  private let output = Pipe()
  private let errors = Pipe()
  private let end = DispatchSemaphore(value: 0)
  /// What has been read and not returned yet.
  private var rest = ""

  init(_ arguments: [String], environment: [String: String]) throws {
    process = try ToolRun.process(arguments, environment)
    process.standardOutput = output
    process.standardError = errors
    let end = end
    process.terminationHandler = { _ in end.signal() }
    try process.run()
  }

  /// Returns what it has put out up to the text, waiting for that, or all there is at its end.
  func output(upTo text: String) -> String {
    read(until: text, from: output.fileHandleForReading, into: &rest)
  }

  /// The same for standard error, of which nothing is kept for later.
  func error(upTo text: String) -> String {
    var rest = ""
    return read(until: text, from: errors.fileHandleForReading, into: &rest)
  }

  /// Ends it as Ctrl-C does, and returns its exit code.
  func interrupt() -> Int32 {
    process.interrupt()
    end.wait()
    return process.terminationStatus
  }

  private func read(until text: String, from file: FileHandle, into rest: inout String) -> String {
    while true {
      if let range = rest.range(of: text) {
        defer { rest = String(rest[range.upperBound...]) }
        return String(rest[..<range.upperBound])
      }
      let data = file.availableData
      guard !data.isEmpty else { return rest }
      rest += String(decoding: data, as: UTF8.self)
    }
  }
}
