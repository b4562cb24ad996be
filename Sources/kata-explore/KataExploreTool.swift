import HeadlessUI
import KataExplorer
import KataKit
import KataUnderExploration

#if CONVERTER
  import ConverterRules
#else
  import TransactionsRules
#endif

/// Explores the version that the package description has aliased to `KataUnderExploration`; see
/// `ExploreTool` for the arguments and what is printed.
@main
enum KataExploreTool {
  @MainActor static func main() async {
    let tool = ExploreTool { makeRun() }
    await tool.run(Array(CommandLine.arguments.dropFirst()))
  }

  #if TRANSACTIONS
    @MainActor private static func makeRun() -> PaymentsRun {
      PaymentsRun { AnyView(TransactionsRoot(world: $0)) }
    }
  #elseif SEARCH
    @MainActor private static func makeRun() -> PaymentsRun {
      PaymentsRun(hasSearch: true) { AnyView(SearchRoot(world: $0)) }
    }
  #elseif CONVERTER
    @MainActor private static func makeRun() -> ConverterRun {
      ConverterRun { AnyView(ConverterRoot(world: $0, currencyCode: $1)) }
    }
  #endif
}
