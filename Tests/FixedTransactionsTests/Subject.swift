import FixedTransactions
import HeadlessUI

extension Version {
  /// The version under test.
  static let subject = Version(
    module: "FixedTransactions", model: String(describing: TransactionsRoot.Model.self),
    sample: TransactionsRoot.sample
  ) { AnyView(TransactionsRoot(world: $0)) }
}
