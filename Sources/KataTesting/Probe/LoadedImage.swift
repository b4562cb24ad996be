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

    /// The mapped files, from lines such as `7f00-7f80 r--p 00000000 08:01 42   /usr/lib/libx.so`.
    private static var mappings: [(addresses: Range<UInt>, path: String)] {
      lines(of: "/proc/self/maps").compactMap { line in
        let ends = line.prefix { $0 != " " }.split(separator: "-").map { UInt($0, radix: 16) }
        guard ends.count == 2, let lower = ends[0], let upper = ends[1], lower < upper,
          let start = line.firstIndex(of: "/")
        else { return nil }
        return (lower..<upper, String(line[start...]))
      }
    }

    /// The lines of a file of the kernel. Foundation takes its first short read for the end.
    private static func lines(of path: String) -> [String] {
      guard let file = fopen(path, "re") else { return [] }
      defer { fclose(file) }
      var lines: [String] = []
      var buffer: UnsafeMutablePointer<CChar>?
      var capacity = 0
      defer { free(buffer) }
      while getline(&buffer, &capacity, file) > 0, let buffer {
        lines.append(String(cString: buffer).trimmingCharacters(in: .newlines))
      }
      return lines
    }
  #endif
}
