import BrokenTransactions
import HeadlessUI

extension Version {
  /// The version under test.
  static let subject = Version(
    module: "BrokenTransactions", model: String(describing: TransactionsRoot.Model.self),
    sample: TransactionsRoot.sample
  ) { AnyView(TransactionsRoot(world: $0)) }
}
