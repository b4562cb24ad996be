// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The katas. `KATA=<Name>` in the environment narrows the package to one of them, which shortens
// the edit-test loop and keeps another kata's compile error out of the way; `KATA_VERSION=Broken` or
// `Fixed` beside it leaves the other version out as well. `KATA_PLAY=<Version>` adds what plays it,
// `KATA_EXPLORE=<Version>` what explores it.
let katas: [Kata] = [
  Kata("Transactions", settings: [.defaultIsolation(MainActor.self)]),
  // Part 2 of Transactions: both versions use the row, the detail and the service of its Fixed one.
  Kata("Search", buildsOn: "Transactions", settings: [.defaultIsolation(MainActor.self)]),
  // Swift 5 mode, as the code was found: Swift 6 would refuse the races that the kata is about.
  Kata("Converter", broken: [.swiftLanguageMode(.v5)], fixed: []),
]

// What an app gets from outside, the small SwiftUI, and what a test holds in its hands.
let kit: [Target] = [
  .target(name: "KataKit"),
  .target(name: "KataHarness", dependencies: ["KataKit"]),
  .target(name: "HeadlessUI", dependencies: ["KataKit", "KataHarness"]),
  .target(name: "KataCatalog"),
  .target(name: "KataTesting", dependencies: ["KataHarness", "KataCatalog"]),
  .target(name: "KataRecords", path: "Tests/KataRecords"),
]

// The command, which depends on no kata: it must start when one does not compile.
let tools: [Target] = [
  .target(name: "KataRuns", dependencies: ["KataCatalog"]),
  .target(name: "KataJudge", dependencies: ["KataRuns", "KataCatalog"]),
  .target(name: "KataReport", dependencies: ["KataRuns", "KataCatalog"]),
  .target(name: "KataPlay", dependencies: ["HeadlessUI", "KataKit", "KataHarness", "KataCatalog"]),
  .target(
    name: "KataExplorer", dependencies: ["HeadlessUI", "KataKit", "KataHarness", "KataRuns"]),
  .executableTarget(
    name: "kata", dependencies: ["KataCatalog", "KataReport", "KataRuns", "KataJudge"]),
]

// The tests of the kit itself, which a package that is narrowed to one kata leaves out.
let kitTests: [Target] = [
  .testTarget(name: "KataKitTests", dependencies: ["KataKit", "KataHarness", "KataTesting"]),
  .testTarget(name: "KataHarnessTests", dependencies: ["KataKit", "KataHarness", "KataTesting"]),
  .testTarget(
    name: "HeadlessUITests", dependencies: ["HeadlessUI", "KataKit", "KataHarness", "KataTesting"]),
  .target(name: "ProbeSample", path: "Tests/ProbeSample"),
  .testTarget(
    name: "KataTestingTests",
    dependencies: ["KataTesting", "KataHarness", "KataCatalog", "HeadlessUI", "ProbeSample"]),
  .testTarget(name: "KataCatalogTests", dependencies: ["KataCatalog"]),
  .target(name: "FakeRuns", dependencies: ["KataRuns"], path: "Tests/FakeRuns"),
  .testTarget(
    name: "KataRunsTests",
    dependencies: ["KataRuns", "KataReport", "KataCatalog", "FakeRuns", "kata"]),
  .testTarget(
    name: "KataJudgeTests", dependencies: ["KataJudge", "KataRuns", "KataCatalog", "FakeRuns"]),
  .testTarget(
    name: "KataPlayTests",
    dependencies: ["KataPlay", "HeadlessUI", "KataKit", "KataHarness", "KataTesting"]),
  .testTarget(name: "KataTests", dependencies: ["KataCatalog", "KataRuns", "FakeRuns", "kata"]),
  .testTarget(
    name: "KataExplorerTests",
    dependencies: katas.flatMap {
      [.byName(name: "Broken\($0.name)"), .byName(name: "Fixed\($0.name)")]
    }
      + ["KataExplorer", "TransactionsRules", "ConverterRules"]
      + ["HeadlessUI", "KataKit", "KataHarness", "KataTesting"]),
]

// What must hold for what a kata's screen shows, for the explorer; those of Transactions hold for
// its part 2 as well.
let rules: [Target] = ["Transactions", "Converter"].map { kata in
  .target(
    name: "\(kata)Rules", dependencies: ["KataExplorer", "HeadlessUI", "KataKit", "KataHarness"],
    path: "Tests/\(kata)Rules")
}

let selection = selectedKatas()

let package = Package(
  name: "KataKit",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
    .library(name: "KataKit", targets: ["KataKit"]),
    .library(name: "KataHarness", targets: ["KataHarness"]),
    .library(name: "KataTesting", targets: ["KataTesting"]),
    .executable(name: "kata", targets: ["kata"]),
  ],
  targets: kit + tools + selection.flatMap(targets(of:)) + bases(of: selection)
    + (selection.count == katas.count ? kitTests : []) + rules + selectedPlayer()
    + selectedExplorer()
)

for target in package.targets where !target.name.hasPrefix("Broken") {
  target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature("ExistentialAny")]
}

// MARK: - How a kata becomes targets

/// A kata: its name, which is also its folder, and the settings of its two versions.
struct Kata {
  let name: String
  /// The kata whose Fixed version both of this one's use, if any.
  let base: String?
  let broken: [SwiftSetting]
  let fixed: [SwiftSetting]

  var baseTarget: [Target.Dependency] { base.map { [.byName(name: "Fixed" + $0)] } ?? [] }

  init(_ name: String, buildsOn base: String? = nil, settings: [SwiftSetting]) {
    self.init(name, buildsOn: base, broken: settings, fixed: settings)
  }

  init(
    _ name: String, buildsOn base: String? = nil, broken: [SwiftSetting], fixed: [SwiftSetting]
  ) {
    self.name = name
    self.base = base
    self.broken = broken
    self.fixed = fixed
  }
}

func brokenTarget(of kata: Kata) -> Target {
  target("Broken", kata, in: "Katas", excluding: "README.md", kata.broken)
}

func fixedTarget(of kata: Kata) -> Target {
  target("Fixed", kata, in: "Solutions", excluding: "WHY.md", kata.fixed)
}

func target(
  _ version: String, _ kata: Kata, in folder: String, excluding text: String,
  _ settings: [SwiftSetting]
) -> Target {
  // A kata says `import SwiftUI`; here that name stands for our headless subset of it.
  let headless: SwiftSetting = .unsafeFlags(["-module-alias", "SwiftUI=HeadlessUI"])
  return .target(
    name: version + kata.name, dependencies: kata.baseTarget + ["HeadlessUI", "KataKit"],
    path: "\(folder)/\(kata.name)", exclude: [text], swiftSettings: settings + [headless])
}

func testTarget(of target: Target, _ kata: Kata) -> Target {
  .testTarget(
    name: "\(target.name)Tests",
    dependencies: [.byName(name: target.name)] + kata.baseTarget
      + ["HeadlessUI", "KataKit", "KataHarness", "KataCatalog", "KataTesting", "KataRecords"])
}

func targets(of kata: Kata) -> [Target] {
  let wanted = selectedVersion()
  let versions =
    (wanted == "Fixed" ? [] : [brokenTarget(of: kata)])
    + (wanted == "Broken" ? [] : [fixedTarget(of: kata)])
  return versions + versions.map { testTarget(of: $0, kata) }
}

/// The Fixed versions that the selected katas build on and that are not selected: without tests.
func bases(of selection: [Kata]) -> [Target] {
  let names = Set(selection.compactMap(\.base)).subtracting(selection.map(\.name))
  return katas.filter { names.contains($0.name) }.map(fixedTarget(of:))
}

// MARK: - What the environment selects

func selectedKatas() -> [Kata] {
  guard let wanted = variable("KATA") else { return katas }
  if let kata = katas.first(where: { $0.name.lowercased() == wanted.lowercased() }) {
    return [kata]
  }
  let names = katas.map(\.name).joined(separator: ", ")
  refuse("KATA=\(wanted) names no kata; choose one of: \(names)")
}

func selectedVersion() -> String? {
  guard let wanted = variable("KATA_VERSION") else { return nil }
  if ["Broken", "Fixed"].contains(wanted) { return wanted }
  refuse("KATA_VERSION=\(wanted) names no version; choose one of: Broken, Fixed")
}

/// What plays a version in a terminal; only where `KATA_PLAY=<Version>` asks for it, so that other
/// builds do not wait for it.
func selectedPlayer() -> [Target] {
  tool("kata-play", for: "KATA_PLAY", alias: "KataUnderPlay") { _ in ["KataPlay"] }
}

/// What looks for broken rules in a version; only where `KATA_EXPLORE=<Version>` asks for it.
func selectedExplorer() -> [Target] {
  tool("kata-explore", for: "KATA_EXPLORE", alias: "KataUnderExploration") { kata in
    ["KataExplorer", .byName(name: (kata.base ?? kata.name) + "Rules")]
  }
}

/// An executable that holds the version which a variable names and knows its module by `alias`;
/// nothing if the variable is not set.
func tool(
  _ name: String, for variableName: String, alias: String, _ own: (Kata) -> [Target.Dependency]
) -> [Target] {
  guard let version = variable(variableName) else { return [] }
  guard
    let kata = selection.first(where: { ["Broken" + $0.name, "Fixed" + $0.name].contains(version) })
  else {
    refuse("\(variableName)=\(version) names no version of a kata, such as Broken\(katas[0].name)")
  }
  let executable = Target.executableTarget(
    name: name,
    dependencies: own(kata) + ["HeadlessUI", "KataKit", "KataHarness", .byName(name: version)],
    swiftSettings: [
      .define(kata.name.uppercased()), .unsafeFlags(["-module-alias", "\(alias)=\(version)"]),
    ])
  return [executable]
}

func variable(_ name: String) -> String? {
  Context.environment[name].flatMap { $0.isEmpty ? nil : $0 }
}

func refuse(_ message: String) -> Never {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  exit(1)
}
