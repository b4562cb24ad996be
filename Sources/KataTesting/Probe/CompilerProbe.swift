import Foundation

/// Compiles small client sources against built modules of this package.
///
/// Some bugs never get as far as running: a member that other modules cannot reach, a type whose
/// name SwiftUI has taken, state that any thread may write. A probe type-checks a client that does
/// what other code would do, and gives the compiler's own words.
///
///     let probe = CompilerProbe(modules: ["BrokenTransactions"])
///     let verdicts = try await probe.check([
///       .init("reads the date", """
///         import BrokenTransactions
///         func date(of transaction: Transaction) -> Any { transaction.bookedAt }
///         """)
///     ])
///     #expect(verdicts[0].compiles, "\(verdicts[0])")
///
/// **What a client may hold.** Whatever a Swift file of a library may: imports, types, functions,
/// extensions, conformances. Each client is a module of its own, so that names may repeat and
/// nothing of one client reaches another. (In one module, a missing import in one file hides every
/// type error of the others; a conformance or an import in one file makes another compile that
/// alone does not.)
///
/// **What is checked.** Everything that `swiftc -typecheck` checks. The data-race checks of region
/// isolation come later in the compiler: a value that is not `Sendable` and crosses into a `Task`
/// passes here. Ask with a constraint instead: `func need<T: Sendable>(_: T) {}`.
///
/// **What a good probe asks.** A client that must not compile needs the expected words, since a
/// typing error would pass for it, and a control client that differs in that one thing and
/// compiles.
public struct CompilerProbe: Sendable {
  /// The Swift language mode in which clients are compiled.
  public enum LanguageMode: String, Sendable {
    /// Swift 5, where most findings about data races are no errors.
    case v5 = "5"
    /// Swift 6.
    case v6 = "6"
  }

  private let modules: [String]
  private let languageMode: LanguageMode
  private let swiftUI: Bool
  private let compiler: String?

  /// Creates a probe for clients of the given modules.
  ///
  /// - Parameters:
  ///   - modules: The modules that must have been built. Name those of the current package
  ///     description: modules that it no longer has stay behind in the folder, and are stale.
  ///   - languageMode: The language mode of the clients.
  ///   - swiftUI: Whether `import SwiftUI` in a client means HeadlessUI, as it does in the katas.
  ///   - compiler: The path of `swiftc`. If it is `nil`, the environment variable `KATA_SWIFTC`
  ///     gives it; without that, it is the compiler of the toolchain that runs the tests.
  public init(
    modules: [String], languageMode: LanguageMode = .v6, swiftUI: Bool = true,
    compiler: String? = nil
  ) {
    self.modules = modules
    self.languageMode = languageMode
    self.swiftUI = swiftUI
    self.compiler = compiler
  }

  /// Compiles each client, and returns a verdict for each, in the order of the clients.
  ///
  /// The compilers run side by side, no more of them at a time than there are processors. No thread
  /// is blocked while they run. Cancelling the task ends them.
  ///
  /// - Throws: A ``Failure`` if a client could not be judged: the compiler or a module was not
  ///   found, the compiler crashed or failed without blaming the client, or there were no clients.
  ///   An error of Foundation if a file could not be written or the compiler not be started, and
  ///   `CancellationError`.
  public func check(_ clients: [Client]) async throws -> [Verdict] {
    guard !clients.isEmpty else { throw Failure.noClients }
    let swiftc = try Toolchain.compiler(at: compiler)
    let names = modules + (swiftUI ? ["HeadlessUI"] : [])
    let modules = try BuiltModules.folder(holding: names)
    let command = swiftc + arguments(modules: modules)
    let cache = ProbeCache(command: command, modules: names, in: modules)
    let sources = try TemporaryFolder()
    defer { sources.remove() }
    return try await withThrowingTaskGroup(of: (Int, Verdict).self) { group in
      for (index, client) in clients.enumerated() {
        if let known = cache?.verdict(on: client) {
          group.addTask { (index, known) }
          continue
        }
        let source = try sources.write(client.source, to: "Client\(index).swift")
        let run = CompilerRun(
          command: command + [source.path],
          output: source.deletingPathExtension().appendingPathExtension("txt"))
        group.addTask {
          let result = try await CompilerGate.shared.pass { try await run.result() }
          let output = CompilerOutput(result.output, source: source.path)
          let verdict = try output.verdict(on: client, exit: result.exit, modules: modules)
          cache?.keep(verdict, on: client)
          return (index, verdict)
        }
      }
      var verdicts: [Int: Verdict] = [:]
      for try await (index, verdict) in group { verdicts[index] = verdict }
      return clients.indices.compactMap { verdicts[$0] }
    }
  }

  private func arguments(modules folder: String) -> [String] {
    [
      "-typecheck", "-parse-as-library", "-swift-version", languageMode.rawValue,
      "-module-name", "KataClient", "-I", folder,
      "-diagnostic-style=llvm", "-no-color-diagnostics",
    ] + (swiftUI ? ["-module-alias", "SwiftUI=HeadlessUI"] : [])
  }
}
