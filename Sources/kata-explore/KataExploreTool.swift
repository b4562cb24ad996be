import KataExplorer

/// Explores a version; see `ExploreTool` for the arguments and what is printed.
@main
enum KataExploreTool {
  @MainActor static func main() async {
    let tool = ExploreTool { makeRun() }
    await tool.run(Array(CommandLine.arguments.dropFirst()))
  }
}
