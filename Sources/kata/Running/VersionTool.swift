import KataRuns

/// The build of a tool that holds one version of a kata, in a folder of its own.
///
/// `kata` itself depends on no kata, so that it starts when one does not compile.
struct VersionTool {
  let kata: String
  let version: String
  private let product: String
  /// The variable by which the package description is told the version.
  private let variable: String

  /// What shows a version in a terminal.
  static func player(of version: String, _ kata: String) -> VersionTool {
    VersionTool(kata: kata, version: version, product: "kata-play", variable: "KATA_PLAY")
  }

  /// What looks for rules that a version breaks.
  static func explorer(of version: String, _ kata: String) -> VersionTool {
    VersionTool(kata: kata, version: version, product: "kata-explore", variable: "KATA_EXPLORE")
  }

  private init(kata: String, version: String, product: String, variable: String) {
    self.kata = kata
    self.version = version
    self.product = product
    self.variable = variable
  }

  /// Builds it and returns its path; nil if `isOver` said so first.
  ///
  /// - Throws: `Failure` without a toolchain, where nothing can be written, when the user ends the
  ///   build, and with the first error of the compiler.
  func build(
    in checkout: Checkout, _ console: Console, until isOver: () -> Bool = { false }
  ) throws(Failure) -> String? {
    let scratch = "\(checkout.root)/.build/\(product)"
    let isFirst = !FileSystem.isFolder("\(scratch)/debug")
    try FileSystem.makeWritableFolder(scratch)
    defer { console.clearStep() }
    let log = "\(scratch)/build.log"
    let process = ChildProcess(
      arguments: [
        "swift", "build", "--product", product, "--build-system", "native", "--scratch-path",
        scratch,
      ],
      folder: checkout.root,
      environment: environment, output: log, errorOutput: log)
    switch try console.run(process, step: step(isFirst: isFirst), until: isOver) {
    case .exited(0): return "\(scratch)/debug/\(product)"
    case .stopped where Interruption.isRequested: throw Failure.ended
    case .stopped: return nil
    default:
      let report = CompilerReport(output: FileSystem.text(of: log) ?? "", root: checkout.root)
      throw Failure(report.line, exitCode: ExitCode.didNotCompile)
    }
  }

  private func step(isFirst: Bool) -> String {
    guard product == "kata-explore" else { return "building \(version)" }
    let note = isFirst ? ", which takes half a minute the first time" : ""
    return "building \(version) to explore it\(note)"
  }

  /// A version that another tool is to hold must not come along.
  private var environment: [String: String?] {
    [
      "KATA": kata, "KATA_VERSION": nil, "KATA_PLAY": nil, "KATA_EXPLORE": nil,
    ].merging([variable: version]) { $1 }
  }
}
