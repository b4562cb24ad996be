#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Standard error, written to without a buffer that a process at its end might lose.
enum StandardError {
  static func write(_ text: String) {
    var text = text
    text.withUTF8 { write($0) }
  }

  /// Writes all of the bytes. Safe in a signal handler.
  static func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    write(start, count: bytes.count)
  }

  /// Writes all of the bytes. Safe in a signal handler.
  static func write(_ start: UnsafePointer<UInt8>, count: Int) {
    var written = 0
    while written < count {
      #if canImport(Darwin)
        let result = Darwin.write(STDERR_FILENO, start + written, count - written)
      #else
        let result = Glibc.write(STDERR_FILENO, start + written, count - written)
      #endif
      if result < 0 && errno != EINTR { return }
      written += max(result, 0)
    }
  }
}
