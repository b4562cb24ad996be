import HeadlessUI
import KataExplorer
import KataHarness
import KataKit

// What can happen, and how it happens to the app and to the model.
extension PaymentsRun {
  public var offered: [PaymentsEvent] {
    guard screen != nil else { return Setting.allCases.map { .open($0) } }
    let answers = offeredAnswers
    if isAway { return answers + [.comeBack] }
    if isOtherApp { return answers + [.returnToApp] }
    // These are there to be read; loads overlap with others.
    if model.listed.last?.answer == .currencies { return offeredTaps.filter { $0 != .pull } }
    return answers + offeredTaps + [.leave, .leaveApp]
  }

  private var offeredAnswers: [PaymentsEvent] {
    model.open.indices.prefix(2).flatMap { index in
      likelyAnswers.map { .answer(index, $0) } + likelyTroubles.map { .fail(index, $0) }
    }
  }

  /// What can tell something new after what is listed.
  private var likelyAnswers: [Answer] {
    switch model.listed.last?.answer {
    case nil: [.everyday, .currencies, .instants, .empty, .malformed]
    case .instants: [.instantsTurned, .empty]
    case .everyday: [.corrected, .changed, .empty]
    default: [.everyday, .empty]
    }
  }

  /// A second failure has other words than the first.
  private var likelyTroubles: [PaymentsEvent.Trouble] {
    model.lastFailed > 0 ? [.busy, .cancelled] : [.dead, .cancelled, .calledOff]
  }

  private var offeredTaps: [PaymentsEvent] {
    guard let frame = screen?.frame else { return [] }
    if let alert = frame.alert { return [.closeAlert] + alert.buttons.map { .tapAlert($0) } }
    if frame.depth > 0 { return [.goBack] }
    var events: [PaymentsEvent] = hasSearch ? offeredQueries.map { .search($0) } : []
    let isFull = model.open.count > 2
    if frame.buttons.contains("Try again"), !isFull { events.append(.tryAgain) }
    if model.hasList, !frame.isRefreshing, !isFull { events.append(.pull) }
    let count = shown.count
    let rows = Set([0, count - 1]).filter { (0..<count).contains($0) }.sorted()
    return events + rows.map { .tapRow($0) }
  }

  private var offeredQueries: [String] {
    ["", "cafe ein", " REWE ", "zzz", "  ", "groceries", "t5", "réwe"].filter { $0 != query }
  }

  func apply(_ event: PaymentsEvent) async throws {
    if case .open(let setting) = event { return try await open(setting) }
    guard let screen, let server else { return }
    switch event {
    case .open: break
    case .pull: _ = try await screen.pullToRefresh()
    case .tryAgain: try await screen.tap("Try again")
    case .leave:
      isAway = true
      try await screen.leave()
    case .comeBack:
      isAway = false
      try await screen.comeBack()
    case .leaveApp:
      isOtherApp = true
      try await screen.leaveApp()
    case .returnToApp:
      isOtherApp = false
      try await screen.returnToApp()
    case .goBack:
      openPage = nil
      try await screen.goBack()
    case .closeAlert:
      try await screen.dismissAlert()
      model.acknowledged()
    case .tapAlert(let label):
      try await screen.tap(label)
      model.acknowledged()
    case .tapRow(let index): try await tapRow(index)
    case .answer(let index, let answer):
      try await end(index, of: server) { load, request in
        try request.answer(json: answer.json, summary: answer.words)
        model.answered(load, with: answer)
      }
    case .fail(let index, let trouble):
      try await end(index, of: server) { load, request in
        try request.fail(trouble.error)
        model.failed(load, words: [trouble.words])
      }
    case .search(let text):
      query = text
      try await screen.search(text)
    }
    model.requests(are: openLoads)
  }

  private func open(_ setting: Setting) async throws {
    self.setting = setting
    let activity = Activity()
    let server = HeldWire(onCancel: setting.onCancel, activity: activity, teardown: nil)
    let world = World(
      wire: server.wire, clock: ManualClock(), locale: setting.locale, timeZone: setting.timeZone)
    let screen = Screen(wire: server.wire, activity: activity, teardown: nil) { [root] in
      root(world)
    }
    (self.server, self.screen) = (server, screen)
    try await screen.open()
    model.requests(are: openLoads)
  }

  private func end(
    _ index: Int, of server: HeldWire,
    _ body: (PaymentsModel.Load, HeldWire.Request) throws -> Void
  ) async throws {
    guard model.open.indices.contains(index) else { return }
    let load = model.open[index]
    guard let request = server.requests.open.first(where: { $0.number == load.number }) else {
      return
    }
    model.open.remove(at: index)
    try body(load, request)
    await settle()
  }

  private func tapRow(_ index: Int) async throws {
    guard let screen, let row = row(at: index) else { return }
    openPage = row.payment?.id
    switch row.shown.place {
    case .row(let place): try await screen.tapRow(place)
    case .label(let label): try await screen.tap(label)
    }
  }

  private var openLoads: [PaymentsModel.Load] {
    (server?.requests.open ?? []).map {
      PaymentsModel.Load(number: $0.number, isCancelled: $0.isCancelled)
    }
  }
}

extension HeldRequests.Held {
  /// The place of the request among equals, from 1: a name ends in "(no. 2)".
  fileprivate var number: Int {
    Int(
      name.reversed().prefix { $0 != " " }.reversed().filter(\.isNumber).map(String.init).joined())
      ?? 1
  }
}
