import KataRuns

/// The build of the player of one version, in a folder of its own.
///
/// The tool itself depends on no kata, so that it starts when one does not compile.
struct PlayerBuild {
  let kata: String
  let version: String

  private static let product = "kata-play"

  /// Builds it and returns its path.
  ///
  /// - Throws: `Failure` without a toolchain, where nothing can be written, when the user ends the
  ///   build, and with the first error of the compiler.
  func run(in checkout: Checkout, _ console: Console) throws(Failure) -> String {
    let scratch = "\(checkout.root)/.build/\(Self.product)"
    try FileSystem.makeWritableFolder(scratch)
    defer { console.clearStep() }
    let log = "\(scratch)/build.log"
    let process = ChildProcess(
      arguments: [
        "swift", "build", "--product", Self.product, "--build-system", "native", "--scratch-path",
        scratch,
      ],
      folder: checkout.root,
      environment: ["KATA": kata, "KATA_VERSION": nil, "KATA_PLAY": version],
      output: log, errorOutput: log)
    switch try console.run(process, step: "building \(version)") {
    case .exited(0): return "\(scratch)/debug/\(Self.product)"
    case .stopped: throw Failure.ended
    default:
      let report = CompilerReport(output: FileSystem.text(of: log) ?? "", root: checkout.root)
      throw Failure(report.line, exitCode: ExitCode.red)
    }
  }
}
