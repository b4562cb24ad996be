import Foundation
import HeadlessUI
import KataExplorer
import KataHarness
import KataKit

/// One run of the converter under the rules of its brief.
@MainActor public final class ConverterRun: RuledRun {
  let root: @MainActor (World, String) -> AnyView
  var model = ConverterModel()
  var setting = ConverterSetting.american
  var isAway = false
  var isClosed = false
  var server: HeldWire?
  var clock: ManualClock?
  var screen: Screen?
  /// The frame after the event before; nil before the first.
  var before: Frame?
  /// What the page says before anything was typed: titles and labels.
  var labels: Set<String> = []
  /// How many requests were made before the event.
  var askedBefore = 0
  var complaints: [Complaint] = []

  /// Makes a run to which nothing has happened yet; `root` makes the root view, opened with the code of
  /// a currency.
  public init(root: @escaping @MainActor (World, String) -> AnyView) {
    self.root = root
  }

  public func perform(_ event: ConverterEvent) async -> [Complaint] {
    complaints = []
    before = screen?.frame
    askedBefore = server?.requests.count ?? 0
    let seen = screen?.frames.count ?? 0
    do {
      try await apply(event)
      judge(after: event, frames: screen?.frames.dropFirst(seen) ?? [])
    } catch {
      complain("What is offered can be used.", nil, "\(error)")
    }
    return complaints
  }

  func complain(_ rule: String, _ finding: String? = nil, _ seen: @autoclosure () -> String) {
    guard !complaints.contains(where: { $0.rule == rule }) else { return }
    complaints.append(Complaint(rule, finding, seen: seen()))
  }

  public func look(into hasher: inout Hasher) {
    screen?.frame.look(into: &hasher)
    model.look(into: &hasher)
    hasher.combine(setting)
    hasher.combine(isAway)
    hasher.combine(isClosed)
    hasher.combine(clock?.pending ?? [])
  }

  public func end() async {
    screen?.close()
    try? server?.requests.finish()
    await clock?.advance(by: .seconds(10))
    try? server?.requests.finish()
    await settle()
  }
}
