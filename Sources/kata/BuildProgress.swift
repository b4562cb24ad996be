import Foundation

/// What a build says while it runs: one line on a terminal that changes, and the errors at its end.
struct BuildProgress {
  private let version: String
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private var text = ""
  private var lines: [String] = []

  init(version: String) {
    self.version = version
    show("")
  }

  /// Takes a piece of the build's output.
  mutating func take(_ data: Data) {
    text += String(decoding: data, as: UTF8.self)
    while let end = text.firstIndex(where: \.isNewline) {
      let line = String(text[..<end])
      text = String(text[text.index(after: end)...])
      lines.append(line)
      if line.hasPrefix("["), let close = line.firstIndex(of: "]") {
        show(String(line[...close]))
      } else if line.contains("Another instance of SwiftPM") {
        show("waiting for another build")
      }
    }
  }

  /// Takes the line away.
  func finish() {
    if isTerminal { put("\r\u{1B}[K") }
  }

  /// The first error, with its place if it has one, relative to the package.
  func firstError(relativeTo root: String) -> String? {
    // What the package description says itself stands beside SwiftPM's line about it.
    let errors = (lines + [text]).filter {
      $0.contains("error: ") && !$0.contains("Invalid manifest")
    }
    let placed = errors.first { $0.contains(".swift:") && !$0.hasPrefix(" ") }
    guard let error = placed ?? errors.first else { return nil }
    let words = error.hasPrefix("error: ") ? String(error.dropFirst(7)) : error
    return words.replacingOccurrences(of: root + "/", with: "")
  }

  private func show(_ step: String) {
    guard isTerminal else { return }
    put("\r\u{1B}[KBuilding \(version) … \(step)")
  }

  private func put(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
