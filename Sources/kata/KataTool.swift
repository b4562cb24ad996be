#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The `kata` command-line tool: reads its arguments, runs a command, ends with its exit code.
@main
enum KataTool {
  static func main() {
    let console = Console(style: .forStandardOutput())
    exit(Commands.run(Array(CommandLine.arguments.dropFirst()), on: console))
  }
}
