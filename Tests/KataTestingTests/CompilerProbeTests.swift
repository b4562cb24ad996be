import KataTesting
import Testing

struct CompilerProbeTests {
  private let probe = CompilerProbe(modules: ["ProbeSample"])

  private let good = CompilerProbe.Client(
    "reads the id",
    """
    import ProbeSample
    func read(_ payment: Payment) -> Int { payment.id }
    """)

  private let bad = CompilerProbe.Client(
    "reads the amount",
    """
    import ProbeSample
    func read(_ payment: Payment) -> Int { payment.amount }
    """)

  @Test func `a client that compiles has no errors`() async throws {
    let verdict = try #require(try await probe.check([good]).first)
    #expect(verdict.compiles)
    #expect(verdict.diagnostics.isEmpty)
    #expect(verdict.description == "“reads the id” compiles")
  }

  @Test func `a client that does not compile gives the words of the compiler and their place`()
    async throws
  {
    let verdict = try #require(try await probe.check([bad]).first)
    let words = "'amount' is inaccessible due to 'internal' protection level"
    #expect(!verdict.compiles)
    #expect(verdict.contains(words))
    #expect(
      verdict.description == """
        “reads the amount” does not compile:
          2:48: error: \(words)
        """)
  }

  @Test func `a note that points into the module has no place in the client`() async throws {
    let verdict = try #require(try await probe.check([bad]).first)
    let note = try #require(verdict.diagnostics.first { $0.severity == .note })
    #expect(note.description == "note: 'amount' declared here")
  }

  @Test func `warnings let a client compile and have no group in their words`() async throws {
    let client = CompilerProbe.Client("forgets", "func forget() { let unused = 1 }")
    let verdict = try #require(try await probe.check([client]).first)
    #expect(verdict.compiles)
    #expect(verdict.diagnostics.map(\.severity) == [.warning])
    #expect(verdict.diagnostics.first?.message.contains("#") == false)
    #expect(!verdict.contains("unused"))
  }

  @Test func `bad clients do not spoil the others`() async throws {
    let clients = [
      good,
      .init("does not parse", "func f( {"),
      bad,
      .init("mixes types", "func number() -> Int { \"one\" }"),
      good,
    ]
    let verdicts = try await probe.check(clients)
    #expect(verdicts.map(\.name) == clients.map(\.name))
    #expect(verdicts.map(\.compiles) == [true, false, false, false, true])
    #expect(verdicts[2].contains("'amount' is inaccessible"))
    #expect(verdicts[3].contains("cannot convert return expression"))
  }

  @Test func `clients may use the same names`() async throws {
    let source = """
      import ProbeSample
      struct Fake {}
      func helper() -> Int { 1 }
      extension Payment { var twice: Int { id * 2 } }
      """
    let verdicts = try await probe.check([.init("first", source), .init("second", source)])
    #expect(verdicts.map(\.compiles) == [true, true], "\(verdicts)")
  }

  @Test func `nothing of one client reaches another`() async throws {
    let verdicts = try await probe.check([
      .init(
        "has all",
        """
        import Foundation
        struct Shared {}
        extension Int: @retroactive Error {}
        """),
      .init("takes a type", "func f(_: Shared) {}"),
      .init("takes a conformance", "func f() -> any Error { 1 }"),
      .init("takes an import", "func f() { _ = \"a\".trimmingCharacters(in: .whitespaces) }"),
    ])
    #expect(verdicts.map(\.compiles) == [true, false, false, false], "\(verdicts)")
  }

  @Test func `isolation is checked`() async throws {
    let verdicts = try await probe.check([
      .init(
        "reads from anywhere",
        """
        import ProbeSample
        func read(_ counter: Counter) -> Int { counter.count }
        """),
      .init(
        "reads on the main actor",
        """
        import ProbeSample
        @MainActor func read(_ counter: Counter) -> Int { counter.count }
        """),
    ])
    #expect(
      verdicts[0].contains(
        "main actor-isolated property 'count' can not be referenced from a nonisolated context"))
    #expect(verdicts[1].compiles)
  }

  @Test func `SwiftUI stands for HeadlessUI unless that is turned off`() async throws {
    let client = CompilerProbe.Client(
      "shows a transaction",
      """
      import ProbeSample
      #if canImport(SwiftUI)
        import SwiftUI
      #endif
      func show(_: Transaction) {}
      """)
    let with = try #require(try await probe.check([client]).first)
    #expect(with.contains("'Transaction' is ambiguous for type lookup in this context"))
    #if !canImport(Darwin)
      let plain = CompilerProbe(modules: ["ProbeSample"], swiftUI: false)
      let without = try #require(try await plain.check([client]).first)
      #expect(without.compiles, "\(without)")
    #endif
  }

  @Test(arguments: [CompilerProbe.LanguageMode.v5, .v6])
  func `the language mode is that of the probe`(_ mode: CompilerProbe.LanguageMode) async throws {
    let client = CompilerProbe.Client("has a global variable", "var shared = 0")
    let probe = CompilerProbe(modules: [], languageMode: mode)
    let verdict = try #require(try await probe.check([client]).first)
    #expect(verdict.compiles == (mode == .v5), "\(verdict)")
  }
}
