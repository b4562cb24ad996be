/// A source as it is on disk: when it was changed, and what is in it.
package struct SourceState: Equatable, Sendable {
  package var stamp: FileStamp
  package var digest: String

  package init(stamp: FileStamp, digest: String) {
    self.stamp = stamp
    self.digest = digest
  }
}
