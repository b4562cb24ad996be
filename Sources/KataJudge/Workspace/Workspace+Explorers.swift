import KataRuns

// The explorers of the generated package.
extension Workspace {
  /// Writes one program for each kata: to link one for each variant would take too long.
  func writeExplorers(_ variants: [Variant]) throws(Failure) {
    let templatePath = "\(root)/Sources/kata-explore/KataExploreTool+Run.swift"
    guard let template = FileSystem.text(of: templatePath) else {
      throw Failure("\(templatePath) cannot be read", exitCode: ExitCode.missing)
    }
    for (kata, own) in Dictionary(grouping: variants, by: \.kata) {
      var files = ["KataExploreTool.swift": explorer(of: own)]
      for variant in own {
        files["\(variant.module).swift"] =
          template
          .replacing("KataUnderExploration", with: variant.module)
          .replacing("makeRun", with: "makeRun\(variant.module)")
          + "\nextension KataExploreTool {\n"
          + "  static let digest\(variant.module) = sourceDigest\n}\n"
      }
      try write(files, to: "\(folder)/Explorers/\(kata)")
    }
  }

  private func explorer(of variants: [Variant]) -> String {
    let cases = variants.map { variant in
      """
          case "\(variant.name)":
            announce(digest\(variant.module))
            await ExploreTool { makeRun\(variant.module)() }.run(arguments)
      """
    }
    return """
      import Foundation
      import KataExplorer

      @main enum KataExploreTool {
        @MainActor static func main() async {
          let arguments = Array(CommandLine.arguments.dropFirst())
          let name = ProcessInfo.processInfo.environment["KATA_VARIANT"] ?? ""
          switch name {
      \(cases.joined(separator: "\n"))
          default: fatalError("KATA_VARIANT names no variant: \\(name)")
          }
        }

      \(Self.announcement)
      }

      """
  }
}
