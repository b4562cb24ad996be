import Foundation
import KataKit
import SwiftUI

/// The entry point of the app. The tests rely on its initialiser, on `Model` and on `sample`.
public struct TransactionsRoot: View {
  /// The type of a transaction, for code in other modules.
  public typealias Model = CardTransaction

  /// A transaction for previews.
  public static let sample = CardTransaction(
    id: "tx_001", merchant: "Café Einstein", amount: Decimal(-410) / 100, currency: "EUR",
    category: "Eating out", bookedAt: Date(timeIntervalSince1970: 1_792_051_200))

  private let world: World
  @Environment(\.scenePhase) private var scenePhase
  @State private var viewModel: TransactionListViewModel

  public init(world: World) {
    self.world = world
    let service = TransactionsService(wire: world.wire)
    _viewModel = State(initialValue: TransactionListViewModel(service: service))
  }

  public var body: some View {
    TransactionListView(viewModel: viewModel)
      .overlay {
        if scenePhase != .active {
          Text("Hidden while you are away")
        }
      }
      .environment(\.locale, world.locale)
      .environment(\.timeZone, world.timeZone)
  }
}
