import KataRuns

/// The part of `swift package dump-package` that says how the katas are built.
struct PackageDump {
  private struct Target {
    let name: String
    let path: String?
    /// The names of the targets that it depends on.
    let dependencies: [String]
    /// The settings as a manifest writes them.
    let settings: [String]
  }

  private let targets: [Target]

  init(_ json: JSON) {
    targets = (json["targets"]?.elements ?? []).compactMap { target in
      guard let name = target["name"]?.text else { return nil }
      return Target(
        name: name, path: target["path"]?.text,
        dependencies: (target["dependencies"]?.elements ?? []).compactMap {
          $0["byName"]?.elements.first?.text
        },
        settings: (target["settings"]?.elements ?? []).compactMap(Self.source))
    }
  }

  /// A setting as a manifest writes it; nil for one that the generated package adds itself.
  private static func source(of setting: JSON) -> String? {
    guard let kind = setting["kind"]?.members.first else { return nil }
    let value = kind.value["_0"]?.text ?? ""
    return switch kind.key {
    case "swiftLanguageMode": ".swiftLanguageMode(.v\(value))"
    case "defaultIsolation": ".defaultIsolation(MainActor.self)"
    case "enableUpcomingFeature": ".enableUpcomingFeature(\"\(value)\")"
    default: nil
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
    (target(name)?.settings ?? []).joined(separator: ", ")
  }

  /// The katas' targets among the dependencies.
  private func builtOn(_ name: String) -> [String] {
    (target(name)?.dependencies ?? []).filter { $0.hasPrefix("Fixed") }
  }
}
