import KataKit
import SwiftUI

/// The entry point of the app. The tests rely on its initialiser, on `Model` and on `sample`.
public struct TransactionsRoot: View {
  /// The type of a transaction, for code in other modules.
  public typealias Model = Transaction

  /// A transaction for previews.
  public static let sample = Transaction(
    id: "tx_001", merchant: "Café Einstein", amountMinor: -410, currency: "EUR",
    category: "Eating out", bookedAt: "2026-10-14T08:15:00Z")

  private let world: World
  @Environment(\.scenePhase) private var scenePhase

  public init(world: World) {
    self.world = world
  }

  public var body: some View {
    TransactionListView()
      .overlay {
        if scenePhase != .active {
          Text("Hidden while you are away")
        }
      }
      .environment(\.locale, world.locale)
      .environment(\.timeZone, world.timeZone)
  }
}
