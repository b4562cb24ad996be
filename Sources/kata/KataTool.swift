#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The `kata` command-line tool: reads its arguments, writes the output, ends with its exit code.
@main
enum KataTool {
  static func main() {
    let output = Command.output(
      for: Array(CommandLine.arguments.dropFirst()), style: .forStandardOutput())
    put(output.text, on: STDOUT_FILENO)
    put(output.errorText, on: STDERR_FILENO)
    exit(output.exitCode)
  }

  /// Writes all of a text, however many pieces the system takes it in.
  private static func put(_ text: String, on descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        return
      }
    }
  }
}
