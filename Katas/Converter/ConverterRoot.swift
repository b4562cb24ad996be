import KataKit
import SwiftUI

/// The entry point of the app. The tests rely on its initialiser and on its alias.
public struct ConverterRoot: View {
  /// The type of a currency, for code in other modules.
  public typealias CurrencyType = Currency

  private let world: World
  @State private var screen: ConverterScreen

  /// Opens the converter; `currencyCode` is the currency to begin with, as a link names it.
  public init(world: World, currencyCode: String = "USD") {
    self.world = world
    let api = WireRatesAPI(wire: world.wire)
    _screen = State(initialValue: ConverterScreen(api: api, currency: currencyCode))
  }

  public var body: some View {
    ConverterView(screen: screen)
      .environment(\.locale, world.locale)
      .environment(\.timeZone, world.timeZone)
  }
}
