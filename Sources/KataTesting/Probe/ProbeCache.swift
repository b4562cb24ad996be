import Foundation
import Synchronization

/// Verdicts of earlier runs, for a tool that asks the same of many versions again and again.
///
/// Off unless `KATA_PROBE_CACHE` names a folder. A verdict is kept under a digest of everything that
/// it depends on: the compiler's command line, the client, and the contents of the built modules.
struct ProbeCache {
  private let folder: URL
  /// The command line and the modules' contents, hashed once for all clients of a check.
  private let base: UInt64

  private struct Entry: Codable {
    let severity: String
    let line: Int
    let column: Int
    let message: String
  }

  /// The cache for clients of `modules` that lie in `folder`, or nil where none is wanted.
  init?(command: [String], modules: [String], in moduleFolder: String) {
    guard let path = ProcessInfo.processInfo.environment["KATA_PROBE_CACHE"], !path.isEmpty else {
      return nil
    }
    folder = URL(filePath: path)
    var hash = ProbeCache.hash(Array(command.joined(separator: "\u{0}").utf8), from: 0)
    for module in modules + ["KataKit"] {
      let file = URL(filePath: moduleFolder).appending(path: "\(module).swiftmodule").path
      hash = (hash ^ ProbeCache.contents(of: file)) &* ProbeCache.prime
    }
    base = hash
  }

  func verdict(on client: CompilerProbe.Client) -> CompilerProbe.Verdict? {
    guard let data = try? Data(contentsOf: file(for: client)),
      let entries = try? JSONDecoder().decode([Entry].self, from: data)
    else { return nil }
    let diagnostics = entries.compactMap { entry -> CompilerProbe.Diagnostic? in
      guard let severity = CompilerProbe.Diagnostic.Severity(rawValue: entry.severity) else {
        return nil
      }
      return CompilerProbe.Diagnostic(
        severity: severity, line: entry.line, column: entry.column, message: entry.message)
    }
    return CompilerProbe.Verdict(name: client.name, diagnostics: diagnostics)
  }

  /// Keeps a verdict; a folder that cannot be written costs time, not correctness.
  func keep(_ verdict: CompilerProbe.Verdict, on client: CompilerProbe.Client) {
    let entries = verdict.diagnostics.map {
      Entry(severity: $0.severity.rawValue, line: $0.line, column: $0.column, message: $0.message)
    }
    guard let data = try? JSONEncoder().encode(entries) else { return }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? data.write(to: file(for: client), options: .atomic)
  }

  private func file(for client: CompilerProbe.Client) -> URL {
    let hash = ProbeCache.hash(Array(client.source.utf8), from: base)
    return folder.appending(path: String(hash, radix: 16) + ".json")
  }

  private static let prime: UInt64 = 0x100_0000_01b3

  /// What the modules' files held when they were first looked at; the process's own build does not
  /// change while it runs.
  private static let known = Mutex<[String: UInt64]>([:])

  /// The digest of a file, read once a process; 0 for one that cannot be read.
  private static func contents(of file: String) -> UInt64 {
    known.withLock { known in
      if let digest = known[file] { return digest }
      let digest = (try? Data(contentsOf: URL(filePath: file))).map(digest) ?? 0
      known[file] = digest
      return digest
    }
  }

  /// FNV-1a over words of 64 bits, then over the bytes that are left: an eighth of the steps, which
  /// counts in a debug build.
  private static func digest(of data: Data) -> UInt64 {
    var hash = (0xcbf2_9ce4_8422_2325 ^ UInt64(data.count)) &* prime
    data.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 8 <= bytes.count {
        hash = (hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* prime
        hash ^= hash >> 32
        offset += 8
      }
      while offset < bytes.count {
        hash = (hash ^ UInt64(bytes[offset])) &* prime
        offset += 1
      }
    }
    return hash
  }

  /// FNV-1a, 64 bits.
  private static func hash(_ bytes: some Sequence<UInt8>, from start: UInt64) -> UInt64 {
    var hash = start == 0 ? 0xcbf2_9ce4_8422_2325 : start
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* prime }
    return hash
  }
}
