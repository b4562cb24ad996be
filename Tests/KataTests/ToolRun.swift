import Foundation

/// One run of the built `kata` tool, to its end.
struct ToolRun {
  let output: String
  let error: String
  let exitCode: Int32

  /// Runs the tool with its standard output going to a pipe.
  init(_ arguments: [String], environment: [String: String] = [:]) throws {
    let outputPipe = Pipe()
    let errorPipe = Pipe()
    let process = try Self.process(arguments, environment)
    process.standardOutput = outputPipe
    process.standardError = errorPipe
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    let outputData = outputPipe.fileHandleForReading.readDataToEndOfFile()
    let errorData = errorPipe.fileHandleForReading.readDataToEndOfFile()
    // Not `waitUntilExit`, which runs the run loop and so may run other tests inside this one.
    end.wait()
    output = String(decoding: outputData, as: UTF8.self)
    error = String(decoding: errorData, as: UTF8.self)
    exitCode = process.terminationStatus
  }

  /// Returns what the tool writes, in one run, to a terminal that takes up to 4,000 bytes.
  static func onTerminal(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> String {
    let terminal = try PseudoTerminal()
    let process = try process(arguments, environment)
    process.standardOutput = terminal.end
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    end.wait()
    return terminal.written()
  }

  static func process(
    _ arguments: [String], _ environment: [String: String]
  ) throws -> Process {
    let process = Process()
    process.executableURL = try builtTool()
    process.arguments = arguments
    process.environment = environment
    return process
  }

  /// Finds the tool beside the running test bundle, or around it as on macOS.
  private static func builtTool() throws -> URL {
    var folder = try testBundle().deletingLastPathComponent()
    for _ in 0..<4 {
      let tool = folder.appendingPathComponent("kata")
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: tool.path, isDirectory: &isFolder)
      if exists, !isFolder.boolValue { return tool }
      folder.deleteLastPathComponent()
    }
    throw CocoaError(.fileNoSuchFile)
  }

  private static func testBundle() throws -> URL {
    #if canImport(Darwin)
      var info = Dl_info()
      guard dladdr(#dsohandle, &info) != 0, let path = info.dli_fname else {
        throw CocoaError(.fileNoSuchFile)
      }
      return URL(fileURLWithPath: String(cString: path))
    #else
      return URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    #endif
  }
}
