/// The part of `swift package dump-package` that says how the katas are built.
struct PackageDump: Decodable {
  let targets: [Target]

  struct Target: Decodable {
    let name: String
    let path: String?
    let dependencies: [Dependency]
    let settings: [Setting]
  }

  struct Dependency: Decodable {
    /// The name comes first, then conditions.
    let byName: [String?]?
  }

  struct Setting: Decodable {
    let kind: [String: Value]

    struct Value: Decodable {
      let first: String?

      private enum CodingKeys: String, CodingKey { case first = "_0" }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        first = try? container.decode(String.self, forKey: .first)
      }
    }

    /// The setting as a manifest writes it; nil for one that the generated package adds itself.
    var source: String? {
      let value = kind.values.first?.first ?? ""
      switch kind.keys.first {
      case "swiftLanguageMode": return ".swiftLanguageMode(.v\(value))"
      case "defaultIsolation": return ".defaultIsolation(MainActor.self)"
      case "enableUpcomingFeature": return ".enableUpcomingFeature(\"\(value)\")"
      default: return nil
      }
    }
  }

  /// `settings`, by kata, and `bases`, the targets that katas build on.
  var settingsSource: String {
    let katas = targets.compactMap { target -> String? in
      guard let path = target.path, path.hasPrefix("Katas/") else { return nil }
      return String(path.dropFirst(6))
    }
    let bases = Set(katas.flatMap { builtOn("Broken\($0)") + builtOn("Fixed\($0)") }).sorted()
    let entries = katas.map { kata in
      """
        "\(kata)": (
          broken: [\(settings("Broken\(kata)"))], fixed: [\(settings("Fixed\(kata)"))],
          builtOn: [\(builtOn("Fixed\(kata)").map { "\"\($0)\"" }.joined(separator: ", "))]
        ),
      """
    }
    let targets = bases.map { base in
      """
        .target(
          name: "\(base)", dependencies: kit, path: "\(target(base)?.path ?? "")",
          exclude: ["WHY.md"], swiftSettings: [\(settings(base)), headless]),
      """
    }
    return """
      typealias Settings = (broken: [SwiftSetting], fixed: [SwiftSetting], builtOn: [String])
      let settings: [String: Settings] = [
      \(entries.joined(separator: "\n"))
      ]
      let bases: [Target] = [
      \(targets.joined(separator: "\n"))
      ]
      """
  }

  private func target(_ name: String) -> Target? { targets.first { $0.name == name } }

  private func settings(_ name: String) -> String {
    (target(name)?.settings ?? []).compactMap(\.source).joined(separator: ", ")
  }

  /// The katas' targets among the dependencies.
  private func builtOn(_ name: String) -> [String] {
    (target(name)?.dependencies ?? []).compactMap { $0.byName?.first ?? nil }
      .filter { $0.hasPrefix("Fixed") }
  }
}
