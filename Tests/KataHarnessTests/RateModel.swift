/// The view model of the documentation's example.
@MainActor final class RateModel {
  private(set) var rate = "…"
  private let fetch: @Sendable (String) async throws -> String
  private var latest: Task<Void, Never>?

  init(fetch: @escaping @Sendable (String) async throws -> String) {
    self.fetch = fetch
  }

  func select(_ currency: String) {
    latest?.cancel()
    latest = Task {
      let answer = (try? await fetch(currency)) ?? "not available"
      if !Task.isCancelled { rate = answer }
    }
  }
}
