import FakeRuns
import Foundation
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
