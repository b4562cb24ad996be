import Foundation
import HeadlessUI
import KataKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One order in which three requests end, each with an outcome, and what the screen showed.
///
/// The user types 1, 12 and 125, slowly enough that each is sent; the rate is 3.
@MainActor struct Course {
  enum Outcome: String, CaseIterable {
    case success, failure, cancelled
  }

  /// A request has ended.
  struct Step {
    /// 0 for the input 1, 1 for 12, 2 for 125.
    let request: Int
    let isNewestOpen: Bool
    let frame: Frame
  }

  let order: [Int]
  let outcomes: [Outcome]
  let respectsCancellation: Bool
  let timeline = Timeline()
  private(set) var steps: [Step] = []
  private(set) var frames: [Frame] = []
  /// What went wrong in a course that could not be played to its end.
  private(set) var breakdown: String?

  static let inputs = ["1", "12", "125"]
  static let results = [3, 36, 375]

  /// The screen when all three have ended.
  var last: Frame { steps[2].frame }
  var newestOutcome: Outcome { outcomes[2] }

  /// The frame after the newest request has ended and each one after it.
  var afterNewest: [Frame] {
    steps.drop { $0.request != 2 }.map(\.frame)
  }

  /// Every order and every outcome, with an API that respects cancellation and one that does not.
  static func all() async -> [Course] {
    if let played { return played }
    var courses: [Course] = []
    for respectsCancellation in [false, true] {
      for order in permutations {
        for outcomes in outcomeTriples {
          var course = Course(
            order: order, outcomes: outcomes, respectsCancellation: respectsCancellation)
          await course.play()
          courses.append(course)
        }
      }
    }
    played = courses
    return courses
  }

  private static var played: [Course]?

  private static let permutations = [
    [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
  ]

  private static var outcomeTriples: [[Outcome]] {
    var triples: [[Outcome]] = []
    for first in Outcome.allCases {
      for second in Outcome.allCases {
        for third in Outcome.allCases { triples.append([first, second, third]) }
      }
    }
    return triples
  }

  private mutating func play() async {
    do {
      let app = try await App.open(
        onCancel: respectsCancellation ? .ends(with: URLError(.cancelled)) : .ignored,
        timeline: timeline)
      var requests: [HeldWire.Request] = []
      for key in ["1", "2", "5"] {
        try await app.type(key)
        await app.pause()
        requests.append(try await app.nextRequest())
      }
      for index in order {
        try await end(requests[index], outcomes[index], in: app)
        steps.append(
          Step(request: index, isNewestOpen: requests[2].isOpen, frame: app.screen.frame))
      }
      frames = app.screen.frames
      app.screen.close()
      try? app.server.requests.finish()
    } catch {
      breakdown = "\(error)"
    }
  }

  private func end(
    _ request: HeldWire.Request, _ outcome: Outcome, in app: App
  ) async throws {
    // An API that respects cancellation has ended it already.
    guard request.isOpen else { return }
    switch outcome {
    case .success: try await app.answer(request, rate: "3")
    case .failure: try await app.fail(request, WireError("The line is dead"))
    case .cancelled: try await app.fail(request, URLError(.cancelled))
    }
  }
}
