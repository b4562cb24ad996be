import HeadlessUI
import KataExplorer

// Which payments the rows show, and in which order.
extension PaymentsRun {
  /// A row and the payment that it stands for, as far as that can be told.
  func row(at index: Int) -> (shown: ShownRow, payment: Payment?)? {
    let rows = shown
    guard rows.indices.contains(index) else { return nil }
    let expected = expectedPayments(model.listed.last)
    let (assigned, _) = assign(rows, to: expected)
    return (rows[index], assigned[index] ?? (index < expected.count ? expected[index] : nil))
  }

  /// The payments of a list in the order in which they must stand: pending ones first, then the newest.
  func expectedPayments(_ listed: PaymentsModel.Listed?) -> [Payment] {
    (listed?.answer?.ordered ?? []).filter { $0.isFound(by: query) }
  }

  /// Finds for each row a payment that it shows rightly; returns as well the first row without one.
  func assign(_ rows: [ShownRow], to payments: [Payment]) -> ([Payment?], wrong: Int?) {
    var left = payments
    var assigned: [Payment?] = []
    for row in rows {
      let fits = left.indices.filter {
        ExpectedPayment.of(left[$0], in: setting).fault(in: row, setting) == nil
      }
      let known = fits.first { isKnown(left[$0], in: row) }
      if let index = known ?? fits.first(where: { identities[left[$0].id] == nil }) ?? fits.first {
        assigned.append(left.remove(at: index))
      } else {
        assigned.append(nil)
      }
    }
    return (assigned, assigned.firstIndex { $0 == nil })
  }

  private func isKnown(_ payment: Payment, in row: ShownRow) -> Bool {
    !row.identity.isEmpty && identities[payment.id] == row.ownIdentity
  }

  /// Looks which of the possible lists is shown, and keeps to it from then on.
  func judgeRows(after event: PaymentsEvent) {
    let rows = shown
    var faults: [Complaint] = []
    var fitting: [(PaymentsModel.Listed, [Payment])] = []
    for listed in model.listed {
      let expected = expectedPayments(listed)
      let (assigned, wrong) = assign(rows, to: expected)
      if wrong == nil, rows.count == expected.count, saysEmptyRightly(listed) {
        fitting.append((listed, assigned.compactMap(\.self)))
      } else {
        faults.append(fault(rows, expected, assigned, wrong, event, listed))
      }
    }
    guard let (_, payments) = fitting.last else {
      // No list fits; what the newest one lacks says most.
      return faults.last.map(complain) ?? ()
    }
    model.listed = fitting.map(\.0)
    judgeOrder(of: payments)
    judgeIdentity(of: payments, rows)
  }

  private func saysEmptyRightly(_ listed: PaymentsModel.Listed) -> Bool {
    model.listed.count == 1
      || screen?.shows("No transactions") == (listed.answer == .empty)
  }

  private func judgeOrder(of payments: [Payment]) {
    for (upper, lower) in zip(payments, payments.dropFirst()) where upper.isBehind(lower) {
      complain(
        "Pending payments stand first, then the newest.", "T10",
        "\(upper.words) stands above \(lower.words).")
    }
    for (index, upper) in payments.enumerated() {
      for lower in payments[(index + 1)...] where upper.isTied(with: lower) {
        judgeTie(upper, lower)
      }
    }
  }

  private func judgeTie(_ upper: Payment, _ lower: Payment) {
    let isInOrder = upper.id < lower.id
    let tie =
      isInOrder ? Tie(first: upper.id, second: lower.id) : Tie(first: lower.id, second: upper.id)
    if let was = tieOrder[tie], was != isInOrder {
      complain(
        "The order on the wire means nothing: payments of one instant keep their places.", "T10",
        "\(upper.words) stands above \(lower.words) now; before, it was the other way round.")
    }
    tieOrder[tie] = isInOrder
  }

  private func judgeIdentity(of payments: [Payment], _ rows: [ShownRow]) {
    for (payment, row) in zip(payments, rows) where !row.identity.isEmpty {
      if let was = identities[payment.id], was != row.ownIdentity {
        complain(
          "The row of a payment stays the same row, whatever a load brings.", "T7",
          "To SwiftUI, the row of \(payment.words) is another one now.")
      }
      identities[payment.id] = row.ownIdentity
    }
    let own = rows.map(\.identity).filter { !$0.isEmpty }
    if Set(own).count < own.count {
      complain(
        "Every payment has a row of its own.", "T7", "To SwiftUI, two rows are one and the same.")
    }
  }
}

extension ShownRow {
  /// The identity within the section, which a payment may leave when its date changes.
  var ownIdentity: String { identity.split(separator: "/").last.map(String.init) ?? identity }
}
