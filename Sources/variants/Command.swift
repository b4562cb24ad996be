import Foundation

/// Runs another program, found by its name or given by its path, and collects what it prints.
struct Command {
  let status: Int32
  /// Ended by a signal rather than by itself.
  let isSignal: Bool
  let standardOutput: String
  let standardError: String

  var output: String { standardOutput + standardError }

  /// - Throws: ``Problem`` when the program cannot be started.
  static func run(
    _ program: String, _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> Command {
    let process = Process()
    let isPath = program.hasPrefix("/")
    process.executableURL = URL(filePath: isPath ? program : "/usr/bin/env")
    process.arguments = isPath ? arguments : [program] + arguments
    process.currentDirectoryURL = folder
    var merged = ProcessInfo.processInfo.environment
    merged["KATA"] = nil
    merged.merge(environment) { _, new in new }
    process.environment = merged
    let files = try Captured()
    defer { files.remove() }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = files.output
    process.standardError = files.error
    do {
      try process.run()
    } catch {
      throw Problem(message: "\(program) cannot be started: \(error)", status: 69)
    }
    process.waitUntilExit()
    return Command(
      status: process.terminationStatus,
      isSignal: process.terminationReason == .uncaughtSignal, standardOutput: files.outputText,
      standardError: files.errorText)
  }
}

/// Where a program prints to: files, which never fill up as pipes do.
private struct Captured {
  private let folder: URL
  let output: FileHandle
  let error: FileHandle

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "variants-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    output = try Captured.file(folder.appending(path: "output"))
    error = try Captured.file(folder.appending(path: "error"))
  }

  private static func file(_ url: URL) throws -> FileHandle {
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }

  var outputText: String { text("output") }
  var errorText: String { text("error") }

  private func text(_ name: String) -> String {
    let data = (try? Data(contentsOf: folder.appending(path: name))) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  func remove() {
    try? output.close()
    try? error.close()
    try? FileManager.default.removeItem(at: folder)
  }
}
