import Foundation

/// A currency that the converter knows, by its ISO 4217 code.
public struct Currency: Hashable, Sendable {
  /// Three capital letters.
  public let code: String

  private init(known code: String) {
    self.code = code
  }

  /// The currency with this code, in capitals or not.
  ///
  /// - Throws: ``Unknown`` for a code that the converter does not offer.
  public init(code: String) throws {
    let code = code.uppercased()
    guard let known = Currency.offered.first(where: { $0.code == code }) else {
      throw Unknown(code: code)
    }
    self = known
  }

  /// The currencies that the converter offers.
  public static let offered = ["USD", "GBP", "EUR", "JPY"].map(Currency.init(known:))

  /// A code that names no currency of the converter.
  public struct Unknown: LocalizedError {
    let code: String

    public var errorDescription: String? { "“\(code)” is not a currency that can be converted." }
  }
}
