import BrokenConverter
import HeadlessUI
import KataKit

/// The version under test.
@MainActor enum Subject {
  typealias Root = ConverterRoot

  static func root(_ world: World, currencyCode: String) -> some View {
    ConverterRoot(world: world, currencyCode: currencyCode)
  }
}
