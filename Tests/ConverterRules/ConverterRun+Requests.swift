import HeadlessUI
import KataExplorer

// What the server is asked.
extension ConverterRun {
  /// Sees which requests have come and gone.
  func noteRequests() {
    guard let server else { return }
    let old = Set(model.open.map(\.name))
    model.open = server.requests.open.map {
      ConverterModel.Load(name: $0.name, isCancelled: $0.isCancelled)
    }
    let new = model.open.filter { !old.contains($0.name) }
    guard let newest = new.last else { return }
    // The request of an input that is over already belongs to nobody.
    if model.amount != nil, !newest.isCancelled { model.current = newest.name }
  }

  func judgeAsking(after event: ConverterEvent) {
    guard let server, !isAway, !isClosed else { return }
    let asked = server.requests.count - askedBefore
    if asked > 0, let newest = model.open.last { judge(path: newest.name) }
    guard model.amount != nil else {
      if asked > 0 {
        complain("What is no amount is not sent.", "C3", "“\(model.text)” was sent. \(seen)")
      }
      return
    }
    if case .tap = event { return }
    if model.isFree { return }
    if model.sinceInput < 300, asked > 0 {
      complain(
        "The server is asked 300 ms after the last change, and not before.", "C10",
        "Asked after \(model.sinceInput) ms.")
    }
    guard model.sinceInput == 300 else { return }
    judgeCount(asked)
    if asked > 0 || model.isDue { model.isDue = false }
    model.mayAsk = false
  }

  private func judgeCount(_ asked: Int) {
    if asked > 1 {
      complain("A burst of changes sends one request.", "C10", "Requests: \(asked). \(seen)")
    } else if model.isDue, asked == 0 {
      complain(
        "Every change of the input asks the server, once it has paused.", "C19",
        "Nothing is asked. \(seen)")
    } else if !model.isDue, !model.mayAsk, asked > 0 {
      complain("The server is asked once for each input.", "C10", "It is asked again. \(seen)")
    }
  }

  private func judge(path: String) {
    if !path.hasPrefix("/rates/\(model.currency)") {
      complain(
        "The rate of the chosen currency is asked for.", "C1",
        "\(model.currency) is chosen, and \(path) is asked for.")
    }
  }

  func judgeClosed() {
    guard let server, let clock else { return }
    if let before, let frame = screen?.frame, frame != before {
      complain("A closed screen is not drawn again.", "C18", seen)
    }
    if model.open.isEmpty, clock.pending.isEmpty, server.sessionsAlive > 0 {
      complain(
        "Closing the screen frees the model and its service.", "C15",
        "Services alive: \(server.sessionsAlive)")
    }
  }
}
