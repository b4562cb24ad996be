import HeadlessUI
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The terminal while the app has it: keys come at once and unechoed, the other screen is shown.
///
/// Safe to use from any thread.
final class Terminal: Sendable {
  private struct State {
    var shown: [String] = []
    var width = 0
    var height = 0
  }

  private let descriptor: Int32
  private let painter: Painter
  /// Guards what is on the screen, so that only what differs is written.
  private let state = Mutex(State())

  /// True if a person is there: keys come from a terminal and the picture goes to one.
  static var isThere: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Takes the terminal, or returns nil where there is none; a crash is reported to `previousError`.
  init?(hasColors: Bool, output: Int32, previousError: Int32) {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return nil }
    descriptor = output
    painter = Painter(hasColors: hasColors)
    TerminalRescue.prepare(modes: modes, terminal: output, error: previousError)
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN | ISIG)
    modes.c_iflag &= ~tcflag_t(ICRNL | INLCR | IXON)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &modes)
    put("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J")
  }

  /// Columns and lines as they are now.
  var size: (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Shows lines from the top.
  func show(_ lines: [Line]) {
    let size = size
    let painted = lines.prefix(size.height).map(painter.paint)
    state.withLock { state in
      if (state.width, state.height) != size {
        state = State(width: size.width, height: size.height)
        put("\u{1B}[0m\u{1B}[2J")
      }
      put(painter.difference(from: state.shown, to: painted))
      state.shown = painted
    }
  }

  /// Shows something in the last line until the next picture.
  func showNotice(_ line: Line) {
    let size = size
    state.withLock { state in
      var lines = state.shown
      while lines.count < size.height { lines.append("") }
      lines[size.height - 1] = painter.paint(line.fitted(to: size.width))
      put(painter.difference(from: state.shown, to: lines))
      state.shown = lines
    }
  }

  private func put(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR && errno != EAGAIN {
        return
      }
    }
  }
}
