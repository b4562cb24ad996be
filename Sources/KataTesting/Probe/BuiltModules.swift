import Foundation

/// The folder into which the modules of the running tests were built.
enum BuiltModules {
  /// The folder that holds all of the given modules.
  ///
  /// It is looked for beside the running test bundle: `Modules`, where SwiftPM puts modules, or the
  /// folder itself, as Xcode and swiftbuild do. SwiftPM is not asked, since it holds a lock while
  /// its tests run.
  ///
  /// - Throws: `CompilerProbe.Failure.moduleNotFound` with the folders that hold some of the modules
  ///   or, if none does, those that were searched.
  static func folder(holding modules: [String]) throws -> String {
    let image = LoadedImage.ofThisCode ?? Bundle.main.executablePath ?? CommandLine.arguments[0]
    let candidates = candidates(beside: image)
    if let folder = candidates.first(where: { folder in modules.allSatisfy { has($0, folder) } }) {
      return folder
    }
    let likely = candidates.filter { folder in modules.contains { has($0, folder) } }
    let searched = likely.isEmpty ? candidates : likely
    let missing = modules.first { module in !searched.contains { has(module, $0) } }
    throw CompilerProbe.Failure.moduleNotFound(
      name: missing ?? modules.joined(separator: ", "), folders: searched)
  }

  private static func has(_ module: String, _ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/\(module).swiftmodule")
  }

  /// The folders above the image that may hold modules: on macOS the image lies some levels down in
  /// a bundle or a framework.
  private static func candidates(beside image: String) -> [String] {
    var parent = URL(fileURLWithPath: image).resolvingSymlinksInPath()
    var folders: [String] = []
    for _ in 0..<6 {
      parent.deleteLastPathComponent()
      let inside = parent.appendingPathComponent("Modules").path
      folders += [inside, parent.path].filter { FileManager.default.fileExists(atPath: $0) }
      if parent.path == "/" { break }
    }
    return folders
  }
}
