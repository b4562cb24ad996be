import Foundation

/// The generated package: one module for each variant, the suite of each kata once.
struct Workspace {
  let root: URL
  let folder: URL

  /// Where the built test bundle is.
  var bundle: URL {
    folder.appending(path: ".build/release/VariantsPackageTests.xctest")
  }

  /// How the package is built and tested: optimised, since each suite runs a hundred times. A debug
  /// build is through a little sooner, and its tests take three times as long.
  static let configuration = [
    "--build-system", "native", "-c", "release", "-Xswiftc", "-enable-testing",
    "-Xswiftc", "-gnone",
  ]

  /// Writes the package and returns the outcomes of variants whose patch does not apply.
  func prepare(_ variants: [Variant]) throws -> [String: Outcome] {
    var outcomes: [String: Outcome] = [:]
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try link("Kit", to: root.appending(path: "Sources"))
    try link("Solutions", to: root.appending(path: "Solutions"))
    try link("Records", to: root.appending(path: "Tests/KataRecords"))
    for variant in variants {
      do {
        try write(try sources(of: variant), to: moduleFolder(of: variant))
      } catch let problem as Problem {
        outcomes[variant.name] = Outcome(verdict: .didNotApply, note: problem.message)
      }
    }
    return outcomes
  }

  /// Builds the package; variants that do not compile are left out and returned.
  ///
  /// - Throws: ``Problem`` when something other than a variant does not compile.
  func build(_ variants: [Variant]) throws -> [String: Outcome] {
    var left = variants
    var outcomes: [String: Outcome] = [:]
    while true {
      try writeManifest(left)
      try writeTests(left)
      let result = try Command.run(
        "swift", ["build", "--build-tests"] + Workspace.configuration, in: folder)
      if result.status == 0 { return outcomes }
      let failing = left.filter { variant in
        result.output.contains("/Modules/\(variant.module)/")
          && result.output.contains("error:")
      }
      let broken = failing.filter { firstError(of: $0, in: result.output) != nil }
      guard !broken.isEmpty else {
        let errors = result.output.split(separator: "\n").filter { $0.contains("error:") }
        throw Problem(
          message: "the generated package does not build: "
            + (errors.first.map(String.init) ?? "no error was printed"), status: 70)
      }
      for variant in broken {
        outcomes[variant.name] = Outcome(
          verdict: .didNotCompile, note: firstError(of: variant, in: result.output) ?? "")
      }
      let names = Set(broken.map(\.name))
      left.removeAll { names.contains($0.name) }
    }
  }

  func moduleFolder(of variant: Variant) -> URL {
    folder.appending(path: "Modules/\(variant.module)")
  }

  private func firstError(of variant: Variant, in output: String) -> String? {
    let line = output.split(separator: "\n").first {
      $0.contains("/Modules/\(variant.module)/") && $0.contains(": error:")
    }
    guard let line, let start = line.range(of: "/Modules/\(variant.module)/") else { return nil }
    return String(line[start.upperBound...])
  }

  // MARK: Sources

  /// The files of the variant's base with its patch, and one that holds their digest.
  private func sources(of variant: Variant) throws -> [String: String] {
    let scratch = folder.appending(path: "Patched/\(variant.module)")
    try? FileManager.default.removeItem(at: scratch)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let base = root.appending(path: variant.base)
    for name in try swiftFiles(in: base) {
      try FileManager.default.copyItem(
        at: base.appending(path: name), to: scratch.appending(path: name))
    }
    if let patch = variant.patch { try apply(patch, in: scratch) }
    var files: [String: String] = [:]
    for name in try swiftFiles(in: scratch) {
      files[name] = try String(contentsOf: scratch.appending(path: name), encoding: .utf8)
    }
    files["SourceDigest.swift"] =
      "/// The digest of the sources that this module was built from.\n"
      + "nonisolated public let sourceDigest = \"\(Digest.of(files))\"\n"
    return files
  }

  /// The digest of the variant's sources as they are on disk.
  func digest(of variant: Variant) throws -> String {
    var files: [String: String] = [:]
    let folder = moduleFolder(of: variant)
    for name in try swiftFiles(in: folder) where name != "SourceDigest.swift" {
      files[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    return Digest.of(files)
  }

  private func apply(_ patch: URL, in scratch: URL) throws {
    let result = try Command.run(
      "git", ["apply", "-p3", "--whitespace=nowarn", patch.path], in: scratch,
      environment: ["GIT_CEILING_DIRECTORIES": scratch.deletingLastPathComponent().path])
    guard result.status == 0 else {
      let reason = result.output.split(separator: "\n").first ?? "no reason given"
      throw Problem(message: String(reason))
    }
  }

  private func swiftFiles(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// Writes what has changed and removes what is not among the files.
  func write(_ files: [String: String], to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for old in try swiftFiles(in: folder) where files[old] == nil {
      try FileManager.default.removeItem(at: folder.appending(path: old))
    }
    for (name, text) in files {
      let file = folder.appending(path: name)
      if let old = try? String(contentsOf: file, encoding: .utf8), old == text { continue }
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  private func link(_ name: String, to target: URL) throws {
    let link = folder.appending(path: name)
    try? FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
  }
}
