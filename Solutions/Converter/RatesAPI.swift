import Foundation
import KataKit

/// Where exchange rates come from.
public protocol RatesAPI: Sendable {
  /// How much one euro is in `currency`.
  func rate(for currency: Currency) async throws -> Decimal
}

/// The server sent no rate that can be used.
public struct InvalidRate: LocalizedError {
  let currency: Currency

  public var errorDescription: String? { "There is no rate for \(currency.code) at the moment." }
}

/// Asks the server for rates.
public struct WireRatesAPI: RatesAPI {
  private let session: Wire.Session

  public init(wire: Wire) {
    session = wire.openSession()
  }

  public func rate(for currency: Currency) async throws -> Decimal {
    let data = try await session.data(for: "/rates/\(currency.code)")
    let answer = try JSONDecoder().decode(Answer.self, from: data)
    let number = Decimal.FormatStyle.number.locale(Locale(identifier: "en_US_POSIX"))
    guard let rate = answer.rate?.wholeMatch(of: number)?.output, rate > 0 else {
      throw InvalidRate(currency: currency)
    }
    return rate
  }

  private struct Answer: Decodable {
    let rate: String?
  }
}
