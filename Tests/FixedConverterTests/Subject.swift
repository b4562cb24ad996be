import FixedConverter
import HeadlessUI

extension Version {
  /// The version under test.
  static let subject = Version(module: "FixedConverter") {
    AnyView(ConverterRoot(world: $0, currencyCode: $1))
  }
}
