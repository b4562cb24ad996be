import Foundation

/// The toolchain that runs the tests.
enum Toolchain {
  /// The command that starts `swiftc`: the given path, `KATA_SWIFTC`, or the tests' own toolchain.
  ///
  /// On macOS that is `xcrun swiftc`, which also finds the SDK; a compiler given by its path has to
  /// find one itself (`SDKROOT`).
  ///
  /// - Throws: `CompilerProbe.Failure.compilerNotFound`.
  static func compiler(at given: String?) throws -> [String] {
    if let path = given ?? ProcessInfo.processInfo.environment["KATA_SWIFTC"], !path.isEmpty {
      return [try executable(path)]
    }
    #if canImport(Darwin)
      return [try executable("/usr/bin/xcrun"), "--sdk", "macosx", "swiftc"]
    #else
      return [try executable(besideTestingLibrary ?? "")]
    #endif
  }

  private static func executable(_ path: String) throws -> String {
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw CompilerProbe.Failure.compilerNotFound(path: path)
    }
    return path
  }

  #if !canImport(Darwin)
    /// `bin/swiftc` above `lib/swift/linux/libTesting.so`, as this process has it loaded: another
    /// compiler that happens to be in the search path could not read the modules.
    private static let besideTestingLibrary: String? = {
      guard let library = LoadedImage.named("libTesting.so") else { return nil }
      var folder = URL(fileURLWithPath: library)
      while folder.path != "/" {
        folder.deleteLastPathComponent()
        let compiler = folder.appendingPathComponent("bin/swiftc").path
        if FileManager.default.isExecutableFile(atPath: compiler) { return compiler }
      }
      return nil
    }()
  #endif
}
