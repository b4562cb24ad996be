import KataRuns

extension RunRecord {
  package var json: JSON {
    .of(
      ("version", .int(1)), ("outcome", .string(outcome.rawValue)), ("note", .optional(note)),
      ("verdicts", Self.sorted(verdicts) { .string($0.rawValue) }),
      ("sources", Self.sorted(sources) { Self.json($0.stamp, $0.digest) }),
      ("built", Self.sorted(built) { Self.json($0.trace, $0.digest) }))
  }

  /// Reads a record; nil for another version and for anything else.
  package init?(_ json: JSON) {
    guard json["version"]?.int == 1,
      let outcome = json["outcome"]?.text.flatMap(Outcome.init(rawValue:))
    else { return nil }
    self.init(outcome: outcome, note: json["note"]?.text)
    for member in json["verdicts"]?.members ?? [] {
      verdicts[member.key] = member.value.text.flatMap(Verdict.init(rawValue:))
    }
    for member in json["sources"]?.members ?? [] {
      guard let (stamp, digest) = Self.stamp(in: member.value) else { continue }
      sources[member.key] = SourceState(stamp: stamp, digest: digest)
    }
    for member in json["built"]?.members ?? [] {
      guard let (stamp, digest) = Self.stamp(in: member.value) else { continue }
      built[member.key] = BuiltSource(digest: digest, trace: stamp)
    }
  }

  private static func sorted<Value>(
    _ values: [String: Value], _ json: (Value) -> JSON
  ) -> JSON {
    .object(values.sorted { $0.key < $1.key }.map { JSON.Member($0.key, json($0.value)) })
  }

  private static func json(_ stamp: FileStamp, _ digest: String) -> JSON {
    .of(
      ("seconds", .int(stamp.seconds)), ("nanoseconds", .int(stamp.nanoseconds)),
      ("size", .int(stamp.size)), ("digest", .string(digest)))
  }

  private static func stamp(in json: JSON) -> (FileStamp, String)? {
    guard let seconds = json["seconds"]?.int, let nanoseconds = json["nanoseconds"]?.int,
      let size = json["size"]?.int, let digest = json["digest"]?.text
    else { return nil }
    return (FileStamp(seconds: seconds, nanoseconds: nanoseconds, size: size), digest)
  }
}
