import FakeRuns
import Foundation
import KataCatalog
import KataRuns
import kata

/// A checkout with one kata, and a `swift` that builds nothing and plays back what it is told to.
///
/// It goes when it is released.
final class FakeCheckout {
  let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("checkout-\(UUID().uuidString)")
    try write("", to: "Package.swift")
    try write("let number = 1\n", to: "Katas/Transactions/List.swift")
    try write("let number = 2\n", to: "Solutions/Transactions/List.swift")
    try write("# Why\n\n**T8** Assign it.\n", to: "Solutions/Transactions/WHY.md")
    try write(Self.swift, to: "bin/swift", isProgram: true)
    try write(Self.bundle, to: "fake/bundle", isProgram: true)
    try write(Self.explorer, to: "fake/explorer", isProgram: true)
    // A reader of it waits until there is a writer.
    mkfifo(root.appendingPathComponent("fake/process").path, 0o600)
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  /// Stands for SwiftPM: "builds" a test bundle, or fails as it is told to: an error in Broken, which
  /// a build of Fixed alone does not meet.
  private static let swift = """
    #!/bin/sh
    if [ "$1" = test ]; then exec fake/bundle "$@"; fi
    if [ "$3" = kata-explore ]; then
      echo "$KATA_EXPLORE" >>fake/explored
      if [ -e fake/explorer.txt ]; then cat fake/explorer.txt; exit 1; fi
      mkdir -p .build/kata-explore/debug
      cp fake/explorer .build/kata-explore/debug/kata-explore
      exit 0
    fi
    if [ -e fake/build.txt ] && [ "$KATA_VERSION" != Fixed ]; then cat fake/build.txt; exit 1; fi
    mkdir -p .build/kata-build/debug
    echo "$KATA" >fake/kata
    cp fake/bundle .build/kata-build/debug/FakePackageTests.xctest

    """

  /// Stands for the test bundle: writes the event stream, the line of a guard, and ends as told.
  private static let bundle = """
    #!/bin/sh
    while [ $# -gt 0 ]; do
      if [ "$1" = --event-stream-output-path ]; then cp fake/events "$2"; fi
      shift
    done
    if [ -e fake/errors ]; then cat fake/errors >&2; fi
    if [ -e fake/hangs ]; then
      echo $$ >fake/process
      exec tail -f /dev/null
    fi
    exit "$(cat fake/status)"

    """

  /// Stands for the explorer: says what it was told to find.
  private static let explorer = """
    #!/bin/sh
    echo "$@" >fake/limits
    if [ -e fake/hangs-exploring ]; then
      echo $$ >fake/process
      exec tail -f /dev/null
    fi
    if [ -e fake/exploration ]; then cat fake/exploration; exit; fi
    echo "kata: the exploration has failed" >&2
    exit 70

    """

  func write(_ text: String, to path: String, isProgram: Bool = false) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    if isProgram {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
  }

  func read(_ path: String) -> String? {
    try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: root.appendingPathComponent(path))
  }

  /// Lets the next run of the tests write these tests, and end with a status.
  func play(_ tests: [FakeTest], status: Int, errors: String? = nil) throws {
    try write(FakeTest.stream(tests, root: root.path), to: "fake/events")
    try write("\(status)", to: "fake/status")
    if let errors { try write(errors, to: "fake/errors") }
  }

  /// Lets the next explorations break some rules, the first with two events, then one more each.
  func playExploration(broken rules: [(rule: String, finding: String?)]) throws {
    var exploration = Exploration(
      counterexamples: rules.enumerated().map { index, rule in
        Counterexample(
          complaint: Complaint(rule.rule, rule.finding, seen: "seen 4"),
          events: ["open"] + Array(repeating: "pull", count: index + 1), script: ["open", "pull"],
          timeline: "  1  you  open the app")
      })
    (exploration.sequences, exploration.depth) = (12_480, 6)
    (exploration.walks, exploration.walkLength, exploration.seed) = (200, 20, 1)
    try write(exploration.json.document, to: "fake/exploration")
  }

  /// Lets the next runs of the tests be green, every finding of the kata among them.
  func playGreen() throws {
    let findings = Catalogue.kata("Transactions")?.findings ?? []
    try play(findings.map { FakeTest(name: "\($0.id) holds") }, status: 0)
  }

  /// The process of the tests, once the pipe that it announces itself on has been read.
  func testProcess() -> Int32? {
    let file = FileHandle(forReadingAtPath: root.appendingPathComponent("fake/process").path)
    let data = file?.availableData ?? Data()
    return Int32(String(decoding: data, as: UTF8.self).filter(\.isNumber))
  }

  var environment: [String: String] {
    [
      "KATA_CHECKOUT": root.path, "KATA_COMMAND": "kata",
      "PATH": "\(root.path)/bin:/usr/bin:/bin:/usr/local/bin",
    ]
  }

  func run(_ arguments: String...) throws -> ToolRun {
    try ToolRun(arguments, environment: environment)
  }
}
