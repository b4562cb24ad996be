import KataRuns

// The manifest and the tests of the generated package.
extension Workspace {
  func writeManifest(_ variants: [Variant]) throws(Failure) {
    let katas = Set(variants.map(\.kata)).sorted()
    let modules = variants.map { variant in
      """
        variant("\(variant.module)", kata: "\(variant.kata)", broken: \(variant.isBuiltAsBroken)),
      """
    }
    let judges = katas.map { kata in
      judge(of: kata, variants.filter { $0.kata == kata }.map { "\"\($0.module)\"" })
    }
    let text = """
      // swift-tools-version: 6.2
      import PackageDescription

      let kit: [Target.Dependency] = [
        .target(name: "HeadlessUI"), .target(name: "KataHarness"), .target(name: "KataKit"),
      ]
      let headless: SwiftSetting = .unsafeFlags(["-module-alias", "SwiftUI=HeadlessUI"])
      \(try kataSettings())

      func variant(_ name: String, kata: String, broken: Bool) -> Target {
        let kata = settings[kata]!
        return .target(
          name: name, dependencies: kit + kata.builtOn.map { .target(name: $0) },
          path: "Modules/\\(name)", swiftSettings: (broken ? kata.broken : kata.fixed) + [headless])
      }

      func suite(_ modules: [String]) -> [Target.Dependency] {
        kit + (["KataCatalog", "KataTesting", "KataRecords"] + modules).map { .target(name: $0) }
      }

      func rules(_ kata: String) -> String {
        (settings[kata]!.builtOn.first.map { String($0.dropFirst(5)) } ?? kata) + "Rules"
      }

      let package = Package(
        name: "Variants",
        platforms: [.macOS(.v15)],
        targets: [
          .target(name: "KataKit", path: "Kit/KataKit"),
          .target(name: "KataHarness", dependencies: ["KataKit"], path: "Kit/KataHarness"),
          .target(
            name: "HeadlessUI", dependencies: ["KataKit", "KataHarness"], path: "Kit/HeadlessUI"),
          .target(name: "KataCatalog", path: "Kit/KataCatalog"),
          .target(name: "KataRecords", path: "Records"),
          .target(
            name: "KataTesting", dependencies: ["KataHarness", "KataCatalog"], path: "Kit/KataTesting"),
          .target(name: "KataRuns", dependencies: ["KataCatalog"], path: "Kit/KataRuns"),
          .target(
            name: "KataExplorer", dependencies: ["HeadlessUI", "KataKit", "KataHarness", "KataRuns"],
            path: "Kit/KataExplorer"),
      \(judges.joined(separator: "\n"))
        ] + [
      \(modules.joined(separator: "\n"))
        ] + bases
          + Set(settings.keys.map(rules)).sorted().map { name in
            .target(name: name, dependencies: kit + ["KataExplorer"], path: name)
          }
      )

      """
    try write(text, to: "\(folder)/Package.swift")
  }

  /// The target that holds the variants of a kata and what judges them.
  private func judge(of kata: String, _ modules: [String]) -> String {
    let modules = modules.joined(separator: ", ")
    return switch oracle {
    case .suite:
      """
          .testTarget(name: "\(kata)Judge", dependencies: suite([\(modules)])),
      """
    case .explorer:
      """
          .executableTarget(
            name: "\(kata)Explorer",
            dependencies: kit
              + ["KataExplorer", rules("\(kata)"), \(modules)].map { .target(name: $0) },
            path: "Explorers/\(kata)", swiftSettings: [.define("\(kata.uppercased())")]),
      """
    }
  }

  /// The settings of the katas, as the checkout's own manifest describes their targets.
  private func kataSettings() throws(Failure) -> String {
    let output = "\(folder)/package.json"
    let errors = "\(folder)/package.log"
    let process = ChildProcess(
      arguments: ["swift", "package", "dump-package"], folder: root,
      environment: ["KATA": nil, "KATA_VERSION": nil, "KATA_PLAY": nil, "KATA_EXPLORE": nil],
      output: output, errorOutput: errors)
    guard try process.run() == .exited(0),
      let json = JSON(parsing: FileSystem.bytes(of: output) ?? [])
    else {
      let reason = FileSystem.text(of: errors)?.split(separator: "\n").first ?? "no reason given"
      throw Failure(
        "swift package dump-package failed: \(reason)", exitCode: ExitCode.crashed)
    }
    return PackageDump(json).settingsSource
  }

  func writeTests(_ variants: [Variant]) throws(Failure) {
    for kata in Set(variants.map(\.kata)) {
      let tests = "\(folder)/Tests/\(kata)Judge"
      try FileSystem.makeFolder(tests)
      let own = variants.filter { $0.kata == kata }
      let templatePath = "\(root)/Tests/Fixed\(kata)Tests/Subject.swift"
      guard let template = FileSystem.text(of: templatePath) else {
        throw Failure("\(templatePath) cannot be read", exitCode: ExitCode.missing)
      }
      var files = ["Subject.swift": dispatcher(for: own)]
      for variant in own {
        files["\(variant.module).swift"] =
          template
          .replacing("Fixed\(kata)", with: variant.module)
          .replacing("static let subject", with: "static let subject\(variant.module)")
          + "\nextension Version {\n"
          + "  static let digest\(variant.module) = sourceDigest\n}\n"
      }
      // The link goes first: what is behind it is not ours to tidy.
      FileSystem.remove("\(tests)/Suite")
      try write(files, to: tests)
      try FileSystem.makeLink("\(tests)/Suite", to: "\(root)/Tests/\(kata)Suite")
    }
  }

  private func dispatcher(for variants: [Variant]) -> String {
    let cases = variants.map { variant in
      """
          case "\(variant.name)":
            announce(digest\(variant.module))
            return subject\(variant.module)
      """
    }
    return """
      import Foundation

      extension Version {
        /// The version that the environment names.
        static let subject = named(ProcessInfo.processInfo.environment["KATA_VARIANT"] ?? "")

        private static func named(_ name: String) -> Version {
          switch name {
      \(cases.joined(separator: "\n"))
          default: fatalError("KATA_VARIANT names no variant: \\(name)")
          }
        }

      \(Self.announcement)
      }

      """
  }

  static let announcement = """
      /// Tells the judge which sources are really running.
      private static func announce(_ digest: String) {
        guard let path = ProcessInfo.processInfo.environment["KATA_DIGEST_FILE"] else { return }
        try? digest.write(toFile: path, atomically: true, encoding: .utf8)
      }
    """
}
