import KataHarness
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Gives the terminal back as it was, however the process ends.
///
/// A signal handler can neither lock nor allocate, so all that it needs is prepared in memory of the
/// process's whole life and found by atomic addresses.
enum TerminalRescue {
  /// The modes that the terminal had.
  private static let modes = Atomic<UInt>(0)
  /// The terminal itself, and where standard error went before it was caught; -1 before.
  private static let terminal = Atomic<Int32>(-1)
  private static let error = Atomic<Int32>(-1)
  private static let isTaken = Atomic(false)
  private static let previous = Atomic<UInt>(0)

  private static let leaving: StaticString = "\u{1B}[0m\u{1B}[?25h\u{1B}[?7h\u{1B}[?1049l"
  private static let endings = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]
  private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]

  /// Says what to give back, before anything is changed, and catches the signals that end it all.
  static func prepare(modes now: termios, terminal: Int32, error: Int32) {
    let memory = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    memory.initialize(to: now)
    modes.store(UInt(bitPattern: memory), ordering: .releasing)
    self.terminal.store(terminal, ordering: .releasing)
    self.error.store(error, ordering: .releasing)
    isTaken.store(true, ordering: .releasing)
    install()
  }

  /// Gives the terminal back; again does nothing.
  static func restore() {
    guard isTaken.exchange(false, ordering: .acquiringAndReleasing) else { return }
    let terminal = terminal.load(ordering: .acquiring)
    write(terminal, leaving.utf8Start, leaving.utf8CodeUnitCount)
    let saved = UnsafeMutablePointer<termios>(bitPattern: modes.load(ordering: .acquiring))
    if let saved { tcsetattr(terminal, TCSAFLUSH, saved) }
  }

  /// Ends the process at once, with the terminal as it was.
  static func end(_ status: Int32) -> Never {
    restore()
    _exit(status)
  }

  private static func install() {
    // The sentence of the crash guard follows what this writes.
    CrashGuard.install()
    CrashGuard.coverThisThread()
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)
    actions.initialize(repeating: sigaction(), count: 32)
    previous.store(UInt(bitPattern: actions), ordering: .releasing)
    for signal in endings + crashes {
      var action = sigaction()
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = { TerminalRescue.handle($0) }
      #else
        action.__sigaction_handler.sa_handler = { TerminalRescue.handle($0) }
      #endif
      action.sa_flags = Int32(SA_ONSTACK)
      sigaction(signal, &action, actions + Int(signal))
    }
  }

  /// Runs inside the signal. What was installed before decides how the process ends.
  private static func handle(_ signal: Int32) {
    restore()
    let isCrash = crashes.contains(signal)
    let error = error.load(ordering: .acquiring)
    if error >= 0 {
      if isCrash { PrintedOutput.copyEnd(to: error) }
      dup2(error, STDERR_FILENO)
    }
    let actions = UnsafeMutablePointer<sigaction>(
      bitPattern: previous.load(ordering: .acquiring))
    if let actions { sigaction(signal, actions + Int(signal), nil) }
    // A fault happens again when this returns; what was sent is sent again.
    raise(signal)
  }

  private static func write(_ descriptor: Int32, _ start: UnsafePointer<UInt8>, _ count: Int) {
    var done = 0
    while done < count {
      #if canImport(Darwin)
        let result = Darwin.write(descriptor, start + done, count - done)
      #else
        let result = Glibc.write(descriptor, start + done, count - done)
      #endif
      if result < 0 && errno != EINTR { return }
      done += max(0, result)
    }
  }
}
