import Foundation
import KataCatalog
import KataReport

/// The checkout whose versions are run.
struct MatrixCheckout {
  private let root = URL(filePath: FileManager.default.currentDirectoryPath)

  init() throws {
    guard FileManager.default.fileExists(atPath: root.appending(path: "Katas").path) else {
      throw MatrixProblem(message: "run this in the top folder of the checkout: no Katas here.")
    }
  }

  func holds(_ kata: Kata) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: "Katas/\(kata.name)").path)
  }

  func matrix(of kata: Kata) throws -> Matrix {
    let broken = try run("Broken", of: kata, title: "Broken here")
    let fixed = try run("Fixed", of: kata, title: "Fixed")
    let tests = (fixed.tests.isEmpty ? broken : fixed).tests.map(\.test)
    return Matrix(
      kata: kata, runs: [shipped(kata, tests), broken, fixed], variants: variants(of: kata))
  }

  // MARK: Runs

  private func run(_ version: String, of kata: Kata, title: String) throws -> VersionRun {
    let reports = FileManager.default.temporaryDirectory.appending(
      path: "matrix-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: reports) }
    let output = try swift(
      [
        "test", "--build-system", "native", "--scratch-path", ".build/matrix-\(version)",
        "--filter", "^\(version)\(kata.name)Tests",
      ],
      [
        "KATA": kata.name, "KATA_VERSION": version, "KATA_REPORT_DIR": reports.path,
      ])
    let tests = TestResult.all(in: reports).filter { $0.finding != nil }
    return VersionRun(
      title: title, status: status(output, hasRun: !tests.isEmpty), tests: tests)
  }

  private func status(_ output: String, hasRun: Bool) -> VersionRun.Status {
    let lines = output.split(separator: "\n").map(String.init)
    if let ended = lines.first(where: { $0.hasPrefix("kata: ") }) {
      return .ended(String(ended.dropFirst(6)))
    }
    if hasRun { return .ran }
    let error = lines.first { $0.contains(": error: ") } ?? lines.last ?? "nothing was printed"
    return .doesNotCompile(error.replacing(root.path + "/", with: ""))
  }

  private func swift(_ arguments: [String], _ environment: [String: String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    // One pipe for both, read to its end, so that it never fills up.
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do {
      try process.run()
    } catch {
      throw MatrixProblem(message: "swift cannot be started: install a toolchain.", status: 69)
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  // MARK: What is recorded

  /// Broken as it ships: the block of that name in the recorded contract.
  private func shipped(_ kata: Kata, _ tests: [String]) -> VersionRun {
    let file = root.appending(path: "Tests/Variants/\(kata.name)/expected.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let block = text.components(separatedBy: "\n\n").first { $0.hasPrefix("\(kata.name)/Broken:") }
    var messages: [String: [String]] = [:]
    var current = ""
    for line in (block ?? "").split(separator: "\n").dropFirst() {
      if line.hasPrefix("    ") {
        messages[current, default: []].append(String(line.dropFirst(4)))
      } else {
        current = String(line.dropFirst(2))
        messages[current] = []
      }
    }
    let results = tests.map { test in
      TestResult(test: test, messages: messages[test].map { [$0.joined(separator: "\n")] } ?? [])
    }
    return VersionRun(title: "Broken as shipped", status: .ran, tests: results)
  }

  /// What the last run of `scripts/variants` says of each finding's variants.
  private func variants(of kata: Kata) -> [String: [String]] {
    struct Entry: Decodable {
      let kata: String
      let kind: String
      let version: String
      let finding: String?
      let verdict: String
    }
    let file = root.appending(path: ".build/variants/matrix.json")
    guard let data = try? Data(contentsOf: file),
      let entries = try? JSONDecoder().decode([Entry].self, from: data)
    else { return [:] }
    var variants: [String: [String]] = [:]
    for entry in entries where entry.kata == kata.name && entry.kind == "bug" {
      variants[entry.finding ?? "", default: []].append("\(entry.version) \(entry.verdict)")
    }
    return variants
  }
}
