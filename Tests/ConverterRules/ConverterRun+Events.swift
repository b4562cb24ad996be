import Foundation
import HeadlessUI
import KataExplorer
import KataHarness
import KataKit

// What can happen, and how it happens to the app and to the model.
extension ConverterRun {
  public var offered: [ConverterEvent] {
    guard let screen else { return ConverterSetting.allCases.map { .open($0) } }
    guard setting != .unknown else { return [] }
    let rest = answers + waits
    if isClosed { return rest }
    if isAway { return rest + [.comeBack] }
    if let alert = screen.alert {
      return rest + [.closeAlert] + alert.buttons.map { .tap($0) }
    }
    return rest + inputs + screen.buttons.map { .tap($0) } + [.leave, .close]
  }

  private var answers: [ConverterEvent] {
    let open = model.open.indices.prefix(2)
    let rates: [ConverterEvent.Rate] =
      model.text == "12" || model.text == "1" ? ConverterEvent.Rate.allCases : [.three, .small]
    return open.flatMap { index in
      rates.map { .answer(index, $0) } + ConverterEvent.Trouble.allCases.map { .fail(index, $0) }
    }
  }

  private var waits: [ConverterEvent] {
    guard model.sinceInput < 300 || clock?.pending.isEmpty == false else { return [] }
    return model.sinceInput == 0 ? [.wait(299), .wait(300)] : [.wait(1), .wait(300)]
  }

  private var inputs: [ConverterEvent] {
    var events: [ConverterEvent] = []
    let isPlain = model.text.allSatisfy { "12".contains($0) }
    if isPlain, model.text.count < 3 { events += [.type("1"), .type("2")] }
    if isPlain, !model.text.isEmpty { events += [.deleteLast, .clear] }
    if !isPlain { events.append(.clear) }
    if model.text.isEmpty || model.text == "1" || model.text == "12" {
      events += setting.texts.filter { $0.text != model.text }.map { .paste($0.text) }
    }
    return events + ["USD", "JPY", "GBP"].filter { $0 != model.currency }.map { .choose($0) }
  }

  func apply(_ event: ConverterEvent) async throws {
    if case .open(let setting) = event { return try await open(setting) }
    guard let screen else { return }
    switch event {
    case .open: break
    case .type(let text):
      enter(model.text + text)
      try await screen.type(text, into: "Amount")
    case .paste(let text):
      enter(text)
      try await screen.replaceText(in: "Amount", with: text)
    case .deleteLast:
      enter(String(model.text.dropLast()))
      try await screen.replaceText(in: "Amount", with: model.text)
    case .clear:
      enter("")
      try await screen.replaceText(in: "Amount", with: "")
    case .choose(let code):
      model.changed(text: model.text, amount: model.amount, currency: code)
      try await screen.choose(code, in: "Currency")
    case .wait(let time):
      model.sinceInput = min(300, model.sinceInput + time)
      await clock?.advance(by: .milliseconds(time))
    default: try await applyRest(event, screen)
    }
    noteRequests()
  }

  private func applyRest(_ event: ConverterEvent, _ screen: Screen) async throws {
    switch event {
    case .leave:
      isAway = true
      model.left()
      try await screen.leave()
    case .comeBack:
      isAway = false
      try await screen.comeBack()
    case .close:
      isClosed = true
      screen.close()
      await settle()
    case .closeAlert:
      try await screen.dismissAlert()
      model.acknowledged()
    case .tap(let label):
      try await screen.tap(label)
      model.acknowledged()
      model.outcomes.insert(.underWay)
      model.mayAsk = true
    case .answer(let index, let rate):
      try await end(index) { load, request in
        let code = load.name.dropFirst("/rates/".count).prefix(3)
        try request.answer(json: rate.json(String(code)), summary: rate.rawValue)
        model.answered(load, with: rate.value)
      }
    case .fail(let index, let trouble):
      try await end(index) { load, request in
        try request.fail(trouble.error)
        model.failed(load, words: trouble.words)
      }
    default: break
    }
  }

  private func open(_ setting: ConverterSetting) async throws {
    self.setting = setting
    model.currency = setting.code.uppercased()
    let activity = Activity()
    let server = HeldWire(onCancel: setting.onCancel, activity: activity, teardown: nil)
    let clock = ManualClock()
    let world = World(wire: server.wire, clock: clock, locale: setting.locale, timeZone: .gmt)
    let code = setting.code
    let screen = Screen(wire: server.wire, activity: activity, teardown: nil) { [root] in
      root(world, code)
    }
    (self.server, self.clock, self.screen) = (server, clock, screen)
    try await screen.open()
    labels = Set(screen.frame.words)
  }

  private func enter(_ text: String) {
    model.changed(text: text, amount: setting.amount(of: text), currency: model.currency)
  }

  private func end(
    _ index: Int, _ body: (ConverterModel.Load, HeldWire.Request) throws -> Void
  ) async throws {
    guard model.open.indices.contains(index), let server else { return }
    let load = model.open[index]
    guard let request = server.requests.open.first(where: { $0.name == load.name }) else { return }
    model.open.remove(at: index)
    try body(load, request)
    await settle()
  }
}

extension ConverterSetting {
  /// What a text is worth here: from the list, or one of plain digits.
  func amount(of text: String) -> Decimal? {
    let number =
      texts.first { $0.text == text }.map(\.amount) ?? (text.isEmpty ? nil : text)
    return number.flatMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) }
  }
}
