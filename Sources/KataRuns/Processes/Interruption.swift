import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whether the user wants the tool to end: Ctrl-C, a closed terminal, or a polite kill.
///
/// The signal only leaves a mark. Whoever waits looks at it, ends what was started, and returns.
package enum Interruption {
  /// The signal that came, or 0.
  private static let signalNumber = Atomic<Int32>(0)

  package static var isRequested: Bool { signalNumber.load(ordering: .relaxed) != 0 }

  package static func install() {
    // Made here, since a handler may not run an initialiser.
    guard !isRequested else { return }
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      sigaddset(&signals, number)
      signal(number) { Interruption.signalNumber.store($0, ordering: .relaxed) }
    }
    // Who started the tool may have held them back, as a dispatch queue does.
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Waits for a part of a second, or less if a signal comes.
  package static func pause(milliseconds: Int) {
    var time = timespec(tv_sec: 0, tv_nsec: milliseconds * 1_000_000)
    nanosleep(&time, nil)
  }
}
