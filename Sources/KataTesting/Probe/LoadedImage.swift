import Foundation

/// The executables and libraries that this process has loaded.
enum LoadedImage {
  /// The path of the image that this code is linked into: the test executable, or a framework.
  ///
  /// Looked up once: every check of a probe asks.
  static let ofThisCode: String? = {
    #if canImport(Darwin)
      var info = Dl_info()
      guard dladdr(#dsohandle, &info) != 0, let name = info.dli_fname else { return nil }
      return String(cString: name)
    #else
      // Glibc's dladdr is not visible to Swift, and names the main program as it was started.
      let address = UInt(bitPattern: #dsohandle)
      return mappings.first { $0.addresses.contains(address) }?.path
    #endif
  }()

  #if !canImport(Darwin)
    /// The path of the loaded library with the given file name.
    static func named(_ name: String) -> String? {
      mappings.first { $0.path.hasSuffix("/\(name)") }?.path
    }

    /// The mapped files, from lines such as `7f00-7f80 r--p 00000000 08:01 42   /usr/lib/libx.so`,
    /// as they were when somebody first asked.
    private static let mappings: [(addresses: Range<UInt>, path: String)] =
      text(of: "/proc/self/maps").utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
        guard let start = line.firstIndex(of: UInt8(ascii: "/")),
          let dash = line.firstIndex(of: UInt8(ascii: "-")),
          let space = line.firstIndex(of: UInt8(ascii: " ")), dash < space,
          let lower = UInt(Substring(line[..<dash]), radix: 16),
          let upper = UInt(Substring(line[line.index(after: dash)..<space]), radix: 16),
          lower < upper
        else { return nil }
        return (lower..<upper, String(Substring(line[start...])))
      }

    /// The text of a file of the kernel. Foundation takes its first short read for the end.
    private static func text(of path: String) -> String {
      guard let file = fopen(path, "re") else { return "" }
      defer { fclose(file) }
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
        bytes += buffer.prefix(count)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  #endif
}
