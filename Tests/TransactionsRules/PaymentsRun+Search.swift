import Foundation
import HeadlessUI
import KataExplorer

// The rules of part 2: the search, and what was spent.
extension PaymentsRun {
  func judgeSearch(after event: PaymentsEvent) {
    guard let frame = screen?.frame, frame.depth == 0 else { return }
    if let field = frame.searchField, field.text != query {
      complain(
        "The search field holds what was typed.", nil, "Typed “\(query)”, seen “\(field.text)”.")
    }
    guard model.listed.count == 1, let listed = model.listed.first else { return }
    let found = expectedPayments(listed)
    judgeSpent(frame, found)
    judgeNoHit(frame, listed, found)
  }

  private func judgeSpent(_ frame: Frame, _ found: [Payment]) {
    let seen = frame.texts.filter { $0.contains("Spent") }
    let expected = Spending.text(of: found, in: setting)
    guard seen != [expected].compactMap(\.self) else { return }
    let wanted = "Expected \(expected ?? "no footer"), seen \(seen.first ?? "none")."
    complain(
      "The footer says what was spent on the rows that can be seen.",
      finding(of: seen.first, found), wanted)
  }

  private func finding(of footer: String?, _ found: [Payment]) -> String {
    if found.count < (model.listed.first?.answer?.payments.count ?? 0) { return "S8" }
    let outs = found.filter { $0.amountMinor < 0 }
    let booked = Spending.text(of: outs.filter { $0.bookedAt != nil }, in: setting)
    if footer == booked { return "S2" }
    return Set(outs.map(\.currency)).count > 1 ? "S3" : "S1"
  }

  private func judgeNoHit(
    _ frame: Frame, _ listed: PaymentsModel.Listed, _ found: [Payment]
  ) {
    let searched = query.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !searched.isEmpty else { return }
    let isNamed = frame.otherTexts.contains { $0.contains(searched) }
    let isHitless = listed.answer.map { $0 != .empty && found.isEmpty } ?? false
    guard isNamed != isHitless else { return }
    complain(
      isHitless
        ? "A search without a hit says so and names the query."
        : "Only a search without a hit says that there is none.", "S7", seen)
  }
}

/// What payments add up to, as the footer says it.
private enum Spending {
  @MainActor private static var known: [Key: String?] = [:]

  private struct Key: Hashable {
    let payments: [Payment]
    let setting: Setting
  }

  /// "Spent: …", one total for each currency in the order of the codes; nil where nothing was spent.
  @MainActor static func text(of payments: [Payment], in setting: Setting) -> String? {
    let key = Key(payments: payments, setting: setting)
    if let known = known[key] { return known }
    let text = made(of: payments, in: setting)
    known[key] = text
    return text
  }

  private static func made(of payments: [Payment], in setting: Setting) -> String? {
    let outs = Dictionary(grouping: payments.filter { $0.amountMinor < 0 }, by: \.currency)
    guard !outs.isEmpty else { return nil }
    let totals = outs.sorted { $0.key < $1.key }.map { currency, payments in
      payments.reduce(Decimal(0)) { $0 + $1.spent }
        .formatted(.currency(code: currency).locale(setting.locale))
    }
    return "Spent: \(totals.formatted(.list(type: .and).locale(setting.locale)))"
  }
}

extension Payment {
  fileprivate var spent: Decimal {
    Decimal(sign: .plus, exponent: -decimals, significand: Decimal(amountMinor.magnitude))
  }
}
