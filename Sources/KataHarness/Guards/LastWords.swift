import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where the guards write why the process ends: without a buffer, which a process at its end might
/// lose.
enum LastWords {
  /// The file descriptor of a parent that expects the end, or none.
  private static let parent = Atomic<Int32>(none)
  private static let none: Int32 = -1

  /// Makes the storage, so that a signal handler does not.
  static func prepare() { _ = isEndExpected }

  /// From now on, the end of the process is news for whoever reads `descriptor`.
  static func go(to descriptor: Int32) { parent.store(descriptor, ordering: .releasing) }

  /// True if the parent learns of the end by what is written. Safe in a signal handler.
  static var isEndExpected: Bool { parent.load(ordering: .acquiring) != none }

  static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      if let start = bytes.baseAddress { write(start, count: bytes.count) }
    }
  }

  /// Writes all of the bytes. Safe in a signal handler.
  static func write(_ start: UnsafePointer<UInt8>, count: Int) {
    let reader = parent.load(ordering: .acquiring)
    let descriptor = reader == none ? STDERR_FILENO : reader
    var written = 0
    while written < count {
      #if canImport(Darwin)
        let result = Darwin.write(descriptor, start + written, count - written)
      #else
        let result = Glibc.write(descriptor, start + written, count - written)
      #endif
      if result < 0 && errno != EINTR { return }
      written += max(result, 0)
    }
  }
}
