/// A source that was compiled: what was in it, and the time of what the compiler wrote for it.
package struct BuiltSource: Equatable, Sendable {
  package var digest: String
  package var trace: FileStamp

  package init(digest: String, trace: FileStamp) {
    self.digest = digest
    self.trace = trace
  }
}
