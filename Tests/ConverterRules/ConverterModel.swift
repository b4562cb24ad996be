import Foundation

/// What a person may see of the converter, as the brief says it.
struct ConverterModel: Hashable {
  /// What stands below the amount.
  enum Outcome: Hashable {
    /// There is no amount, and nothing to say.
    case nothing
    /// A conversion is under way: the pause runs, or its request is open.
    case underWay
    /// The amount in the chosen currency.
    case result(Decimal)
    /// One sentence; any words will do for nil.
    case failure(String?)
    /// The alert that told of the failure was closed.
    case acknowledged
  }

  var text = ""
  /// What the text is worth; nil for what is no amount.
  var amount: Decimal?
  var currency = ""
  /// What may be shown; more than one only where the brief leaves it open.
  var outcomes: Set<Outcome> = [.nothing]
  /// How many milliseconds have passed since the input changed; at most 300.
  var sinceInput = 300
  /// The request that was made for the input as it is now.
  var current: String?
  /// True if a request must come, or may, when the pause is over.
  var isDue = false
  var mayAsk = false
  /// True once the screen was left: what goes on meanwhile, and begins anew after it, is up to the
  /// version, until the input changes.
  var isFree = false
  var open: [Load] = []

  /// A request that waits for its answer.
  struct Load: Hashable {
    let name: String
    var isCancelled: Bool
  }

  /// The person has changed the amount or the currency.
  mutating func changed(text: String, amount: Decimal?, currency: String) {
    let isSame = amount == self.amount && currency == self.currency
    let isText = text != self.text
    (self.text, self.amount, self.currency) = (text, amount, currency)
    guard amount != nil else { return clear() }
    sinceInput = 0
    defer { isFree = false }
    if isSame && !isDue {
      // The same amount, written otherwise: what is there holds, and asking again is right as well.
      if isText { mayAsk = true }
      outcomes.insert(.underWay)
      if outcomes.contains(where: \.isFailure) { outcomes = [.underWay]; isDue = true }
    } else {
      outcomes = [.underWay]
      current = nil
      isDue = true
    }
  }

  private mutating func clear() {
    outcomes = [.nothing]
    current = nil
    isDue = false
    mayAsk = false
    isFree = false
    sinceInput = 300
  }

  mutating func answered(_ load: Load, with rate: Decimal?) {
    guard load.name == current, let amount else { return }
    current = nil
    outcomes = [rate.map { .result(amount * $0) } ?? .failure(nil)]
  }

  mutating func failed(_ load: Load, words: String) {
    guard load.name == current else { return }
    current = nil
    outcomes = [.failure(words)]
  }

  mutating func left() {
    guard amount != nil else { return }
    outcomes.insert(.underWay)
    isDue = false
    isFree = true
  }

  mutating func acknowledged() {
    if outcomes.contains(where: \.isFailure) { outcomes = [.acknowledged] }
  }

  /// Feeds what matters for what can follow: requests by their order.
  func look(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(currency)
    hasher.combine(outcomes)
    hasher.combine(sinceInput)
    hasher.combine(isDue)
    hasher.combine(mayAsk)
    hasher.combine(isFree)
    for load in open {
      hasher.combine(load.isCancelled)
      hasher.combine(load.name == current)
    }
  }
}

extension ConverterModel.Outcome {
  var isFailure: Bool {
    if case .failure = self { true } else { self == .acknowledged }
  }
}
