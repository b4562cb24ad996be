#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A child and everything that it has started, in whatever process group that is.
///
/// SwiftPM and Foundation give what they start groups of their own, so the child's group is not all.
enum ProcessTree {
  /// Ends a child with all below it, and returns when it is gone.
  ///
  /// They are halted first, from the top: what is halted starts nothing more, so none is missed.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - lastWords: Whether the child is aborted first, and has a second for what it says then.
  static func end(_ child: RunningProcess, lastWords: Bool) {
    let process = child.id
    if !lastWords { kill(process, SIGSTOP) }
    var halted: Set<pid_t> = []
    var found = descendants(of: process)
    while !halted.isSuperset(of: found) {
      for other in found { kill(other, SIGSTOP) }
      halted.formUnion(found)
      found = descendants(of: process)
    }
    var hasEnded = false
    if lastWords { kill(process, SIGABRT) }
    for _ in 0..<(lastWords ? 200 : 0) where !hasEnded {
      hasEnded = child.ending != nil
      if !hasEnded { Interruption.pause(milliseconds: 5) }
    }
    for other in halted { kill(other, SIGKILL) }
    kill(-process, SIGKILL)
    while !hasEnded {
      hasEnded = child.ending != nil
      if !hasEnded { Interruption.pause(milliseconds: 5) }
    }
  }

  private static func descendants(of process: pid_t) -> [pid_t] {
    let children = children(of: process)
    return children + children.flatMap(descendants(of:))
  }

  #if canImport(Darwin)
    private static func children(of process: pid_t) -> [pid_t] {
      var children = [pid_t](repeating: 0, count: 1024)
      let size = Int32(children.count * MemoryLayout<pid_t>.size)
      let count = proc_listchildpids(process, &children, size)
      return Array(children.prefix(max(0, Int(count))))
    }
  #else
    private static func children(of process: pid_t) -> [pid_t] {
      FileSystem.names(in: "/proc").compactMap { pid_t($0) }.filter { parent(of: $0) == process }
    }

    /// Reads the second field after the name, which stands in brackets and may hold anything.
    private static func parent(of process: pid_t) -> pid_t? {
      guard let text = FileSystem.text(of: "/proc/\(process)/stat"),
        let end = text.lastIndex(of: ")")
      else { return nil }
      let fields = text[text.index(after: end)...].split(separator: " ")
      return fields.count > 1 ? pid_t(fields[1]) : nil
    }
  #endif
}
