import Foundation
import HeadlessUI
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads keys on a thread of its own, so that an app that never answers can still be left.
///
/// The thread also looks whether the main actor makes progress, and says so on the terminal when it
/// does not.
final class Keyboard: Sendable {
  /// The keys, in order.
  let keys: AsyncStream<Key>

  private let continuation: AsyncStream<Key>.Continuation
  private let terminal: Terminal
  /// True while a q is a letter.
  private let isTyping = Atomic(false)
  /// How many heartbeats the main actor has served.
  private let served = Atomic(0)

  /// How long the main actor may be busy before that is said.
  private static let patience = Duration.seconds(3)
  /// How long an escape byte waits for the rest of its sequence, in milliseconds.
  private static let escapeDelay: Int32 = 40
  private static let turn: Int32 = 200

  /// Begins to read.
  init(terminal: Terminal) {
    self.terminal = terminal
    (keys, continuation) = AsyncStream.makeStream()
    Thread.detachNewThread { [self] in run() }
  }

  /// Says whether characters are text at the moment.
  func setTyping(_ isTyping: Bool) { self.isTyping.store(isTyping, ordering: .releasing) }

  private func run() {
    var decoder = KeyDecoder()
    var pulse = Pulse()
    while true {
      var source = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let ready = poll(&source, 1, decoder.isWaiting ? Self.escapeDelay : Self.turn)
      if ready > 0 {
        guard let bytes = read() else { TerminalRescue.end(0) }
        send(decoder.decode(bytes), pulse)
      } else if ready == 0 {
        send(decoder.flush(), pulse)
      }
      beat(&pulse)
    }
  }

  /// The bytes that have come, or nil when the terminal is gone.
  private func read() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 256)
    #if canImport(Darwin)
      let count = Darwin.read(STDIN_FILENO, &buffer, buffer.count)
    #else
      let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
    #endif
    if count < 0 && (errno == EINTR || errno == EAGAIN) { return [] }
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }

  private func send(_ keys: [Key], _ pulse: Pulse) {
    for key in keys {
      if key == .interrupt { TerminalRescue.end(130) }
      let isCommand = pulse.isLost || !isTyping.load(ordering: .acquiring)
      if key == .character("q") && isCommand { TerminalRescue.end(0) }
      continuation.yield(key)
    }
  }

  // MARK: Progress of the main actor

  private struct Pulse {
    var posted = 0
    var since = ContinuousClock.now
    var isLost = false
  }

  private func beat(_ pulse: inout Pulse) {
    if served.load(ordering: .acquiring) == pulse.posted {
      pulse = Pulse(posted: pulse.posted + 1)
      DispatchQueue.main.async { [self] in served.add(1, ordering: .releasing) }
    } else if pulse.since.duration(to: .now) > Self.patience {
      pulse.isLost = true
      let seconds = pulse.since.duration(to: .now).components.seconds
      terminal.showNotice(
        Line(
          "The app has not answered for \(seconds) s: an endless loop?  q or Ctrl-C quits",
          Look(color: "red", isBold: true)))
    }
  }
}
