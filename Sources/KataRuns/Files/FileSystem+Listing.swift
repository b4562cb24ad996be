#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileSystem {
  package static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether something has the name, be it a link that leads nowhere.
  package static func exists(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0
  }

  /// Returns when a file was last changed and how large it is, or nil where there is none.
  package static func stamp(of path: String) -> FileStamp? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    return FileStamp(seconds: time.tv_sec, nanoseconds: time.tv_nsec, size: Int(info.st_size))
  }

  /// Returns the names in a folder, sorted; empty where there is no folder.
  package static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Returns the Swift files of a folder and the folders in it, by their path in that folder.
  ///
  /// The drafts of editors, whose names begin with "." or "#", are left out.
  package static func swiftFiles(in folder: String) -> [String] {
    var files: [String] = []
    for name in names(in: folder) where !name.hasPrefix(".") && !name.hasPrefix("#") {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".swift") {
        files.append(name)
      } else if isFolder(path) {
        files += swiftFiles(in: path).map { "\(name)/\($0)" }
      }
    }
    return files
  }
}
