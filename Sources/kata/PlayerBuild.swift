import Foundation
import KataCatalog

/// The build of the player of one version, in a folder of its own.
struct PlayerBuild {
  let kata: Kata
  let version: String

  /// The built player.
  struct Player {
    let path: String

    /// Becomes the player; returns only if that fails.
    ///
    /// - Throws: ``PlayFailure`` when the player cannot be started.
    func replaceThisProcess(_ arguments: [String]) throws(PlayFailure) -> Output {
      // What Swift says about a crash is kept and shown; its backtrace would take the terminal.
      setenv("SWIFT_BACKTRACE", "enable=no", 0)
      let words = ([path] + arguments).map { strdup($0) } + [nil]
      execv(path, words)
      throw PlayFailure("cannot start \(path): \(String(cString: strerror(errno)))")
    }
  }

  private static let scratch = ".build/play"

  /// Builds the player.
  ///
  /// - Throws: ``PlayFailure`` without a toolchain, without the package around here, where nothing
  ///   can be written, and with the first error of the compiler.
  func run() throws(PlayFailure) -> Player {
    guard let swift = Self.toolchain else {
      throw PlayFailure(
        "no Swift toolchain found; install Swift 6.2 or later (https://swift.org/install)",
        exitCode: 69)
    }
    guard let root = Self.packageRoot else {
      throw PlayFailure("this is not the folder of the katas; go there and try again", exitCode: 64)
    }
    try Self.checkScratch(in: root)
    try build(with: swift, in: root)
    return Player(path: root.appendingPathComponent("\(Self.scratch)/debug/kata-play").path)
  }

  private func build(with swift: String, in root: URL) throws(PlayFailure) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: swift)
    process.arguments = [
      "build", "--product", "kata-play", "--build-system", "native",
      "--scratch-path", Self.scratch,
    ]
    process.currentDirectoryURL = root
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["KATA": kata.name, "KATA_PLAY": version]
    ) { $1 }
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    do {
      try process.run()
    } catch {
      throw PlayFailure("cannot start \(swift)", exitCode: 69)
    }
    var progress = BuildProgress(version: version)
    let handle = pipe.fileHandleForReading
    while case let data = handle.availableData, !data.isEmpty { progress.take(data) }
    process.waitUntilExit()
    progress.finish()
    guard process.terminationStatus != 0 else { return }
    let error = progress.firstError(relativeTo: root.path)
    throw PlayFailure(error ?? "\(version) cannot be built; 'swift build' says more")
  }

  private static func checkScratch(in root: URL) throws(PlayFailure) {
    let folder = root.appendingPathComponent(scratch)
    let files = FileManager.default
    try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    let probe = folder.appendingPathComponent(".writable-\(getpid())")
    guard files.createFile(atPath: probe.path, contents: nil) else {
      throw PlayFailure(
        "cannot write to \(scratch), where the player is built; copy the katas to a folder of yours",
        exitCode: 73)
    }
    try? files.removeItem(at: probe)
  }

  private static var toolchain: String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/swift" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// The package, from the current folder or from the tool itself upwards.
  private static var packageRoot: URL? {
    let tool = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let starts = [URL(fileURLWithPath: FileManager.default.currentDirectoryPath), tool]
    return starts.lazy.compactMap { root(above: $0) }.first
  }

  private static func root(above start: URL) -> URL? {
    var folder = start
    while true {
      let hasPlayer = ["Package.swift", "Sources/kata-play", "Katas"].allSatisfy {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
      }
      if hasPlayer { return folder }
      if folder.path == "/" { return nil }
      folder.deleteLastPathComponent()
    }
  }
}
