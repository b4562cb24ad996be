import Foundation
import KataTesting
import Testing

struct CompilerProbeFailureTests {
  private let client = CompilerProbe.Client("does nothing", "func nothing() {}")

  @Test func `no clients are no verdict`() async {
    await #expect(throws: CompilerProbe.Failure.noClients) {
      try await CompilerProbe(modules: []).check([])
    }
  }

  @Test func `a missing module is named with the folder that was searched`() async throws {
    let probe = CompilerProbe(modules: ["ProbeSample", "NeverBuilt"])
    let failure = try #require(
      await #expect(throws: CompilerProbe.Failure.self) { try await probe.check([client]) })
    guard case .moduleNotFound(name: "NeverBuilt", let folders) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(folders.count == 1)
    #expect(
      failure.description == """
        compiler probe: there is no module NeverBuilt in \(folders[0]); build the tests first
        """)
  }

  @Test func `a client that imports a missing module is no verdict`() async throws {
    let probe = CompilerProbe(modules: ["ProbeSample"])
    let failure = try #require(
      await #expect(throws: CompilerProbe.Failure.self) {
        try await probe.check([client, .init("imports", "import NeverBuilt")])
      })
    #expect(failure.description.hasPrefix("compiler probe: there is no module NeverBuilt in /"))
  }

  @Test func `a missing compiler is named`() async {
    let probe = CompilerProbe(modules: [], compiler: "/nonexistent")
    await #expect(throws: CompilerProbe.Failure.compilerNotFound(path: "/nonexistent")) {
      try await probe.check([client])
    }
  }

  @Test func `the environment can name the compiler`() async {
    await #expect(processExitsWith: .success) {
      setenv("KATA_SWIFTC", "/nonexistent/from/environment", 1)
      let path = "/nonexistent/from/environment"
      await #expect(throws: CompilerProbe.Failure.compilerNotFound(path: path)) {
        try await CompilerProbe(modules: []).check([.init("does nothing", "")])
      }
    }
  }

  @Test func `a crash of the compiler is no verdict`() async throws {
    let failure = try await failure(of: "kill -SEGV $$")
    #expect(failure == .compilerCrashed(client: "does nothing", signal: SIGSEGV))
    #expect(
      failure.description
        == "compiler probe: the compiler crashed on “does nothing” (signal \(SIGSEGV))")
  }

  @Test(arguments: ["exit 1", "exit 254"])
  func `an exit status without diagnostics is no verdict`(_ script: String) async throws {
    let failure = try await failure(of: script)
    #expect(failure.description.hasSuffix("it said nothing"))
  }

  @Test func `an error of the compiler itself is no verdict on the client`() async throws {
    let failure = try await failure(
      of: """
        for source; do :; done
        echo "$source:1:1: error: cannot find 'x' in scope"
        echo "error: compile command failed due to signal 6 (use -v to see invocation)"
        exit 1
        """)
    #expect(
      failure
        == .compilerFailed(
          client: "does nothing", status: 1,
          output: "error: compile command failed due to signal 6 (use -v to see invocation)"))
  }

  @Test func `errors from a compiler that says it succeeded are no verdict`() async throws {
    let failure = try await failure(
      of: """
        for source; do :; done
        echo "$source:1:1: error: cannot find 'x' in scope"
        """)
    #expect(failure.description.contains("(exit status 0)"))
  }

  @Test func `more output than a pipe holds does not stop the compiler`() async throws {
    let failure = try await failure(of: "head -c 1000000 /dev/zero | tr '\\0' x; exit 1")
    guard case .compilerFailed(_, 1, let output) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(output.utf8.count == 1_000_000)
  }

  @Test func `what the compiler leaves among the temporary files is removed`() async throws {
    let failure = try await failure(
      of: """
        mkdir "$TMPDIR/left" && echo "error: $TMPDIR/left"
        exit 1
        """)
    guard case .compilerFailed(_, 1, let output) = failure, output.hasPrefix("error: /") else {
      Issue.record("\(failure)")
      return
    }
    #expect(!FileManager.default.fileExists(atPath: String(output.dropFirst("error: ".count))))
  }

  @Test func `a cancelled check ends its compiler`() async throws {
    let compiler = try FakeCompiler("exec sleep 600")
    defer { compiler.remove() }
    let check = Task { [client] in
      try await CompilerProbe(modules: [], compiler: compiler.path).check([client])
    }
    check.cancel()
    await #expect(throws: CancellationError.self) { try await check.value }
  }

  private func failure(of script: String) async throws -> CompilerProbe.Failure {
    let compiler = try FakeCompiler(script)
    defer { compiler.remove() }
    let probe = CompilerProbe(modules: [], compiler: compiler.path)
    return try #require(
      await #expect(throws: CompilerProbe.Failure.self) { try await probe.check([client]) })
  }
}
