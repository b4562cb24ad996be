import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the app prints while the screen is taken: caught in a file, and shown in the console pane.
///
/// A file, and not a pipe, because a signal handler can still read the last lines of it, which is
/// where Swift's own sentence about a crash stands.
final class PrintedOutput {
  /// Where standard error went before.
  let previousError: Int32
  private let file: Int32
  private var position: off_t = 0
  private var rest: [UInt8] = []
  private var limit: off_t { 1 << 20 }

  private static let caught = Atomic<Int32>(-1)

  /// Catches what goes to standard output and standard error from now on.
  init() {
    previousError = dup(STDERR_FILENO)
    file = Self.openFile()
    guard file >= 0 else { return }
    dup2(file, STDOUT_FILENO)
    dup2(file, STDERR_FILENO)
    Self.caught.store(file, ordering: .releasing)
  }

  /// The lines that are complete since the last time.
  func newLines() -> [String] {
    guard file >= 0 else { return [] }
    fflush(nil)
    var buffer = [UInt8](repeating: 0, count: 16 * 1024)
    let count = pread(file, &buffer, buffer.count, position)
    guard count > 0 else { return [] }
    position += off_t(count)
    rest += buffer.prefix(count)
    if position > limit, ftruncate(file, 0) == 0 { position = 0 }
    var lines: [String] = []
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(String(decoding: rest[..<end], as: UTF8.self))
      rest.removeFirst(end + 1)
    }
    return lines
  }

  /// Copies the last lines to another place, without the addresses that Swift's runtime may add to
  /// its sentence about a crash. Safe in a signal handler.
  static func copyEnd(to other: Int32) {
    let file = caught.load(ordering: .acquiring)
    guard file >= 0 else { return }
    withUnsafeTemporaryAllocation(byteCount: 16 * 1024, alignment: 1) { buffer in
      let size = lseek(file, 0, SEEK_END)
      let count = pread(
        file, buffer.baseAddress, buffer.count, max(0, size - off_t(buffer.count)))
      guard count > 0 else { return }
      let end = position(of: "Current stack trace:", in: buffer, count: count) ?? count
      let start = max(0, end - 1_000)
      _ = write(other, buffer.baseAddress.map { $0 + start }, end - start)
    }
  }

  private static func position(
    of text: StaticString, in buffer: UnsafeMutableRawBufferPointer, count: Int
  ) -> Int? {
    let length = text.utf8CodeUnitCount
    var place = count - length
    while place >= 0 {
      if let start = buffer.baseAddress, memcmp(start + place, text.utf8Start, length) == 0 {
        return place
      }
      place -= 1
    }
    return nil
  }

  private static func openFile() -> Int32 {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var path = Array("\(folder)/kata-play-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { return open("/dev/null", O_RDWR) }
    unlink(path)
    // Two descriptors share it, and truncating must not leave a hole.
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_APPEND)
    return file
  }
}
