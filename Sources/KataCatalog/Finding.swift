/// A bug that a kata holds, told as the behaviour that must hold instead.
public struct Finding: Sendable, Hashable, Identifiable {
  /// The finding's name everywhere, such as `T8`: in test names, reports and on the command line.
  public let id: String

  /// The name of its kata, which is also the kata's folder in `Katas/`.
  public let kata: String

  /// What must hold, in a few words that do not give the fix away.
  public let title: String

  /// What the user of the broken app sees, in one or two sentences.
  public let symptom: String

  /// Exactly three hints of rising strength; only the last one gives the fix away.
  public let hints: [String]

  /// The tempting wrong fixes, which sink a candidate who stops at one; in the order of the answer key,
  /// empty where it names none.
  public let sinkers: [Sinker]

  /// The other findings that must be fixed before this one's tests can pass.
  public let ties: [Tie]

  /// Whether the Broken version, as it ships, shows this finding.
  public let shownInBroken: ShownInBroken

  /// Public reports of the same bug; empty where none is known.
  public let links: [Link]

  init(
    id: String,
    kata: String,
    title: String,
    symptom: String,
    hints: [String],
    sinkers: [Sinker] = [],
    ties: [Tie] = [],
    shownInBroken: ShownInBroken = .yes,
    links: [Link] = []
  ) {
    self.id = id
    self.kata = kata
    self.title = title
    self.symptom = symptom
    self.hints = hints
    self.sinkers = sinkers
    self.ties = ties
    self.shownInBroken = shownInBroken
    self.links = links
  }
}
