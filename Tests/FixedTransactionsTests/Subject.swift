import FixedTransactions
import HeadlessUI
import KataKit

/// The version under test.
@MainActor enum Subject {
  /// Its module, for clients that are compiled against it.
  static let module = "FixedTransactions"
  /// The name of the type of a transaction.
  static let model = String(describing: TransactionsRoot.Model.self)
  /// A transaction.
  static let sample: Any = TransactionsRoot.sample

  static func root(_ world: World) -> some View { TransactionsRoot(world: world) }
}
