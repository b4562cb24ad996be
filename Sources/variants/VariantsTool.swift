import Foundation

/// Judges every variant of every kata: does the suite catch this bug, with this finding's tests?
@main struct VariantsTool {
  static func main() async {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if options.wantsHelp {
        print(Options.usage)
        return
      }
      exit(try await Session(options).run())
    } catch let problem as Problem {
      FileHandle.standardError.write(Data("variants: \(problem.message)\n".utf8))
      exit(problem.status)
    } catch {
      FileHandle.standardError.write(Data("variants: \(error)\n".utf8))
      exit(70)
    }
  }
}

/// What keeps the tool from doing its work, in one line that says what to do.
struct Problem: Error {
  let message: String
  var status: Int32 = 64
}

/// One run of the tool.
struct Session {
  private let options: Options
  private let root: URL

  init(_ options: Options) throws {
    self.options = options
    root = URL(filePath: FileManager.default.currentDirectoryPath)
    guard FileManager.default.fileExists(atPath: root.appending(path: "Solutions").path) else {
      throw Problem(
        message: "run this in the top folder of the checkout: it has no Solutions here.")
    }
  }

  func run() async throws -> Int32 {
    let clock = ContinuousClock()
    let start = clock.now
    var variants = try Variant.all(in: root, katas: options.katas)
    variants = variants.filter(options.selects)
    guard !variants.isEmpty else { throw Problem(message: "no variant is selected.") }
    let workspace = Workspace(
      root: root, folder: root.appending(path: ".build/variants/package"))
    say("\(variants.count) variants: preparing")
    var outcomes = try workspace.prepare(variants)
    let prepared = clock.now
    say("building")
    let broken = try workspace.build(variants.filter { outcomes[$0.name] == nil })
    outcomes.merge(broken) { old, _ in old }
    let built = clock.now
    let judge = Judge(workspace: workspace, jobs: options.jobs)
    var judging: [Report.Seconds.Judging] = []
    for kind in Variant.Kind.allCases {
      let runnable = variants.filter { $0.kind == kind && outcomes[$0.name] == nil }
      guard !runnable.isEmpty else { continue }
      say("judging \(kind.counted(runnable.count))")
      let start = clock.now
      outcomes.merge(await judge.outcomes(of: runnable)) { old, _ in old }
      judging.append(
        Report.Seconds.Judging(
          kind: kind, count: runnable.count, time: start.duration(to: clock.now)))
    }
    let report = Report(
      variants: variants, outcomes: outcomes,
      seconds: Report.Seconds(
        preparing: start.duration(to: prepared), building: prepared.duration(to: built),
        judging: judging))
    print(report.text)
    try report.write(to: root.appending(path: ".build/variants"))
    return try finish(report)
  }

  /// Records the outcomes or compares them with what is recorded.
  private func finish(_ report: Report) throws -> Int32 {
    let record = Record(root: root, report: report)
    if options.records {
      guard !options.isPartial else {
        throw Problem(message: "--record needs all variants: leave out --only and --part.")
      }
      try record.write()
      print("recorded")
      return report.isClean ? 0 : 1
    }
    let differences = try record.differences(isPartial: options.isPartial)
    for difference in differences { print(difference) }
    let bad = report.unexpected + differences
    print(
      bad.isEmpty
        ? "contract: holds, \(report.variants.count) variants"
        : "contract: broken, \(bad.count) differences or verdicts to look at")
    return bad.isEmpty ? 0 : 1
  }

  private func say(_ text: String) {
    FileHandle.standardError.write(Data("variants: \(text) …\n".utf8))
  }
}
