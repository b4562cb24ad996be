import FixedTransactions
import KataHarness
import KataKit
import KataTesting
import Testing

/// The tests that the interview asks for: plain ones, of the view model, as a learner writes them.
@MainActor @Suite(.harness) struct ViewModelTests {
  /// A service in the hands of the test.
  private struct Service: TransactionFetching {
    let requests: HeldRequests<String, [CardTransaction]>

    func fetchTransactions() async throws -> [CardTransaction] {
      try await requests.response(to: "transactions")
    }
  }

  private let requests = HeldRequests<String, [CardTransaction]>()

  private func makeViewModel() -> TransactionListViewModel {
    TransactionListViewModel(service: Service(requests: requests))
  }

  private func startLoad(
    of viewModel: TransactionListViewModel
  ) async throws -> (Task<Void, Never>, HeldRequests<String, [CardTransaction]>.Held) {
    let load = Task { await viewModel.load() }
    return (load, try await requests.next("transactions"))
  }

  /// Starts two loads, and the older one fails; returns the newer one.
  private func failOlderOfTwoLoads(
    of viewModel: TransactionListViewModel
  ) async throws -> (Task<Void, Never>, HeldRequests<String, [CardTransaction]>.Held) {
    let (older, olderRequest) = try await startLoad(of: viewModel)
    let newer = try await startLoad(of: viewModel)
    try olderRequest.fail(WireError("Offline"))
    await older.value
    return newer
  }

  private func finishLoad(
    of viewModel: TransactionListViewModel, _ result: Result<[CardTransaction], WireError>
  ) async throws {
    let (load, request) = try await startLoad(of: viewModel)
    switch result {
    case .success(let transactions): try request.answer(transactions)
    case .failure(let error): try request.fail(error)
    }
    await load.value
  }

  @Test func `pending payments come first, then the newest`() async throws {
    let viewModel = makeViewModel()
    try await finishLoad(of: viewModel, .success(Sample.all))
    #expect(viewModel.transactions.map(\.id) == ["d", "a", "e", "c", "b"])
  }

  @Test func `two loads show five rows`() async throws {
    let viewModel = makeViewModel()
    try await finishLoad(of: viewModel, .success(Sample.all))
    try await finishLoad(of: viewModel, .success(Sample.all))
    #expect(viewModel.transactions.count == 5)
  }

  @Test func `a failure ends the loading state`() async throws {
    let viewModel = makeViewModel()
    #expect(viewModel.state == .loading)
    try await finishLoad(of: viewModel, .failure(WireError("Offline")))
    #expect(viewModel.state == .failed(message: "Offline"))
  }

  // No screen of the kata can show these two: what calls a load off there is leaving, and coming back
  // starts another.

  @Test func `a failure that was withheld is shown when the newer load is called off`() async throws
  {
    let viewModel = makeViewModel()
    let (newer, newerRequest) = try await failOlderOfTwoLoads(of: viewModel)
    #expect(viewModel.state == .loading)
    newer.cancel()
    try newerRequest.fail(CancellationError())
    await newer.value
    #expect(viewModel.state == .failed(message: "Offline"))
  }

  @Test func `a failure that was withheld is forgotten once a newer one is shown`() async throws {
    let viewModel = makeViewModel()
    let (newer, newerRequest) = try await failOlderOfTwoLoads(of: viewModel)
    try newerRequest.fail(WireError("Busy"))
    await newer.value
    #expect(viewModel.state == .failed(message: "Busy"))
    let (retry, retryRequest) = try await startLoad(of: viewModel)
    retry.cancel()
    try retryRequest.fail(CancellationError())
    await retry.value
    #expect(viewModel.state == .loading)
  }
}
