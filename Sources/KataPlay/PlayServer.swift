import Foundation
import KataKit

/// The kit's own server with faults to order: failing, late, swapped and held answers.
///
/// An answer holds what the server knew when it was asked, so an answer that comes late is stale. A
/// request whose task is cancelled ends at once, as those of `URLSession` do.
@MainActor package final class PlayServer {
  /// What happens to the next request.
  enum Fault: Equatable {
    case failing, late
  }

  /// One request that has not been answered.
  struct Request {
    let number: Int
    let path: String
    let isFailing: Bool
    let isLate: Bool
    /// True for the first of two whose answers change places.
    let waitsForNext: Bool
    var isParked = false
    let age: @Sendable () -> Duration
  }

  /// How long an answer takes.
  package static let delay = Duration.milliseconds(800)
  /// How long a late answer takes.
  package static let longDelay = Duration.seconds(3)

  /// How long after the second of two swapped answers the first one comes.
  package static let swapDelay = Duration.milliseconds(400)

  private let clock: any Clock<Duration>
  /// What it answers with at the moment.
  package var data = ServerData()
  private(set) var fault: Fault?
  /// How many of the two requests that change places are still to come.
  private(set) var toSwap = 0
  private(set) var isHolding = false
  private(set) var requests: [Request] = []
  private var lastNumber = 0
  /// The requests that ``release()`` let go although their second had not come.
  private var released: Set<Int> = []
  private var parked: [Int: CheckedContinuation<Void, any Error>] = [:]

  /// True if the app asks for payments, which are what can change on the server.
  let hasPayments: Bool

  /// Makes a server whose time is that of `clock`.
  package init(clock: any Clock<Duration>, hasPayments: Bool = true) {
    self.clock = clock
    self.hasPayments = hasPayments
  }

  /// The wire to this server.
  package nonisolated var wire: Wire {
    Wire { Wire.Session { [self] path in try await answer(to: path) } }
  }

  // MARK: Faults

  /// Lets the next answer be a failure; again takes that back.
  package func failNext() { fault = fault == .failing ? nil : .failing }

  /// Lets the next answer be late; again takes that back.
  package func delayNext() { fault = fault == .late ? nil : .late }

  /// Lets the answers to the next two requests change places; again takes that back.
  package func swapNext() { toSwap = toSwap == 0 ? 2 : 0 }

  /// Keeps every answer back.
  package func hold() { isHolding = true }

  /// Lets the answers go that were kept back, in the order of the requests.
  package func release() {
    isHolding = false
    for number in parked.keys.sorted() {
      if number == lastNumber { released.insert(number) }
      unpark(number, with: .success(()))
    }
  }

  // MARK: Answering

  private func answer(to path: String) async throws -> Data {
    let request = arrive(path)
    defer { leave(request) }
    let result = Result { try data.answer(to: path) }
    try await clock.sleep(for: request.isLate ? Self.longDelay : Self.delay)
    while isHolding || mustWait(request) { try await park(request.number) }
    // Time to see the other answer first.
    if request.waitsForNext { try await clock.sleep(for: Self.swapDelay) }
    if request.isFailing { throw WireError("The line is dead") }
    return try result.get()
  }

  private func arrive(_ path: String) -> Request {
    lastNumber += 1
    let age = clock.stopwatch()
    let request = Request(
      number: lastNumber, path: path, isFailing: fault == .failing, isLate: fault == .late,
      waitsForNext: toSwap == 2, age: age)
    fault = nil
    toSwap = max(0, toSwap - 1)
    requests.append(request)
    return request
  }

  private func leave(_ request: Request) {
    requests.removeAll { $0.number == request.number }
    released.remove(request.number)
    // Whoever waited for this one looks again.
    let waiting = requests.filter { $0.waitsForNext && parked[$0.number] != nil }
    if !isHolding { for request in waiting { unpark(request.number, with: .success(())) } }
  }

  /// The first of two that change places waits until the second has been answered.
  private func mustWait(_ request: Request) -> Bool {
    guard request.waitsForNext, !released.contains(request.number) else { return false }
    let second = request.number + 1
    return lastNumber < second || requests.contains { $0.number == second }
  }

  private func park(_ number: Int) async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        parked[number] = continuation
        mark(number, isParked: true)
      }
    } onCancel: {
      Task { @MainActor in unpark(number, with: .failure(CancellationError())) }
    }
  }

  private func unpark(_ number: Int, with result: Result<Void, any Error>) {
    mark(number, isParked: false)
    parked.removeValue(forKey: number)?.resume(with: result)
  }

  private func mark(_ number: Int, isParked: Bool) {
    guard let index = requests.firstIndex(where: { $0.number == number }) else { return }
    requests[index].isParked = isParked
  }
}

extension Clock where Duration == Swift.Duration {
  /// Says how long ago it was made.
  fileprivate func stopwatch() -> @Sendable () -> Swift.Duration {
    let start = now
    return { start.duration(to: self.now) }
  }
}
