// The parts of a finding are nested, so that a test that also imports SwiftUI's names can use both:
// a top-level `Link` would be finding T1 in our own code.

extension Finding {
  /// A tempting wrong fix that the tests must catch.
  public struct Sinker: Sendable, Hashable {
    /// A short name in kebab case, unique within its finding.
    public let slug: String

    /// What the wrong fix is.
    public let summary: String

    /// What it still breaks.
    public let why: String

    /// The other findings whose tests it fails as well, or instead.
    public let alsoAffects: [String]

    init(slug: String, summary: String, why: String, alsoAffects: [String] = []) {
      self.slug = slug
      self.summary = summary
      self.why = why
      self.alsoAffects = alsoAffects
    }
  }

  /// Another finding that must be fixed as well before a finding's tests can pass.
  public struct Tie: Sendable, Hashable {
    /// The id of the other finding.
    public let id: String

    /// Why it has to be fixed too.
    public let why: String
  }

  /// A public report that shows a finding.
  public struct Link: Sendable, Hashable {
    /// The report's address, always `https`.
    public let url: String

    /// What the report tells, in one sentence.
    public let says: String
  }

  /// Whether the Broken version of a kata shows a finding as it ships.
  public enum ShownInBroken: Sendable, Hashable {
    /// Its tests fail in Broken.
    case yes

    /// Its tests pass in Broken, because of the reason given.
    case no(because: String)
  }
}
