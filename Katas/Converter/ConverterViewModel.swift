import Foundation

/// Converts what the user types.
public final class ConverterViewModel {
  public var result = ""
  public var isLoading = false
  public var onChange: (() -> Void)?

  public let api: RatesAPI

  public init(api: RatesAPI) {
    self.api = api
  }

  public func textChanged(_ text: String, currency: Currency) {
    amountChanged(Amount.read(text), currency: currency)
  }

  public func amountChanged(_ amount: Decimal, currency: Currency) {
    Task {
      isLoading = true
      onChange?()
      let rate = try await api.rate(for: currency)
      result = Amount.show(amount * rate)
      isLoading = false
      onChange?()
    }
  }
}
