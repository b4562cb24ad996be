import Foundation
import Observation

/// Converts what the user types: one state, and one task at a time that may change it.
@MainActor @Observable public final class ConverterViewModel {
  enum State: Equatable {
    case idle
    case loading
    case loaded(String)
    case failed(message: String)
  }

  private(set) var state = State.idle

  @ObservationIgnored private let api: any RatesAPI
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private let amounts: Amount
  @ObservationIgnored private var task: Task<Void, Never>?

  public init(api: any RatesAPI, clock: any Clock<Duration>, locale: Locale) {
    self.api = api
    self.clock = clock
    amounts = Amount(locale: locale)
  }

  /// The converted amount, or nil unless there is one.
  public var result: String? {
    if case .loaded(let result) = state { result } else { nil }
  }

  /// True while a conversion is under way.
  public var isLoading: Bool { state == .loading }

  public func textChanged(_ text: String, currency: Currency) {
    if let amount = amounts.read(text) {
      amountChanged(amount, currency: currency)
    } else {
      clear()
    }
  }

  public func amountChanged(_ amount: Decimal, currency: Currency) {
    guard Amount.isValid(amount) else { return clear() }
    task?.cancel()
    state = .loading
    task = Task {
      do {
        try await clock.sleep(for: .milliseconds(300))
        let rate = try await api.rate(for: currency)
        // An API that ignores cancellation answers all the same; and whether an error counts is not
        // a matter of its type, but of whether anybody still waits for it.
        guard !Task.isCancelled else { return }
        state = .loaded(amounts.show(try Amount.product(amount, rate), in: currency))
      } catch {
        guard !Task.isCancelled else { return }
        state = .failed(message: error.localizedDescription)
      }
    }
  }

  private func clear() {
    task?.cancel()
    state = .idle
  }
}
