import BrokenTransactions
import HeadlessUI
import KataKit

/// The version under test.
@MainActor enum Subject {
  typealias Root = TransactionsRoot

  static func root(_ world: World) -> some View { TransactionsRoot(world: world) }
}
