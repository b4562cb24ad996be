/// When a file was last changed, and how large it is.
package struct FileStamp: Equatable, Sendable {
  package var seconds: Int
  package var nanoseconds: Int
  package var size: Int

  package init(seconds: Int, nanoseconds: Int, size: Int) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
    self.size = size
  }
}
