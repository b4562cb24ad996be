import KataCatalog
import KataRuns

/// The tool's commands, and the way from arguments to one of them.
///
/// A new command is a type of its own that is added to ``all``.
enum Commands {
  static let all: [any Command.Type] = [
    ListCommand.self,
    PlayCommand.self,
    ExploreCommand.self,
    TestCommand.self,
    WatchCommand.self,
    MatrixCommand.self,
    JudgeCommand.self,
    HintCommand.self,
    ExplainCommand.self,
    DiffCommand.self,
    ResetCommand.self,
    HelpCommand.self,
  ]

  /// Runs the command that the arguments ask for, and returns the exit code.
  static func run(_ arguments: [String], on console: Console) -> Int32 {
    let command: any Command
    do throws(UsageError) {
      command = try parse(arguments)
    } catch {
      return console.fail(error.message, exitCode: ExitCode.usage)
    }
    do throws(Failure) {
      return try command.run(on: console)
    } catch {
      return console.fail(error.message, exitCode: error.exitCode)
    }
  }

  /// Returns the command that the arguments ask for; without any, that is how far everything is.
  ///
  /// - Throws: `UsageError` for a command that does not exist and for arguments that the command
  ///   does not take.
  static func parse(_ arguments: [String]) throws(UsageError) -> any Command {
    guard let name = arguments.first else { return OverviewCommand() }
    guard !isHelpFlag(name) else { return HelpCommand(topic: nil) }
    let command = try named(name)
    let rest = Array(arguments.dropFirst())
    return rest.contains(where: isHelpFlag) ? HelpCommand(topic: command) : try command.init(rest)
  }

  /// Returns the command with a name.
  static func named(_ name: String) throws(UsageError) -> any Command.Type {
    if let command = all.first(where: { $0.name == name }) { return command }
    if name.hasPrefix("-") {
      throw UsageError("there is no option '\(name)'; 'kata --help' shows what there is")
    }
    throw UsageError(
      "there is no command '\(name)'",
      suggesting: Catalogue.nearest(to: name, among: all.map { $0.name }),
      advice: "'kata --help' shows them all")
  }

  private static func isHelpFlag(_ argument: String) -> Bool {
    argument == "--help" || argument == "-h"
  }
}
