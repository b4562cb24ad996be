import KataExplorer

/// A toy app with a counter, whose bugs are known.
@MainActor final class Counting: RuledRun {
  enum Event: String, ExplorerEvent {
    case up, down, reset

    var description: String { rawValue }
    var script: String? { self == .reset ? nil : rawValue }
  }

  /// What the counter does wrong.
  enum Bug: Sendable {
    case none
    /// The third step up in a row counts twice.
    case leapsAtThree
    /// Down at zero goes below it.
    case goesBelowZero
    /// After twelve events in all, reset does nothing.
    case wearsOut
  }

  private let bug: Bug
  private var shown = 0
  private var model = 0
  private var ups = 0
  private var events = 0

  init(_ bug: Bug) {
    self.bug = bug
  }

  var offered: [Event] { model > 0 ? [.up, .down, .reset] : [.up, .down] }

  func perform(_ event: Event) async -> [Complaint] {
    events += 1
    ups = event == .up ? ups + 1 : 0
    switch event {
    case .up:
      model += 1
      shown += bug == .leapsAtThree && ups == 3 ? 2 : 1
    case .down:
      model = max(0, model - 1)
      shown = bug == .goesBelowZero ? shown - 1 : max(0, shown - 1)
    case .reset:
      model = 0
      if bug != .wearsOut || events <= 12 { shown = 0 }
    }
    guard shown != model else { return [] }
    return [Complaint("The counter counts.", "X1", seen: "Expected \(model), seen \(shown).")]
  }

  func look(into hasher: inout Hasher) {
    hasher.combine(shown)
    hasher.combine(model)
    hasher.combine(ups)
  }

  func end() async {}
}
