import Foundation
import KataCatalog

/// What to do on a screen, one command a line; `#` begins a comment.
package struct Script: Equatable, Sendable {
  /// One line of a script.
  struct Step: Equatable, Sendable {
    let command: ScriptCommand
    /// The line as it was written, without its comment.
    let text: String
  }

  /// A line that cannot be understood, or a file that cannot be read: one sentence.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  let steps: [Step]

  /// Reads a script from a file.
  ///
  /// - Throws: ``Failure`` that names the file, and the line that cannot be understood.
  package init(contentsOf path: String) throws(Failure) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw Failure(description: "cannot read the script '\(path)'")
    }
    try self.init(String(decoding: data, as: UTF8.self), name: path)
  }

  /// Reads a script from its text; `name` is said in failures.
  ///
  /// - Throws: ``Failure`` that names the line that cannot be understood.
  package init(_ text: String, name: String) throws(Failure) {
    var steps: [Step] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      guard let word = words.first else { continue }
      let rest = words.dropFirst().joined(separator: " ")
      do throws(ScriptCommand.Problem) {
        let command = try ScriptCommand(String(word), rest)
        steps.append(Step(command: command, text: words.joined(separator: " ")))
      } catch {
        throw Failure(description: "\(name):\(index + 1): \(error.message)")
      }
    }
    self.steps = steps
  }
}
