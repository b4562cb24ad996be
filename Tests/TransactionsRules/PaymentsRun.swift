import HeadlessUI
import KataExplorer
import KataHarness
import KataKit

/// One run of a list of payments under the rules of its brief.
@MainActor public final class PaymentsRun: RuledRun {
  let root: @MainActor (World) -> AnyView
  /// True for the list that can be searched.
  let hasSearch: Bool
  var model = PaymentsModel()
  var setting = Setting.american
  var query = ""
  var isAway = false
  var isOtherApp = false
  /// The payment whose page is open.
  var openPage: Payment.ID?
  var server: HeldWire?
  var screen: Screen?
  /// The frame after the event before; nil before the first.
  var before: Frame?
  /// The payments in the frame that is shown, and those in the one before.
  var shown: [ShownRow] = []
  var shownBefore: [ShownRow] = []
  /// Which of two payments of one instant stands first.
  var tieOrder: [Tie: Bool] = [:]
  /// What SwiftUI knows the row of a payment by.
  var identities: [Payment.ID: String] = [:]
  var complaints: [Complaint] = []

  struct Tie: Hashable {
    let first: Payment.ID
    let second: Payment.ID
  }

  /// Makes a run to which nothing has happened yet.
  ///
  /// - Parameters:
  ///   - hasSearch: True for the list of part 2, with a search and what was spent.
  ///   - root: Makes the root view of the version.
  public init(hasSearch: Bool = false, root: @escaping @MainActor (World) -> AnyView) {
    self.hasSearch = hasSearch
    self.root = root
  }

  public func perform(_ event: PaymentsEvent) async -> [Complaint] {
    complaints = []
    before = screen?.frame
    shownBefore = shown
    let seen = screen?.frames.count ?? 0
    do {
      try await apply(event)
      shown = screen?.frame.payments ?? []
      judge(after: event, frames: screen?.frames.dropFirst(seen) ?? [])
    } catch {
      complain(refusal(of: event, "\(error)"))
    }
    return complaints
  }

  func complain(_ complaint: Complaint) {
    if !complaints.contains(where: { $0.rule == complaint.rule }) { complaints.append(complaint) }
  }

  func complain(_ rule: String, _ finding: String? = nil, _ seen: @autoclosure () -> String) {
    complain(Complaint(rule, finding, seen: seen()))
  }

  public func look(into hasher: inout Hasher) {
    screen?.frame.look(into: &hasher)
    model.look(into: &hasher)
    hasher.combine(setting)
    hasher.combine(query)
    hasher.combine(isAway)
    hasher.combine(isOtherApp)
    hasher.combine(openPage)
  }

  public func end() async {
    screen?.close()
    try? server?.requests.finish()
    await settle()
  }
}
