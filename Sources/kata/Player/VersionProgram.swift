import KataRuns

/// A program that is built around one version of a kata, in a folder of its own: what plays it.
///
/// The tool itself depends on no kata, so that it starts when one does not compile.
struct VersionProgram {
  /// The product of the package.
  let product: String
  /// The variable that puts the product into the package, set to the version.
  let variable: String
  let kata: String
  let version: String
  var optionsOfBuild: [String] = []

  /// Builds it and returns its path.
  ///
  /// - Throws: `Failure` without a toolchain, where nothing can be written, when the user ends the
  ///   build, and with the first error of the compiler.
  func build(in checkout: Checkout, _ console: Console) throws(Failure) -> String {
    let scratch = "\(checkout.root)/.build/\(product)"
    try FileSystem.makeWritableFolder(scratch)
    defer { console.clearStep() }
    let log = "\(scratch)/build.log"
    let process = ChildProcess(
      arguments: [
        "swift", "build", "--product", product, "--build-system", "native", "--scratch-path",
        scratch,
      ] + optionsOfBuild,
      folder: checkout.root, environment: ["KATA": kata, "KATA_VERSION": nil, variable: version],
      output: log, errorOutput: log)
    switch try console.run(process, step: "building \(version)") {
    case .exited(0): return "\(scratch)/\(optionsOfBuild.isEmpty ? "debug" : "release")/\(product)"
    case .stopped: throw Failure("ended", exitCode: ExitCode.interrupted)
    default:
      let report = CompilerReport(output: FileSystem.text(of: log) ?? "", root: checkout.root)
      throw Failure(report.line, exitCode: ExitCode.red)
    }
  }
}
