import HeadlessUI
import KataKit
import KataPlay
import KataUnderPlay

/// Plays the version that the package description has aliased to `KataUnderPlay`.
@main
enum KataPlayTool {
  @MainActor static func main() async {
    let tool = PlayTool(hasPayments: RootView.hasPayments) { RootView.make($0) }
    await tool.run(Array(CommandLine.arguments.dropFirst()))
  }
}

/// How the root view of each kata is made; the package description defines which kata it is.
@MainActor enum RootView {
  #if TRANSACTIONS
    static let hasPayments = true
    static func make(_ world: World) -> TransactionsRoot { TransactionsRoot(world: world) }
  #elseif SEARCH
    static let hasPayments = true
    static func make(_ world: World) -> SearchRoot { SearchRoot(world: world) }
  #elseif CONVERTER
    static let hasPayments = false
    static func make(_ world: World) -> ConverterRoot {
      ConverterRoot(world: world, currencyCode: "USD")
    }
  #endif
}
