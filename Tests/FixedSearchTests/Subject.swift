import FixedSearch
import HeadlessUI

extension Version {
  /// The version under test.
  static let subject = Version { AnyView(SearchRoot(world: $0)) }
}
