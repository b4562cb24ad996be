import KataRuns

/// What came of one variant, as it is written down for other programs.
package struct JudgedVariant: Equatable, Sendable {
  package let kata: String
  package let kind: Variant.Kind
  /// `Broken`, `Fixed`, or the patch's name.
  package let version: String
  package let finding: String?
  package let verdict: String
  package let note: String?
  /// The failing tests, with what each says.
  package let failing: [Failing]
  package let passing: [String]

  package struct Failing: Equatable, Sendable {
    package let test: String
    package let messages: [String]
  }

  /// True for a bug that its own finding's tests have caught.
  package var isCaught: Bool { verdict == Judgement.Answer.caught.rawValue }

  package init(_ variant: Variant, _ judgement: Judgement) {
    kata = variant.kata
    kind = variant.kind
    version = variant.patchName
    finding = variant.finding
    verdict = judgement.text
    note = judgement.note
    failing = judgement.failures.map {
      Failing(test: $0.name, messages: $0.issues.map(\.message))
    }
    passing = judgement.passed
  }
}

extension JudgedVariant {
  package var json: JSON {
    .of(
      ("kata", .string(kata)), ("kind", .string(kind.rawValue)), ("version", .string(version)),
      ("finding", .optional(finding)), ("verdict", .string(verdict)), ("note", .optional(note)),
      (
        "failing",
        .array(
          failing.map { .of(("test", .string($0.test)), ("messages", .strings($0.messages))) })
      ),
      ("passing", .strings(passing)))
  }

  /// Reads one; nil for anything else.
  package init?(_ json: JSON) {
    guard let kata = json["kata"]?.text, let version = json["version"]?.text,
      let verdict = json["verdict"]?.text,
      let kind = json["kind"]?.text.flatMap(Variant.Kind.init(rawValue:))
    else { return nil }
    self.kata = kata
    self.kind = kind
    self.version = version
    self.verdict = verdict
    finding = json["finding"]?.text
    note = json["note"]?.text
    failing = (json["failing"]?.elements ?? []).compactMap { failing in
      guard let test = failing["test"]?.text else { return nil }
      let messages = (failing["messages"]?.elements ?? []).compactMap(\.text)
      return Failing(test: test, messages: messages)
    }
    passing = (json["passing"]?.elements ?? []).compactMap(\.text)
  }
}
