import FixedTransactions
import KataKit
import SwiftUI

/// The entry point of the app. The tests rely on its initialiser.
public struct SearchRoot: View {
  private let world: World
  @State private var viewModel: SearchViewModel

  public init(world: World) {
    self.world = world
    let service = TransactionsService(wire: world.wire)
    _viewModel = State(initialValue: SearchViewModel(service: service))
  }

  public var body: some View {
    SearchListView(viewModel: viewModel)
      .environment(\.locale, world.locale)
      .environment(\.timeZone, world.timeZone)
  }
}
