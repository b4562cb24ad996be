import KataRuns

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where a command's output goes while it runs.
struct Console: Sendable {
  let style: TextStyle
  /// Whether a person reads standard output and can answer.
  let canAsk: Bool
  private let isErrorTerminal: Bool

  init(style: TextStyle) {
    self.style = style
    canAsk = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    isErrorTerminal = isatty(STDERR_FILENO) == 1
  }

  func put(_ text: String) {
    Self.write(text, on: STDOUT_FILENO)
  }

  func putError(_ text: String) {
    Self.write(text, on: STDERR_FILENO)
  }

  /// Says why something cannot be done, and returns the exit code that says so.
  func fail(_ message: String, exitCode: Int32) -> Int32 {
    putError("kata: \(message)\n")
    return exitCode
  }

  /// Asks on the terminal; anything but a yes is a no.
  func confirms(_ question: String) -> Bool {
    put("\(question) [y/N] ")
    let answer = readLine(strippingNewline: true)?.lowercased() ?? ""
    return answer == "y" || answer == "yes"
  }

  /// Says which step is under way: a line that counts the seconds on a terminal, and one line that
  /// stays elsewhere.
  func showStep(_ step: String, seconds: Int) {
    if isErrorTerminal {
      putError("\r\u{1B}[Kkata: \(step)" + (seconds > 0 ? " \(seconds) s" : ""))
    } else if seconds == 0 {
      putError("kata: \(step)\n")
    }
  }

  /// Takes the line of a step off the terminal.
  func clearStep() {
    if isErrorTerminal { putError("\r\u{1B}[K") }
  }

  /// Writes all of a text, however many pieces the system takes it in.
  private static func write(_ text: String, on descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { writeOnce(descriptor, $0) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        return
      }
    }
  }
}

private func writeOnce(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
