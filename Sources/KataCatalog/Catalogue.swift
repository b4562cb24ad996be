/// All katas and findings, and the ways to look them up.
public enum Catalogue {
  /// Every kata, in the order of ``Kata/all``.
  public static let katas: [Kata] = Kata.all

  /// Every finding, kata by kata, in the order of the answer keys.
  public static var findings: [Finding] {
    katas.flatMap(\.findings)
  }

  /// Returns the finding with an id, whatever the id's case and the space around it.
  public static func finding(_ id: String) -> Finding? {
    let wanted = normalized(id)
    return findings.first { normalized($0.id) == wanted }
  }

  /// Returns the finding that a test is about: its name starts with the id.
  public static func finding(ofTest name: String) -> Finding? {
    name.split(separator: " ").first.flatMap { finding(String($0)) }
  }

  /// Returns the kata with a name, whatever the name's case and the space around it.
  public static func kata(_ name: String) -> Kata? {
    let wanted = normalized(name)
    return katas.first { normalized($0.name) == wanted }
  }

  /// Returns the ids and kata names that an unknown word was most likely meant to be.
  ///
  /// At most four, the nearest first, ties in catalogue order; empty when nothing is near.
  public static func nearest(to word: String) -> [String] {
    nearest(to: word, among: findings.map(\.id) + katas.map(\.name))
  }

  static func normalized(_ word: String) -> String {
    let characters = word.lowercased()
    guard
      let first = characters.firstIndex(where: { !$0.isWhitespace }),
      let last = characters.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(characters[first...last])
  }
}
