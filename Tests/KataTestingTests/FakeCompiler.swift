import Foundation

/// A shell script in the place of the compiler.
struct FakeCompiler: Sendable {
  let path: String

  init(_ script: String) throws {
    path = FileManager.default.temporaryDirectory.path + "/kata-compiler-\(UUID().uuidString)"
    // Another process writes the file: while this one has it open, a process that is started
    // meanwhile by another test would hold it open too, and it could not be run.
    let writer = Process()
    writer.executableURL = URL(fileURLWithPath: "/bin/sh")
    writer.arguments = [
      "-c", #"printf '#!/bin/sh\n%s\n' "$1" > "$2" && chmod +x "$2""#, "sh", script, path,
    ]
    try writer.run()
    writer.waitUntilExit()
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}
