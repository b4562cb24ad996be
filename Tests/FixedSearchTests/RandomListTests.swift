import FixedSearch
import FixedTransactions
import Foundation
import KataTesting
import Testing

/// Rules that hold for every list and every query, tried with the same random ones in every run.
@MainActor @Suite(.harness) struct RandomListTests {
  @Test func `totals are the sum of the minor units of money out`() async throws {
    var generator = SplitMix64(seed: 1)
    for _ in 1...2_000 {
      let list = RandomTransaction.list(upTo: 12, using: &generator)
      let viewModel = await SearchViewModel.showing(list.map(\.transaction))
      try #require(totals(of: viewModel) == totals(of: list), "\(list)")
    }
  }

  @Test func `rows and totals agree for every query`() async throws {
    var generator = SplitMix64(seed: 2)
    for _ in 1...300 {
      let list = RandomTransaction.list(upTo: 12, using: &generator)
      let viewModel = await SearchViewModel.showing(list.map(\.transaction))
      let (plain, typed) = query(using: &generator)
      viewModel.query = typed
      let hits = list.filter { plain.isEmpty || $0.plainMerchant.contains(plain) }
      let found = viewModel.transactions.map(\.id)
      try #require(
        found.sorted() == hits.map(\.transaction.id).sorted(), "“\(typed)” in \(list)")
      try #require(totals(of: viewModel) == totals(of: hits), "“\(typed)” in \(list)")
      viewModel.query = ""
      try #require(
        viewModel.transactions.filter { found.contains($0.id) }.map(\.id) == found,
        "“\(typed)” changed the order of \(list)")
    }
  }

  @Test func `the order on the wire does not matter`() async throws {
    var generator = SplitMix64(seed: 3)
    for _ in 1...300 {
      let list = RandomTransaction.list(upTo: 12, using: &generator).map(\.transaction)
      let viewModel = await SearchViewModel.showing(list)
      let shuffled = await SearchViewModel.showing(list.shuffled(using: &generator))
      let typed = query(using: &generator).typed
      viewModel.query = typed
      shuffled.query = typed
      try #require(viewModel.transactions == shuffled.transactions, "“\(typed)” in \(list)")
      try #require(viewModel.spent == shuffled.spent, "“\(typed)” in \(list)")
    }
  }

  /// A piece of some merchant's name, plain and as somebody might type it.
  private func query(using generator: inout SplitMix64) -> (plain: String, typed: String) {
    let merchant = RandomTransaction.merchants.randomElement(using: &generator)!
    let start = Int.random(in: 0..<4, using: &generator)
    let length = Int.random(in: 0...4, using: &generator)
    func piece(of name: String) -> String { String(name.dropFirst(start).prefix(length)) }
    let plain = piece(of: merchant.1).trimmingCharacters(in: .whitespaces)
    let spelling = Bool.random(using: &generator) ? merchant.0 : merchant.1
    let typed = Bool.random(using: &generator) ? spelling.lowercased() : spelling.uppercased()
    return (plain, " " + piece(of: typed) + " ")
  }

  /// The totals in minor units, as whole numbers; an amount that is none is marked.
  private func totals(of viewModel: SearchViewModel) -> [String] {
    viewModel.spent.map { total in
      let places = RandomTransaction.currencies[total.currency]!
      let minor = total.amount * Decimal(sign: .plus, exponent: places, significand: 1)
      return "\(total.currency) \(minor)"
    }
  }

  /// The same, counted independently.
  private func totals(of list: [RandomTransaction]) -> [String] {
    RandomTransaction.currencies.keys.sorted().compactMap { currency in
      let spent = list.filter { $0.transaction.currency == currency && $0.minor < 0 }
      return spent.isEmpty ? nil : "\(currency) \(-spent.map(\.minor).reduce(0, +))"
    }
  }
}
