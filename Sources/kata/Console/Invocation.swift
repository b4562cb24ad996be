#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How the tool was called, so that the commands that it names can be copied.
enum Invocation {
  /// The words before a command: those that `scripts/kata` sets in `KATA_COMMAND`, or SwiftPM's.
  static var name: String {
    let given = getenv("KATA_COMMAND").map { String(cString: $0) } ?? ""
    return given.isEmpty ? "swift run kata" : given
  }
}
