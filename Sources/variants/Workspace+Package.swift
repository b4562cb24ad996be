import Foundation

// The manifest and the tests of the generated package.
extension Workspace {
  func writeManifest(_ variants: [Variant]) throws {
    let katas = Set(variants.map(\.kata)).sorted()
    let modules = variants.map { variant in
      """
        variant("\(variant.module)", kata: "\(variant.kata)", broken: \(variant.isBuiltAsBroken)),
      """
    }
    let tests = katas.map { kata in
      let names = variants.filter { $0.kata == kata }.map { "\"\($0.module)\"" }
      return """
          .testTarget(
            name: "\(kata)Judge",
            dependencies: kit
              + ["KataCatalog", "KataTesting", "KataRecords"].map { .target(name: $0) }
              + [\(names.joined(separator: ", "))].map { .target(name: $0) }),
        """
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
      \(tests.joined(separator: "\n"))
        ] + [
      \(modules.joined(separator: "\n"))
        ] + bases
      )

      """
    let manifest = folder.appending(path: "Package.swift")
    if let old = try? String(contentsOf: manifest, encoding: .utf8), old == text { return }
    try text.write(to: manifest, atomically: true, encoding: .utf8)
  }

  /// The settings of the katas, as the checkout's own manifest describes their targets.
  private func kataSettings() throws -> String {
    let result = try Command.run("swift", ["package", "dump-package"], in: root)
    guard result.status == 0, let data = result.standardOutput.data(using: .utf8) else {
      throw Problem(message: "swift package dump-package failed: \(result.output)", status: 70)
    }
    let dump = try JSONDecoder().decode(PackageDump.self, from: data)
    return dump.settingsSource
  }

  func writeTests(_ variants: [Variant]) throws {
    for kata in Set(variants.map(\.kata)) {
      let tests = folder.appending(path: "Tests/\(kata)Judge")
      try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
      let suite = tests.appending(path: "Suite")
      try? FileManager.default.removeItem(at: suite)
      try FileManager.default.createSymbolicLink(
        at: suite, withDestinationURL: root.appending(path: "Tests/\(kata)Suite"))
      let own = variants.filter { $0.kata == kata }
      var files = ["Subject.swift": dispatcher(for: own)]
      let template = try String(
        contentsOf: root.appending(path: "Tests/Fixed\(kata)Tests/Subject.swift"), encoding: .utf8)
      for variant in own {
        files["\(variant.module).swift"] =
          template
          .replacing("Fixed\(kata)", with: variant.module)
          .replacing("static let subject", with: "static let subject\(variant.module)")
          + "\nextension Version {\n"
          + "  static let digest\(variant.module) = sourceDigest\n}\n"
      }
      try write(files, to: tests)
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

        /// Tells the judge which sources are really running.
        private static func announce(_ digest: String) {
          guard let path = ProcessInfo.processInfo.environment["KATA_DIGEST_FILE"] else { return }
          try? digest.write(toFile: path, atomically: true, encoding: .utf8)
        }
      }

      """
  }
}
