import KataCatalog
import KataRuns

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The checkout that the tool works on, and where things are in it.
struct Checkout: Sendable {
  let root: String

  /// Finds the checkout: `KATA_CHECKOUT`, or the nearest folder upwards that is one.
  ///
  /// - Throws: `Failure` where there is none.
  static func find() throws(Failure) -> Checkout {
    if let given = getenv("KATA_CHECKOUT").map({ String(cString: $0) }), !given.isEmpty {
      if isCheckout(given) { return Checkout(root: FileSystem.resolved(given)) }
      throw Failure(
        "KATA_CHECKOUT is \(given), which is no checkout of the katas", exitCode: ExitCode.missing)
    }
    var folder = FileSystem.currentFolder
    while true {
      if isCheckout(folder) { return Checkout(root: folder) }
      let parent = FileSystem.parent(of: folder)
      guard parent != folder else {
        throw Failure(
          "this is no checkout of the katas: no folder from here upwards has Katas and Package.swift",
          exitCode: ExitCode.missing)
      }
      folder = parent
    }
  }

  /// The katas whose folders are here, in the catalogue's order.
  var katas: [Kata] {
    Catalogue.katas.filter { FileSystem.isFolder(folder(of: $0.name)) }
  }

  func folder(of kata: String) -> String { "\(root)/Katas/\(kata)" }

  func solution(of kata: String) -> String { "\(root)/Solutions/\(kata)" }

  /// Where the tool keeps what it remembers.
  var memory: String { "\(root)/.build/kata" }

  /// Where the katas are built for the tool: its own place, so that switching to one kata does not
  /// disturb other builds.
  var scratch: String { ".build/kata-build" }

  private static func isCheckout(_ folder: String) -> Bool {
    FileSystem.isFolder("\(folder)/Katas") && FileSystem.exists("\(folder)/Package.swift")
  }
}

// MARK: - Records

extension Checkout {
  func record(of kata: String) -> RunRecord? {
    FileSystem.bytes(of: recordPath(of: kata)).flatMap { JSON(parsing: $0) }
      .flatMap { RunRecord($0) }
  }

  func save(_ record: RunRecord, of kata: String) throws(Failure) {
    try FileSystem.makeFolder(memory)
    try FileSystem.write(Array(record.json.document.utf8), to: recordPath(of: kata))
  }

  private func recordPath(of kata: String) -> String { "\(memory)/\(kata).json" }
}

// MARK: - Sources

extension Checkout {
  /// When the Swift files of a kata were changed, by their path in its folder.
  func stamps(of kata: String) -> [String: FileStamp] {
    let folder = folder(of: kata)
    var stamps: [String: FileStamp] = [:]
    for name in FileSystem.swiftFiles(in: folder) {
      stamps[name] = FileSystem.stamp(of: "\(folder)/\(name)")
    }
    return stamps
  }

  /// The same, and what is in them.
  func sources(of kata: String) -> [String: SourceState] {
    let folder = folder(of: kata)
    var sources: [String: SourceState] = [:]
    for (name, stamp) in stamps(of: kata) {
      let bytes = FileSystem.bytes(of: "\(folder)/\(name)") ?? []
      sources[name] = SourceState(stamp: stamp, digest: Digest.of(bytes))
    }
    return sources
  }
}
