import Foundation
import Synchronization

/// A server in the hands of the test: every request stays open until it is answered.
///
/// ```swift
/// let server = HeldWire()
/// let session = server.wire.openSession()
/// async let data = session.data(for: "/transactions")
/// try await server.next("/transactions").answer(json: "[]")
/// ```
public final class HeldWire: Sendable {
  /// One open request.
  public typealias Request = HeldRequests<String, Data>.Held

  /// What is asked and answered; paths in, data out.
  public let requests: HeldRequests<String, Data>

  private let sessions = Atomic(0)

  /// Makes a server that nobody has asked anything yet; the parameters are those of
  /// ``HeldRequests``.
  public init(
    onCancel: HeldRequests<String, Data>.Cancellation = .ignored, activity: Activity? = nil,
    timeline: Timeline? = .current, teardown: Teardown? = .current
  ) {
    requests = HeldRequests(
      onCancel: onCancel, activity: activity, timeline: timeline, teardown: teardown)
  }

  /// The wire to this server.
  public var wire: Wire {
    Wire { [self] in
      sessions.wrappingAdd(1, ordering: .relaxed)
      return Wire.Session { [requests] path in try await requests.response(to: path) }
    }
  }

  /// How many sessions were opened so far.
  public var sessionsOpened: Int { sessions.load(ordering: .relaxed) }

  /// Waits for the next request for `path`; see ``HeldRequests/next(_:isolation:)``.
  public func next(
    _ path: String, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Request {
    try await requests.next(path)
  }
}

extension HeldRequests.Held where Response == Data {
  /// Answers with JSON text.
  ///
  /// - Throws: ``HarnessFailure`` when the request has ended already.
  public func answer(json: String, summary: String? = nil) throws {
    try answer(Data(json.utf8), summary: summary)
  }
}
