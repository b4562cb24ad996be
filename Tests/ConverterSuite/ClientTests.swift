import KataKit
import KataTesting
import Testing

/// What other code can do with the view model, asked of the compiler.
@MainActor struct ClientTests {
  private let module = Version.subject.module

  @Test(.finding(.c4))
  func `C4 code off the main actor cannot touch what the screen shows`() async throws {
    let uses = [
      ("reads the result", "_ = model.result"), ("reads the loading state", "_ = model.isLoading"),
      ("tells it what was typed", "model.textChanged(\"1\", currency: currency)"),
    ]
    func code(_ use: String) -> String {
      "func use(_ model: ConverterViewModel, _ currency: ConverterRoot.CurrencyType) { \(use) }"
    }
    let control = uses.map(\.1).joined(separator: "; ")
    let probe = CompilerProbe(modules: [module], swiftUI: false)
    let verdicts = try await probe.check(
      [.init("the control", client("@MainActor " + code(control)))]
        + uses.map { .init("a function that may run anywhere", client(code($1))) })
    check(verdicts[0].compiles, "This client must compile, and does not:\n\(verdicts[0])")
    check(
      "only code on the main actor can use the view model",
      complaints: zip(uses, verdicts.dropFirst()).compactMap { use, verdict in
        if verdict.compiles {
          return "a function that may run anywhere \(use.0), and that compiles"
        }
        return verdict.contains("main actor-isolated")
          ? nil : "a function that may run anywhere \(use.0): \(verdict)"
      })
  }

  @Test(.finding(.c11))
  func `C11 other code cannot write the result`() async throws {
    try await checkRefused(
      "Other code can write what the screen shows.",
      """
      @MainActor func use(_ model: ConverterViewModel) {
        let result = model.result
        model.result = result
      }
      """,
      because: ["setter is inaccessible", "is a get-only property"],
      control: "@MainActor func use(_ model: ConverterViewModel) { _ = model.result }")
  }

  @Test(.finding(.c11))
  func `C11 other code cannot write the loading state`() async throws {
    try await checkRefused(
      "Other code can start and stop the spinner.",
      """
      @MainActor func use(_ model: ConverterViewModel) {
        let isLoading = model.isLoading
        model.isLoading = isLoading
      }
      """,
      because: ["setter is inaccessible", "is a get-only property"],
      control: "@MainActor func use(_ model: ConverterViewModel) { _ = model.isLoading }")
  }

  @Test(.finding(.c11))
  func `C11 other code cannot reach the service of the view model`() async throws {
    try await checkRefused(
      "Other code can go past the view model to its service.",
      "@MainActor func use(_ model: ConverterViewModel) { _ = model.api }",
      because: ["'api' is inaccessible", "has no member 'api'"],
      control: "@MainActor func use(_ model: ConverterViewModel) { _ = model.result }")
  }

  @Test(.finding(.c13))
  func `C13 a service can be handed to another task`() async throws {
    let verdict = try await verdict(
      """
      func send<Value: Sendable>(_ value: Value) {}
      func use(_ api: RatesAPI) { send(api) }
      """)
    check(
      verdict.compiles,
      "A file in another module that needs the service to be Sendable does not compile:\n\(verdict)"
    )
  }

  @Test(.finding(.c14))
  func `C14 a text is not a currency`() async throws {
    try await checkRefused(
      "Any text passes for a currency.",
      """
      @MainActor func use(_ model: ConverterViewModel, _ text: String) {
        model.textChanged("1", currency: text)
      }
      """, because: ["cannot convert value of type 'String'"],
      control: """
        @MainActor func use(_ model: ConverterViewModel, _ currency: ConverterRoot.CurrencyType) {
          model.textChanged("1", currency: currency)
        }
        """)
  }

  @Test(.finding(.c14))
  func `C14 usd and USD are one currency`() async throws {
    let app = try await App.open(currencyCode: "usd")
    check(
      "A link opened the converter with “usd”. The picker",
      is: app.screen.pickers.first?.selected, expected: "USD")
  }

  @Test(.finding(.c14))
  func `C14 an unknown code is refused with a word`() async throws {
    let app = try await App.open(currencyCode: "EURO")
    check(
      try await !Labels.learn().failures(in: app.screen.frame).isEmpty,
      "A link opened the converter with “EURO”, which is not a currency, and nothing says so: "
        + app.screen.summary)
  }

  private func verdict(_ source: String) async throws -> CompilerProbe.Verdict {
    let probe = CompilerProbe(modules: [module], swiftUI: false)
    return try await probe.check([.init("a client", client(source))])[0]
  }

  private func client(_ source: String) -> String { "import \(module)\n\(source)" }

  /// The client must not compile, for one of the reasons; the control, which differs in that one
  /// thing, must.
  private func checkRefused(
    _ complaint: String, _ source: String, because reasons: [String], control: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let probe = CompilerProbe(modules: [module], swiftUI: false)
    let verdicts = try await probe.check([
      .init("the control", client(control)), .init("the client", client(source)),
    ])
    check(
      verdicts[0].compiles, "This client must compile, and does not:\n\(verdicts[0])",
      sourceLocation: sourceLocation)
    check(
      !verdicts[1].compiles, "\(complaint) This compiles:\n\(source)",
      sourceLocation: sourceLocation)
    let isExpected = reasons.contains { verdicts[1].contains($0) }
    check(
      verdicts[1].compiles || isExpected,
      "The compiler refuses the client for another reason than expected:\n\(verdicts[1])",
      sourceLocation: sourceLocation)
  }
}
