import BrokenConverter
import BrokenSearch
import BrokenTransactions
import ConverterRules
import FixedConverter
import FixedSearch
import FixedTransactions
import HeadlessUI
import KataExplorer
import KataHarness
import KataKit
import KataTesting
import Testing
import TransactionsRules

/// The rules of the katas: nothing to say of Fixed, much of Broken.
@MainActor @Suite(.harness) struct KataRulesTests {
  private func explore<Run: RuledRun>(
    depth: Int, _ make: @escaping @MainActor () -> Run
  ) async -> Exploration {
    SerialExecution.install()
    var limits = Limits()
    limits.depth = depth
    limits.walks = 10
    return await Explorer(limits: limits, make: make).explore()
  }

  private func findings(_ exploration: Exploration) -> Set<String> {
    Set(exploration.counterexamples.compactMap(\.complaint.finding))
  }

  @Test func `nothing breaks in the Fixed list of payments`() async {
    let exploration = await explore(depth: 3) {
      PaymentsRun { AnyView(FixedTransactions.TransactionsRoot(world: $0)) }
    }
    #expect(exploration.text.hasSuffix("nothing broke"), "\(exploration.text)")
  }

  @Test func `nothing breaks in the Fixed search`() async {
    let exploration = await explore(depth: 3) {
      PaymentsRun(hasSearch: true) { AnyView(FixedSearch.SearchRoot(world: $0)) }
    }
    #expect(exploration.text.hasSuffix("nothing broke"), "\(exploration.text)")
  }

  @Test func `nothing breaks in the Fixed converter`() async {
    let exploration = await explore(depth: 3) {
      ConverterRun { AnyView(FixedConverter.ConverterRoot(world: $0, currencyCode: $1)) }
    }
    #expect(exploration.text.hasSuffix("nothing broke"), "\(exploration.text)")
  }

  @Test func `the Broken list of payments breaks rules of many findings`() async {
    let exploration = await explore(depth: 4) {
      PaymentsRun { AnyView(BrokenTransactions.TransactionsRoot(world: $0)) }
    }
    let known: Set = ["T3", "T4", "T5", "T6", "T8", "T11", "T13a", "T13d", "T16", "T18"]
    #expect(known.subtracting(findings(exploration)) == [])
  }

  @Test func `the Broken search breaks rules of many findings`() async {
    let exploration = await explore(depth: 4) {
      PaymentsRun(hasSearch: true) { AnyView(BrokenSearch.SearchRoot(world: $0)) }
    }
    let known: Set = ["S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S12"]
    #expect(known.subtracting(findings(exploration)) == [])
  }
}
