import Foundation
import Testing

/// What `kata play` says where it cannot play.
struct PlayOutputTests {
  @Test(arguments: [
    (
      ["transactions"],
      "playing needs a terminal, and this is a pipe or a file; --script FILE plays without one"
    ),
    (
      [],
      "'kata play' needs the name of a kata, such as 'kata play transactions'; "
        + "'kata list' shows them all"
    ),
    (
      ["transaktions"],
      "there is no kata 'transaktions', did you mean Transactions? 'kata list' shows them all"
    ),
    (
      ["converter", "--fixd"],
      "'kata play' has no option '--fixd', did you mean --fixed? "
        + "'kata help play' shows what it takes"
    ),
    (["converter", "search"], "'kata play' takes one kata at a time, so 'search' is too many"),
    (["converter", "--fixed", "--fixed"], "'--fixed' is given twice; give it once"),
    (["converter", "--script", "/nowhere"], "cannot read the script '/nowhere'"),
  ])
  func `a command line that cannot be played is one line and 64`(
    arguments: [String], message: String
  ) throws {
    let run = try ToolRun(["play"] + arguments)
    #expect(run.output.isEmpty)
    #expect(run.error == "kata: \(message)\n")
    #expect(run.exitCode == 64)
  }

  @Test func `without a toolchain it says where to get one`() throws {
    let run = try played(environment: ["PATH": "/nowhere"])
    #expect(
      run.error
        == "kata: building BrokenConverter\n"
        + "kata: no Swift toolchain found: install Swift 6.2 or later (https://swift.org/install)\n"
    )
    #expect(run.exitCode == 69)
  }

  @Test func `a kata that does not compile is its first error`() throws {
    let toolchain = try FakeToolchain(
      """
      echo "[1/2] Compiling BrokenConverter Amount.swift"
      echo "$PWD/Katas/Converter/Amount.swift:7:5: error: cannot find 'amout' in scope"
      echo "$PWD/Katas/Converter/Amount.swift:9:5: error: another"
      echo "error: fatalError"
      exit 1
      """)
    let run = try played(environment: ["PATH": "\(toolchain.folder.path):/usr/bin:/bin"])
    #expect(run.output.isEmpty)
    #expect(
      run.error
        == "kata: building BrokenConverter\n"
        + "kata: Katas/Converter/Amount.swift:7:5: error: cannot find 'amout' in scope\n")
    #expect(run.exitCode == 2)
  }

  private func played(environment: [String: String]) throws -> ToolRun {
    let script = FileManager.default.temporaryDirectory.appendingPathComponent(
      "kata-play-\(UUID().uuidString).txt")
    try Data("open\n".utf8).write(to: script)
    defer { try? FileManager.default.removeItem(at: script) }
    return try ToolRun(
      ["play", "converter", "--script", script.path], environment: environment)
  }
}

/// A `swift` that does what a shell script says; it is gone with its owner.
private final class FakeToolchain {
  let folder: URL

  init(_ script: String) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "kata-swift-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let swift = folder.appendingPathComponent("swift")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: swift)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
