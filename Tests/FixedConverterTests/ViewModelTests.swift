import FixedConverter
import Foundation
import KataHarness
import KataKit
import KataTesting
import Testing

/// The tests that the interview asks for: plain ones, of the view model, as a learner writes them.
@MainActor @Suite(.harness) struct ViewModelTests {
  /// Rates in the hands of the test.
  private struct Rates: RatesAPI {
    let requests: HeldRequests<String, Decimal>

    func rate(for currency: Currency) async throws -> Decimal {
      try await requests.response(to: currency.code)
    }
  }

  private let requests = HeldRequests<String, Decimal>()
  private let clock = ManualClock()

  private func makeViewModel() -> ConverterViewModel {
    ConverterViewModel(
      api: Rates(requests: requests), clock: clock, locale: Locale(identifier: "en_US"))
  }

  @Test func `the last request wins`() async throws {
    let viewModel = makeViewModel()
    let first = try await request(for: "1", of: viewModel)
    let second = try await request(for: "12", of: viewModel)
    try second.answer(2)
    try first.answer(2)
    await settle()
    #expect(viewModel.result == "$24.00")
  }

  @Test func `a failure stops the spinner`() async throws {
    let viewModel = makeViewModel()
    let request = try await request(for: "1", of: viewModel)
    #expect(viewModel.isLoading)
    try request.fail(WireError("Offline"))
    await settle()
    #expect(!viewModel.isLoading)
  }

  @Test func `a replaced request never writes its failure`() async throws {
    let viewModel = makeViewModel()
    let first = try await request(for: "1", of: viewModel)
    let second = try await request(for: "12", of: viewModel)
    try first.fail(WireError("Offline"))
    await settle()
    #expect(viewModel.isLoading)
    try second.answer(2)
    await settle()
    #expect(viewModel.result == "$24.00")
  }

  @Test func `an empty field clears instead of crashing`() async throws {
    let viewModel = makeViewModel()
    try await request(for: "1", of: viewModel).answer(2)
    await settle()
    viewModel.textChanged("", currency: try Currency(code: "USD"))
    #expect(viewModel.result == nil)
    #expect(!viewModel.isLoading)
  }

  private func request(
    for text: String, of viewModel: ConverterViewModel
  ) async throws -> HeldRequests<String, Decimal>.Held {
    viewModel.textChanged(text, currency: try Currency(code: "USD"))
    await clock.advance(by: .milliseconds(300))
    return try await requests.next("USD")
  }
}
