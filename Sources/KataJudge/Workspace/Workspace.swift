import KataRuns

/// The generated package: one module for each variant, and the suite of each kata once, or one
/// explorer for each kata that holds all of its variants.
struct Workspace {
  let root: String
  let folder: String
  /// What the variants are judged by. Their modules are the same for either, and built once.
  let oracle: Oracle

  /// Where the built test bundle is.
  var bundle: String { "\(folder)/.build/release/VariantsPackageTests.xctest" }

  /// Where the built explorer of a kata is.
  func explorer(of kata: String) -> String { "\(folder)/.build/release/\(kata)Explorer" }

  /// How the package is built and tested: optimised, since each suite runs a hundred times. A debug
  /// build is through a little sooner, and its tests take three times as long.
  static let configuration = [
    "--build-system", "native", "-c", "release", "-Xswiftc", "-enable-testing",
    "-Xswiftc", "-gnone",
  ]

  /// Writes the package and returns what came of variants whose patch does not apply.
  func prepare(_ variants: [Variant]) throws(Failure) -> [String: Judgement] {
    var refused: [String: Judgement] = [:]
    try FileSystem.makeWritableFolder(folder)
    try FileSystem.makeLink("\(folder)/Kit", to: "\(root)/Sources")
    try FileSystem.makeLink("\(folder)/Solutions", to: "\(root)/Solutions")
    try FileSystem.makeLink("\(folder)/Records", to: "\(root)/Tests/KataRecords")
    for rules in FileSystem.names(in: "\(root)/Tests") where rules.hasSuffix("Rules") {
      try FileSystem.makeLink("\(folder)/\(rules)", to: "\(root)/Tests/\(rules)")
    }
    for variant in variants {
      let scratch = "\(folder)/Patched/\(variant.module)"
      try write(swiftFiles(in: "\(root)/\(variant.base)"), to: scratch)
      if let patch = variant.patch, let reason = try refusal(of: patch, in: scratch) {
        refused[variant.name] = Judgement(.didNotApply(reason))
      } else {
        try write(withDigest(swiftFiles(in: scratch)), to: moduleFolder(of: variant))
      }
    }
    return refused
  }

  /// Builds the package; variants that do not compile are left out and returned.
  ///
  /// - Throws: `Failure` when something other than a variant does not compile, and when the user ends
  ///   the build.
  func build(_ variants: [Variant]) throws(Failure) -> [String: Judgement] {
    var left = variants
    var refused: [String: Judgement] = [:]
    while true {
      try writeManifest(left)
      switch oracle {
      case .suite: try writeTests(left)
      case .explorer: try writeExplorers(left)
      }
      let output = "\(folder)/build.log"
      let process = ChildProcess(
        arguments: ["swift", "build"] + (oracle == .suite ? ["--build-tests"] : [])
          + Workspace.configuration, folder: folder,
        output: output, errorOutput: output)
      switch try process.run() {
      case .exited(0): return refused
      case .stopped: throw Failure.ended
      default: break
      }
      let text = FileSystem.text(of: output) ?? ""
      let errors = left.compactMap { variant in
        CompilerReport(output: text, below: "\(folder)/Modules/\(variant.module)")
          .map { (variant, $0) }
      }
      guard !errors.isEmpty else {
        throw Failure(
          "the generated package does not build: "
            + CompilerReport(output: text, root: folder).line, exitCode: ExitCode.crashed)
      }
      for (variant, error) in errors {
        refused[variant.name] = Judgement(.didNotCompile(error.line))
        left.removeAll { $0 == variant }
      }
    }
  }

  func moduleFolder(of variant: Variant) -> String { "\(folder)/Modules/\(variant.module)" }

  // MARK: Sources

  private static let digestFile = "SourceDigest.swift"

  /// The sources of a module, and one that holds their digest.
  private func withDigest(_ sources: [String: String]) -> [String: String] {
    let digest = """
      /// The digest of the sources that this module was built from.
      nonisolated public let sourceDigest = "\(Digest.of(files: sources))"

      """
    return sources.merging([Self.digestFile: digest]) { $1 }
  }

  /// The digest of the variant's sources as they are on disk.
  func digest(of variant: Variant) -> String {
    let files = swiftFiles(in: moduleFolder(of: variant))
    return Digest.of(files: files.filter { $0.key != Self.digestFile })
  }

  /// Applies a patch; returns the reason if Git refuses it.
  private func refusal(of patch: String, in scratch: String) throws(Failure) -> String? {
    let errors = "\(folder)/git.log"
    let process = ChildProcess(
      arguments: ["git", "apply", "-p3", "--whitespace=nowarn", patch], folder: scratch,
      environment: ["GIT_CEILING_DIRECTORIES": FileSystem.parent(of: scratch)],
      output: errors, errorOutput: errors)
    guard try process.run() != .exited(0) else { return nil }
    let lines = FileSystem.text(of: errors)?.split(separator: "\n") ?? []
    return lines.first.map(String.init) ?? "no reason given"
  }

  private func swiftFiles(in folder: String) -> [String: String] {
    FileSystem.swiftFiles(in: folder).reduce(into: [:]) { files, name in
      files[name] = FileSystem.text(of: "\(folder)/\(name)")
    }
  }

  /// Writes what has changed and removes what is not among the files.
  func write(_ files: [String: String], to folder: String) throws(Failure) {
    try FileSystem.makeFolder(folder)
    for old in FileSystem.swiftFiles(in: folder) where files[old] == nil {
      FileSystem.remove("\(folder)/\(old)")
    }
    for (name, text) in files { try write(text, to: "\(folder)/\(name)") }
  }

  /// Writes a file if it holds something else; its time is moved on where the build would not see
  /// that it has changed (see `StaleBuild`).
  func write(_ text: String, to path: String) throws(Failure) {
    let old = FileSystem.stamp(of: path)
    guard FileSystem.text(of: path) != text else { return }
    try FileSystem.makeFolder(FileSystem.parent(of: path))
    try FileSystem.write(Array(text.utf8), to: path)
    guard let old, FileSystem.stamp(of: path)?.seconds == old.seconds else { return }
    let now = FileSystem.now
    FileSystem.setModified(
      path, seconds: StaleBuild.movedTime(after: old, now: now.seconds),
      nanoseconds: now.nanoseconds)
  }
}
