import Observation

/// Everything that the list shows: one state, replaced as a whole.
@Observable public final class TransactionListViewModel {
  public enum State: Equatable {
    case loading
    case failed(message: String)
    /// A refresh that failed keeps what is there and says so.
    case loaded([CardTransaction], refreshFailure: String?)
  }

  public private(set) var state = State.loading

  @ObservationIgnored private let service: any TransactionFetching
  /// Loads are numbered in the order of their start.
  @ObservationIgnored private var lastStarted = 0
  @ObservationIgnored private var lastAnswered = 0
  @ObservationIgnored private var running: Set<Int> = []
  /// The failure of a load while a newer one was under way: shown if that one comes to nothing.
  @ObservationIgnored private var withheldFailure: String?

  public init(service: any TransactionFetching) {
    self.service = service
  }

  public var transactions: [CardTransaction] {
    if case .loaded(let transactions, _) = state { transactions } else { [] }
  }

  func transaction(_ id: CardTransaction.ID) -> CardTransaction? {
    transactions.first { $0.id == id }
  }

  public func load() async {
    lastStarted += 1
    let load = lastStarted
    running.insert(load)
    if case .failed = state { state = .loading }
    do {
      let transactions = try await service.fetchTransactions()
      running.remove(load)
      answer(load, with: transactions)
    } catch {
      running.remove(load)
      // Whether this load was called off is what counts, not the type of the error.
      if Task.isCancelled {
        showWithheldFailure()
      } else {
        fail(load, message: error.localizedDescription)
      }
    }
  }

  private func answer(_ load: Int, with transactions: [CardTransaction]) {
    guard load > lastAnswered else { return }
    lastAnswered = load
    withheldFailure = nil
    state = .loaded(transactions.sortedForDisplay(), refreshFailure: nil)
  }

  private func fail(_ load: Int, message: String) {
    guard load > lastAnswered else { return }
    guard running.allSatisfy({ $0 < load }) else {
      withheldFailure = message
      return
    }
    show(failure: message)
  }

  private func showWithheldFailure() {
    guard running.isEmpty, state == .loading, let message = withheldFailure else { return }
    show(failure: message)
  }

  private func show(failure message: String) {
    withheldFailure = nil
    if case .loaded(let transactions, _) = state {
      state = .loaded(transactions, refreshFailure: message)
    } else {
      state = .failed(message: message)
    }
  }
}
