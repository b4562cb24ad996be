/// Why a wait ended without what it waited for.
enum WaitEnd {
  /// Nothing is left that could bring it.
  case everythingHasRun
  /// The yields are used up, and something goes on.
  case outOf(yields: Int)
  /// Another thread does not come to rest.
  case outOfPatience

  init(hasEverythingRun: Bool, _ lookout: Lookout, yields: Int) {
    if lookout.isOutOfPatience {
      self = .outOfPatience
    } else if hasEverythingRun {
      self = .everythingHasRun
    } else {
      self = .outOf(yields: yields)
    }
  }

  /// To follow "it did not happen".
  var afterDidNotHappen: String {
    switch self {
    case .everythingHasRun: ", although everything that could run has run"
    case .outOf, .outOfPatience: limit
    }
  }

  /// To follow "Waited for a request, but none".
  var afterNone: String {
    switch self {
    case .everythingHasRun: " comes: everything that could run has run"
    case .outOf, .outOfPatience: " came\(limit)"
    }
  }

  private var limit: String {
    switch self {
    case .everythingHasRun: ""
    case .outOf(let yields): " within \(yields.grouped) yields, and something still runs"
    case .outOfPatience: ", and another thread still runs after \(Lookout.patience)"
    }
  }
}

extension Int {
  /// The digits in groups of three: 2,000.
  fileprivate var grouped: String {
    self < 1_000 ? "\(self)" : "\((self / 1_000).grouped),\("\(self % 1_000 + 1_000)".dropFirst())"
  }
}
