import BrokenConverter
import HeadlessUI
import KataKit

/// The version under test.
@MainActor enum Subject {
  /// Its module, for clients that are compiled against it.
  static let module = "BrokenConverter"

  static func root(_ world: World, currencyCode: String) -> some View {
    ConverterRoot(world: world, currencyCode: currencyCode)
  }
}
