import Foundation
import KataKit
import Synchronization

/// A server in the hands of the test: every request stays open until it is answered.
///
/// ```swift
/// let server = HeldWire()
/// let session = server.wire.openSession()
/// let load = Task { try await session.data(for: "/transactions") }
/// try await server.next("/transactions").answer(json: "[]")
/// #expect(try await load.value == Data("[]".utf8))
/// ```
///
/// Safe to use from any thread.
public final class HeldWire: Sendable {
  /// One open request.
  public typealias Request = HeldRequests<String, Data>.Held

  /// What is asked and answered; paths in, data out.
  public let requests: HeldRequests<String, Data>

  private let sessions = Counter()
  private let living = Counter()

  /// Makes a server that nobody has asked anything yet; the parameters are those of
  /// ``HeldRequests``.
  public init(
    onCancel: HeldRequests<String, Data>.Cancellation = .ignored, activity: Activity? = nil,
    timeline: Timeline? = .current, teardown: Teardown? = .current
  ) {
    requests = HeldRequests(
      onCancel: onCancel, activity: activity, timeline: timeline, teardown: teardown)
  }

  /// The wire to this server; all wires and sessions ask the same ``requests``.
  public var wire: Wire {
    Wire { [self] in
      sessions.add(1)
      let life = SessionLife(living)
      return Wire.Session { [requests] path in
        defer { withExtendedLifetime(life) {} }
        return try await requests.response(to: path)
      }
    }
  }

  /// How many sessions were opened so far.
  public var sessionsOpened: Int { sessions.value }

  /// How many of the sessions somebody still holds: those of services that were not freed.
  public var sessionsAlive: Int { living.value }

  /// Waits for the next request for `path`; see ``HeldRequests/next(_:isolation:)``.
  ///
  /// - Throws: ``HarnessFailure`` when no such request comes.
  public func next(
    _ path: String, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Request {
    try await requests.next(path)
  }
}

/// A number that any thread may change.
private final class Counter: Sendable {
  private let storage = Atomic(0)

  var value: Int { storage.load(ordering: .sequentiallyConsistent) }
  func add(_ number: Int) { storage.wrappingAdd(number, ordering: .sequentiallyConsistent) }
}

/// Lives as long as a session does.
private final class SessionLife: Sendable {
  private let living: Counter

  init(_ living: Counter) {
    self.living = living
    living.add(1)
  }

  deinit { living.add(-1) }
}

extension HeldRequests.Held where Response == Data {
  /// Answers with JSON text, which is passed on as it is, as UTF-8.
  ///
  /// - Throws: ``HarnessFailure`` when the request has ended already.
  public func answer(json: String, summary: String? = nil) throws {
    try answer(Data(json.utf8), summary: summary)
  }
}
