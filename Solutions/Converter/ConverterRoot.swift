import KataKit
import SwiftUI

/// The entry point of the app. The tests rely on its initialiser and on its alias.
public struct ConverterRoot: View {
  /// The type of a currency, for code in other modules.
  public typealias CurrencyType = Currency

  private let world: World
  private let currency: Result<Currency, any Error>
  @State private var viewModel: ConverterViewModel

  /// Opens the converter; `currencyCode` is the currency to begin with, as a link names it.
  public init(world: World, currencyCode: String = "USD") {
    self.world = world
    currency = Result { try Currency(code: currencyCode) }
    let api = WireRatesAPI(wire: world.wire)
    _viewModel = State(
      initialValue: ConverterViewModel(api: api, clock: world.clock, locale: world.locale))
  }

  public var body: some View {
    Group {
      switch currency {
      case .success(let currency):
        ConverterScreen(viewModel: viewModel, currency: currency)
      case .failure(let error):
        ContentUnavailableView(
          "Unknown currency", systemImage: "questionmark.circle",
          description: Text(error.localizedDescription))
      }
    }
    .environment(\.locale, world.locale)
    .environment(\.timeZone, world.timeZone)
  }
}
