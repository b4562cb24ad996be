import Foundation
import KataCatalog
import KataReport

/// Runs the suites against the versions of this checkout and shows findings × versions.
@main struct MatrixTool {
  static let usage = """
    Usage: swift run matrix [<kata>] [--json] [--html <file>]

    Shows for each finding whether its tests pass in Broken as shipped, in this checkout's Broken and
    in Fixed. A version that does not compile is a column that says so.

      --json          print the matrix for other programs
      --html <file>   write one page with the failing messages, what happened, and both screens
    """

  static func main() {
    do {
      let options = try MatrixOptions(Array(CommandLine.arguments.dropFirst()))
      if options.wantsHelp {
        print(usage)
        return
      }
      try run(options)
    } catch let problem as MatrixProblem {
      FileHandle.standardError.write(Data("matrix: \(problem.message)\n".utf8))
      exit(problem.status)
    } catch {
      FileHandle.standardError.write(Data("matrix: \(error)\n".utf8))
      exit(70)
    }
  }

  private static func run(_ options: MatrixOptions) throws {
    let checkout = try MatrixCheckout()
    var matrices: [Matrix] = []
    for kata in options.katas where checkout.holds(kata) {
      say("\(kata.name): building and running both versions")
      matrices.append(try checkout.matrix(of: kata))
    }
    if let file = options.htmlFile {
      do {
        try HTMLReport(matrices).html.write(toFile: file, atomically: true, encoding: .utf8)
      } catch {
        throw MatrixProblem(message: "\(file) cannot be written: choose another place.", status: 73)
      }
      say("written to \(file)")
    }
    if options.printsJSON {
      print(try MatrixJSON(matrices).text)
    } else if options.htmlFile == nil {
      print(matrices.map(\.text).joined(separator: "\n\n"))
    }
  }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data("matrix: \(text)\n".utf8))
  }
}

/// What keeps the tool from doing its work, in one line that says what to do.
struct MatrixProblem: Error {
  let message: String
  var status: Int32 = 64
}

/// What the command line asks for.
struct MatrixOptions {
  private(set) var katas = Kata.all
  private(set) var printsJSON = false
  private(set) var htmlFile: String?
  private(set) var wantsHelp = false

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--json": printsJSON = true
      case "--html":
        guard let file = rest.popFirst() else {
          throw MatrixProblem(message: "--html needs the name of a file.")
        }
        htmlFile = file
      case _ where argument.hasPrefix("-"):
        throw MatrixProblem(message: "there is no option \(argument); see swift run matrix --help.")
      default:
        guard let kata = Catalogue.kata(argument) else {
          let near = Catalogue.nearest(to: argument).first.map { " Did you mean \($0)?" } ?? ""
          throw MatrixProblem(message: "there is no kata \(argument).\(near)")
        }
        katas = [kata]
      }
    }
  }
}
