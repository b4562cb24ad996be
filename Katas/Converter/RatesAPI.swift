import Foundation
import KataKit

/// Where exchange rates come from.
public protocol RatesAPI {
  /// How much one euro is in `currency`.
  func rate(for currency: String) async throws -> Decimal
}

/// Asks the server for rates.
public struct WireRatesAPI: RatesAPI {
  private let session: Wire.Session

  public init(wire: Wire) {
    session = wire.openSession()
  }

  public func rate(for currency: String) async throws -> Decimal {
    let data = try await session.data(for: "/rates/\(currency)")
    let answer = try JSONDecoder().decode(Answer.self, from: data)
    return Decimal(string: answer.rate ?? "") ?? 0
  }

  private struct Answer: Decodable {
    let rate: String?
  }
}
