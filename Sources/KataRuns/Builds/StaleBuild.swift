/// The two checks that a run is of the sources on disk.
///
/// The Swift driver remembers when each source was changed in whole seconds. A source that is saved
/// again within the second of the version that was built last is skipped, and the tests would judge
/// the old one. Such a file's time is moved on, and its content is left alone. Waiting for
/// the second to end would not help that file, and would slow every other save down by half a second.
package enum StaleBuild {
  /// The files that the build would skip although they are not what it was given last.
  package static func skipped(
    now: [String: SourceState], lastBuild: [String: SourceState]
  ) -> [String] {
    now.keys.sorted().filter { name in
      guard let new = now[name], let old = lastBuild[name] else { return false }
      return new.digest != old.digest && new.stamp.seconds == old.stamp.seconds
    }
  }

  /// The second to which a skipped file's time is moved: now, or the next one if it is still too
  /// early.
  package static func movedTime(after last: FileStamp, now: Int) -> Int {
    max(now, last.seconds + 1)
  }

  /// The sources of which nothing proves that they were compiled as they are.
  ///
  /// The compiler writes a trace of each source whenever it compiles it. A trace that is new is of
  /// the source as it is; one that is known is of the source that it was known to be of; any
  /// other may be of a version that somebody else has built.
  ///
  /// - Parameters:
  ///   - now: The sources that the build was given.
  ///   - built: What is known of the last build without an error.
  ///   - before: The traces before the build, by source.
  ///   - after: The traces after it; a source that leaves none cannot be checked.
  /// - Returns: Their names, sorted.
  package static func unproven(
    now: [String: SourceState], built: [String: BuiltSource],
    before: [String: FileStamp], after: [String: FileStamp]
  ) -> [String] {
    now.keys.sorted().filter { name in
      guard let source = now[name], let trace = after[name], trace == before[name] else {
        return false
      }
      return built[name] != BuiltSource(digest: source.digest, trace: trace)
    }
  }
}
