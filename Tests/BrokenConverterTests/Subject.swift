import BrokenConverter
import HeadlessUI

extension Version {
  /// The version under test.
  static let subject = Version(module: "BrokenConverter") {
    AnyView(ConverterRoot(world: $0, currencyCode: $1))
  }
}
