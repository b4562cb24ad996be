import Foundation

/// What one run of the compiler printed, parsed.
struct CompilerOutput {
  /// The messages that point to a place.
  private var diagnostics: [CompilerProbe.Diagnostic] = []
  /// Errors without a place: the compiler's own, not the client's.
  private var complaints: [String] = []
  private let text: String

  /// Parses what the compiler printed about the source file at the given path.
  init(_ text: String, source: String) {
    self.text = text
    for line in text.split(whereSeparator: \.isNewline) {
      if let diagnostic = Self.diagnostic(in: line, source: source) {
        diagnostics.append(diagnostic)
      } else if line.contains(#/^(?:<unknown>:[\d:]+ )?(?:[\w-]+: )?error: /#) {
        complaints.append(String(line))
      }
    }
  }

  private static func diagnostic(
    in line: Substring, source: String
  ) -> CompilerProbe.Diagnostic? {
    let format = #/(.+?):(\d+):(\d+): (error|warning|note|remark): (.*?)(?: \[#[\w-]+\])?/#
    guard let (_, file, row, column, severity, message) = line.wholeMatch(of: format)?.output,
      let severity = CompilerProbe.Diagnostic.Severity(rawValue: String(severity))
    else { return nil }
    let isClient = file == source
    return .init(
      severity: severity, line: isClient ? Int(row) ?? 0 : 0,
      column: isClient ? Int(column) ?? 0 : 0, message: String(message))
  }

  /// The verdict on the client, if the way in which the compiler ended allows one.
  ///
  /// - Throws: `CompilerProbe.Failure` if the compiler crashed, if it failed without blaming the
  ///   client, if what it said and how it ended do not agree, or if a module is missing.
  func verdict(
    on client: CompilerProbe.Client, exit: CompilerRun.Exit, modules folder: String
  ) throws -> CompilerProbe.Verdict {
    let status: Int32
    switch exit {
    case .signal(let signal):
      throw CompilerProbe.Failure.compilerCrashed(client: client.name, signal: signal)
    case .status(let number): status = number
    }
    let verdict = CompilerProbe.Verdict(name: client.name, diagnostics: diagnostics)
    for error in verdict.errors {
      if let match = error.message.firstMatch(of: #/^no such module '(.+?)'/#) {
        throw CompilerProbe.Failure.moduleNotFound(name: String(match.1), folders: [folder])
      }
    }
    guard complaints.isEmpty, status == (verdict.compiles ? 0 : 1) else {
      let lines =
        complaints.isEmpty ? text.split(whereSeparator: \.isNewline).map(String.init) : complaints
      throw CompilerProbe.Failure.compilerFailed(
        client: client.name, status: status, output: lines.prefix(3).joined(separator: "; "))
    }
    return verdict
  }
}
