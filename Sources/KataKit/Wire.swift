import Foundation

/// The network under a kata: opens sessions, which load data by path.
///
/// A service opens one session when it is built, so that tests can count how many services an app
/// builds.
public struct Wire: Sendable {
  /// One connection to the server.
  public struct Session: Sendable {
    private let load: @Sendable (String) async throws -> Data

    /// Makes a session that loads with `load`.
    public init(load: @escaping @Sendable (String) async throws -> Data) {
      self.load = load
    }

    /// Loads the data at `path`, for example `/transactions`.
    ///
    /// - Throws: Whatever the server or the connection fails with; ``WireError`` on the live wire.
    public func data(for path: String) async throws -> Data {
      try await load(path)
    }
  }

  private let open: @Sendable () -> Session

  /// Makes a wire whose sessions come from `open`.
  public init(open: @escaping @Sendable () -> Session) {
    self.open = open
  }

  /// Opens a session, each time a new one.
  public func openSession() -> Session { open() }

  /// The wire that is used where none was passed: the live one, unless a test or a screen installed
  /// another for what it runs.
  ///
  /// Detached tasks and blocks on a dispatch queue do not see what was installed.
  @TaskLocal public static var current: Wire = .live
}

/// A failure of the server or of the connection to it, with a sentence for the user.
public struct WireError: LocalizedError, Sendable, Hashable {
  /// The sentence, for example "The server is busy."
  public let message: String

  /// Makes an error whose `localizedDescription` is `message`.
  public init(_ message: String) {
    self.message = message
  }

  /// The sentence for the user.
  public var errorDescription: String? { message }
}
