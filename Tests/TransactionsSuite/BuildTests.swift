import KataTesting
import Testing

/// A client in another module is compiled and must succeed.
@MainActor struct BuildTests {
  private let module = Version.subject.module
  private let model = Version.subject.model

  @Test(.finding(.t1))
  func `T1 a SwiftUI client can name the model type without a prefix`() async throws {
    let probe = CompilerProbe(modules: [module])
    let verdicts = try await probe.check([
      .init(
        "a client with a prefix",
        """
        import SwiftUI
        import \(module)
        func title(of payment: \(module).\(model)) -> String { "" }
        """),
      .init(
        "a client",
        """
        import SwiftUI
        import \(module)
        func title(of payment: \(model)) -> String { "" }
        """),
    ])
    try #require(verdicts[0].compiles, "The type must be public. \(verdicts[0])")
    check(
      verdicts[1].compiles,
      """
      A file that imports SwiftUI and \(module) and says `\(model)` does not compile:
      \(verdicts[1])
      """)
  }

  @Test(.finding(.t2))
  func `T2 another module can read every stored property`() async throws {
    let reads = properties.map { "  _ = payment.\($0)" }.joined(separator: "\n")
    try await checkClient(
      "A file in another module that reads every stored property does not compile:",
      """
      import \(module)
      @MainActor func read(_ payment: \(model)) {
      \(reads)
      }
      """)
  }

  @Test(.finding(.t2))
  func `T2 another module can build a value for a test or a preview`() async throws {
    let sample = Mirror(reflecting: Version.subject.sample).children
    let parameters = sample.map { "\($0.label ?? "_"): \(name(of: type(of: $0.value)))" }
    let arguments = properties.map { "\($0): \($0)" }
    try await checkClient(
      "A file in another module that builds a value from all its properties does not compile:",
      """
      import Foundation
      import \(module)
      @MainActor func make(\(parameters.joined(separator: ", "))) -> \(model) {
        \(model)(\(arguments.joined(separator: ", ")))
      }
      """)
  }

  @Test(.finding(.t12))
  func `T12 a client can put its own service in`() async throws {
    try await checkClient(
      "A file in another module that passes its own service to the view model does not compile:",
      """
      import \(module)
      struct Offline: TransactionFetching {
        func fetchTransactions() async throws -> [\(module).\(model)] { [] }
      }
      @MainActor func make() -> TransactionListViewModel {
        TransactionListViewModel(service: Offline())
      }
      """)
  }

  @Test(.finding(.t12))
  func `T12 a service can be handed to another task`() async throws {
    try await checkClient(
      "A file in another module that needs a service to be Sendable does not compile:",
      """
      import \(module)
      func send<Value: Sendable>(_ value: Value) {}
      func check(_ service: any TransactionFetching) { send(service) }
      """)
  }

  /// The name of a type as a client writes it; one of the version itself may be nested.
  private func name(of type: Any.Type) -> String {
    let full = String(reflecting: type)
    return full.contains("\(module).") ? full : "\(type)"
  }

  private var properties: [String] {
    Mirror(reflecting: Version.subject.sample).children.compactMap(\.label)
  }

  private func checkClient(
    _ complaint: String, _ source: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let probe = CompilerProbe(modules: [module], swiftUI: false)
    let verdict = try await probe.check([.init("a client", source)])[0]
    check(verdict.compiles, "\(complaint)\n\(verdict)", sourceLocation: sourceLocation)
  }
}
