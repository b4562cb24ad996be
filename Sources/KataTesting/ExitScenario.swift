import KataKit
import Testing

/// The body of an exit test: what happens in the child process.
///
/// The traits of the parent do not reach the child, so the harness is set up anew. Failures are
/// passed on to the parent.
public enum ExitScenario {
  /// Runs `body` with every Swift task on the main executor and a timeline of its own; what it
  /// throws becomes a failure.
  public static func run(_ body: @MainActor @Sendable () async throws -> Void) async {
    SerialExecution.install()
    let teardown = Teardown()
    await Timeline.$current.withValue(Timeline()) {
      await Teardown.$current.withValue(teardown) {
        do {
          try await body()
        } catch {
          Issue.record(Comment(rawValue: "\(error)"))
        }
        _ = await teardown.run()
        await settle()
      }
    }
  }
}
