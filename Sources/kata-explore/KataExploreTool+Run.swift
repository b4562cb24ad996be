import HeadlessUI
import KataExplorer
import KataKit
import KataUnderExploration

#if CONVERTER
  import ConverterRules
#else
  import TransactionsRules
#endif

// A run of the version that the package description has aliased to `KataUnderExploration`. The judge
// makes one such file for each variant.
extension KataExploreTool {
  #if TRANSACTIONS
    @MainActor static func makeRun() -> PaymentsRun {
      PaymentsRun { AnyView(TransactionsRoot(world: $0)) }
    }
  #elseif SEARCH
    @MainActor static func makeRun() -> PaymentsRun {
      PaymentsRun(hasSearch: true) { AnyView(SearchRoot(world: $0)) }
    }
  #elseif CONVERTER
    @MainActor static func makeRun() -> ConverterRun {
      ConverterRun { AnyView(ConverterRoot(world: $0, currencyCode: $1)) }
    }
  #endif
}
