#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files and folders, without Foundation, which would make the tool slow to start.
package enum FileSystem {
  package static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }

  /// The whole path, without links; the path itself where that cannot be told.
  package static func resolved(_ path: String) -> String {
    guard let whole = realpath(path, nil) else { return path }
    defer { free(whole) }
    return String(cString: whole)
  }

  /// Returns the whole content of a file, or nil where there is none to read.
  package static func bytes(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        all += buffer[..<count]
      } else if count == 0 {
        return all
      } else if errno != EINTR {
        return nil
      }
    }
  }

  package static func text(of path: String) -> String? {
    bytes(of: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes a file in one step: a reader sees the old content or the new, never half of it.
  package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let draft = "\(path).\(getpid())"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw cannot("write", path) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeOnce(descriptor, $0) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        defer { close(descriptor) }
        throw cannot("write", path)
      }
    }
    guard close(descriptor) == 0, rename(draft, path) == 0 else { throw cannot("write", path) }
  }

  /// Returns the whole path of a file that is to be written, from the current folder.
  ///
  /// - Throws: `Failure` where it cannot be written, before the work is done.
  package static func writablePath(_ name: String) throws(Failure) -> String {
    let path = name.hasPrefix("/") ? name : "\(currentFolder)/\(name)"
    errno = EISDIR
    let isWritable = access(path, F_OK) != 0 || access(path, W_OK) == 0
    guard !isFolder(path), isWritable, access(parent(of: path), W_OK) == 0 else {
      throw cannot("write", path)
    }
    return path
  }

  /// Makes a folder and those that it is in.
  package static func makeFolder(_ path: String) throws(Failure) {
    guard !isFolder(path) else { return }
    let parent = parent(of: path)
    if parent != path { try makeFolder(parent) }
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw cannot("make the folder", path) }
  }

  /// Makes a folder for files that are to be written: one that is there may be on a read-only disk.
  package static func makeWritableFolder(_ path: String) throws(Failure) {
    try makeFolder(path)
    guard access(path, W_OK) == 0 else { throw cannot("write to", path) }
  }

  /// Moves a file, to another disk if it must.
  package static func move(_ source: String, to target: String) throws(Failure) {
    try makeFolder(parent(of: target))
    if rename(source, target) == 0 { return }
    guard errno == EXDEV, let content = bytes(of: source) else { throw cannot("move", source) }
    try write(content, to: target)
    guard unlink(source) == 0 else { throw cannot("remove", source) }
  }

  /// Makes a link, in place of one that is there.
  package static func makeLink(_ path: String, to target: String) throws(Failure) {
    unlink(path)
    guard symlink(target, path) == 0 else { throw cannot("make the link", path) }
  }

  /// Removes a folder with all that is in it; links are removed, and not what they lead to.
  package static func removeTree(_ path: String) {
    if isFolder(path), !isLink(path) {
      for name in names(in: path) { removeTree("\(path)/\(name)") }
      rmdir(path)
    } else {
      unlink(path)
    }
  }

  private static func isLink(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  package static func remove(_ path: String) {
    unlink(path)
  }

  /// Sets the time of a file's last change, and leaves its content alone.
  package static func setModified(_ path: String, seconds: Int, nanoseconds: Int) {
    let time = timespec(tv_sec: seconds, tv_nsec: nanoseconds)
    utimensat(AT_FDCWD, path, [time, time], 0)
  }

  /// Now, by the clock that time stamps are taken from.
  package static var now: (seconds: Int, nanoseconds: Int) {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return (time.tv_sec, time.tv_nsec)
  }

  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func cannot(_ verb: String, _ path: String) -> Failure {
    let reason = String(cString: strerror(errno))
    return Failure("cannot \(verb) \(path): \(reason)", exitCode: ExitCode.cannotWrite)
  }
}

private func writeOnce(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
