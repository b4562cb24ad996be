import Foundation
import HeadlessUI
import KataHarness
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
  private let play: Play

  /// What went wrong in a course that could not be played to its end.
  var breakdown: String? { play.breakdown }
  var timeline: Timeline { play.timeline }
  var frames: [Frame] { play.frames }

  /// What came of each request, in the order of the course.
  var steps: [Step] {
    var moments = play.moments[...]
    var now = moments.removeFirst()
    return order.map { index in
      if play.open.contains(index) { now = moments.removeFirst() }
      return Step(request: index, isNewestOpen: now.isNewestOpen, frame: now.frame)
    }
  }

  /// The screen when all three have ended.
  var last: Frame { play.moments[play.moments.count - 1].frame }
  var newestOutcome: Outcome { outcomes[2] }
  /// How many requests the server does not answer well.
  var failures: Int { outcomes.count { $0 != .success } }

  /// The frame after the newest request has ended and each one after it.
  var afterNewest: [Frame] {
    steps.drop { $0.request != 2 }.map(\.frame)
  }
}

// MARK: - Playing all of them

extension Course {
  /// Every order and every outcome, with an API that respects cancellation and one that does not.
  ///
  /// Courses in which the same happens are played once. Where nothing was cancelled, it is the same
  /// whether the API respects it. And what has ended because it was cancelled cannot end once more,
  /// so its place in the order and its outcome make no difference.
  static func all() async -> [Course] {
    if let played { return played }
    var courses: [Course] = []
    for order in permutations {
      for outcomes in outcomeTriples {
        let play = await Play(order, outcomes, respectsCancellation: false)
        courses.append(
          Course(order: order, outcomes: outcomes, respectsCancellation: false, play: play))
      }
    }
    var known: [[String]: Play] = [:]
    var open: [Int]?
    for course in courses {
      var play = course.play
      if play.hasCancelled {
        if let same = open.flatMap({ known[course.endings(of: $0)] }) {
          play = same
        } else {
          play = await Play(course.order, course.outcomes, respectsCancellation: true)
          // What is typed is the same in all courses, and so is what that cancels.
          open = play.open
          known[course.endings(of: play.open)] = play
        }
      }
      courses.append(
        Course(
          order: course.order, outcomes: course.outcomes, respectsCancellation: true, play: play))
    }
    played = courses
    return courses
  }

  /// How these requests end, in the order of the course.
  private func endings(of requests: [Int]) -> [String] {
    order.filter(requests.contains).map { "\($0) " + outcomes[$0].rawValue }
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
}

/// One run of the app through a course.
@MainActor private struct Play {
  let timeline = Timeline()
  /// The requests that were open when all had been typed; the others had been cancelled.
  private(set) var open: [Int] = []
  /// What was seen when all had been typed, and after each of the open requests had ended.
  private(set) var moments: [(isNewestOpen: Bool, frame: Frame)] = []
  private(set) var frames: [Frame] = []
  /// True if the task that waits for some request was cancelled.
  private(set) var hasCancelled = false
  private(set) var breakdown: String?

  init(_ order: [Int], _ outcomes: [Course.Outcome], respectsCancellation: Bool) async {
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
      open = requests.indices.filter { requests[$0].isOpen }
      moments.append((requests[2].isOpen, app.screen.frame))
      for index in order where open.contains(index) {
        try await end(requests[index], outcomes[index], in: app)
        moments.append((requests[2].isOpen, app.screen.frame))
      }
      frames = app.screen.frames
      hasCancelled = requests.contains(where: \.isCancelled)
      app.screen.close()
      try? app.server.requests.finish()
    } catch {
      breakdown = "\(error)"
    }
  }

  private func end(
    _ request: HeldWire.Request, _ outcome: Course.Outcome, in app: App
  ) async throws {
    // An API that respects cancellation may have ended it meanwhile.
    guard request.isOpen else { return }
    switch outcome {
    case .success: try await app.answer(request, rate: "3")
    case .failure: try await app.fail(request, WireError("The line is dead"))
    case .cancelled: try await app.fail(request, URLError(.cancelled))
    }
  }
}
