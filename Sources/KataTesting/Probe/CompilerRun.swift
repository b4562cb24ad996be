import Foundation
import Synchronization

/// One run of the compiler in a process of its own.
struct CompilerRun: Sendable {
  /// How the process ended.
  enum Exit: Sendable {
    case status(Int32)
    case signal(Int32)
  }

  /// The program and its arguments.
  let command: [String]
  /// The file that takes what the process prints. A file, unlike a pipe, never fills up.
  let output: URL

  /// Runs the compiler, and returns how it ended and what it printed.
  func result() async throws -> (exit: Exit, output: String) {
    try Task.checkCancellation()
    try Data().write(to: output)
    let printed = try FileHandle(forWritingTo: output)
    defer { try? printed.close() }
    let exit = try await exit(printingTo: printed)
    try Task.checkCancellation()
    return (exit, String(decoding: try Data(contentsOf: output), as: UTF8.self))
  }

  private func exit(printingTo handle: FileHandle) async throws -> Exit {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    let child = Child()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { process in
          child.ended()
          let number = process.terminationStatus
          let isSignal = process.terminationReason == .uncaughtSignal
          continuation.resume(returning: isSignal ? .signal(number) : .status(number))
        }
        do {
          try process.run()
          child.started(process.processIdentifier)
        } catch {
          continuation.resume(throwing: error)
        }
      }
    } onCancel: {
      child.cancel()
    }
  }

  /// The environment of the tests, in English and without what a test runner injects. What the
  /// compiler leaves among the temporary files (an empty folder for each run) goes with the output.
  private var environment: [String: String] {
    var variables = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("DYLD_") }
    variables["LANG"] = "C"
    variables["LC_ALL"] = "C"
    variables["TMPDIR"] = output.deletingLastPathComponent().path
    return variables
  }
}

extension CompilerRun {
  /// The process while it runs, so that a cancelled task can end it.
  private final class Child: Sendable {
    private enum State {
      case waiting
      case running(pid_t)
      /// It has ended, or must not go on.
      case over(isCancelled: Bool)
    }

    private let state = Mutex(State.waiting)

    func started(_ pid: pid_t) {
      state.withLock { state in
        switch state {
        case .waiting: state = .running(pid)
        case .over(isCancelled: true): kill(pid, SIGKILL)
        case .running, .over: break
        }
      }
    }

    func ended() {
      state.withLock { $0 = .over(isCancelled: false) }
    }

    func cancel() {
      state.withLock { state in
        switch state {
        case .waiting: state = .over(isCancelled: true)
        case .running(let pid): kill(pid, SIGKILL)
        case .over: break
        }
      }
    }
  }
}
