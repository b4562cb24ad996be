extension Frame {
  /// What the frame shows, in a few words and then a line for each of the first rows.
  public var summary: String { summary(after: nil) }

  /// What the frame shows; rows that `previous` showed as well are counted only.
  func summary(after previous: Frame?) -> String {
    var parts: [String] = []
    if let alert {
      let message = alert.message.isEmpty ? "" : ": \(alert.message)"
      parts.append("alert “\(alert.title)”\(message) [\(alert.buttons.joined(separator: "] ["))]")
    }
    if hasSpinner { parts.append("a spinner turns") }
    if isRefreshing { parts.append("the refresh control turns") }
    if depth > 0 { parts.append("page “\(title ?? "")”") }
    for view in unavailable { parts.append("“\(view.joined(separator: " · "))”") }
    let rows = rows
    let outside = textsOutsideRows
    if !outside.isEmpty { parts.append(outside.joined(separator: " · ")) }
    for field in fields { parts.append("\(field.title): “\(field.text)”") }
    for picker in pickers { parts.append("\(picker.title): \(picker.selected ?? "–")") }
    if isForm {
      // The controls of a form are named above; what is left are its texts.
      parts += rows.joined().filter { !$0.isEmpty }
      return parts.joined(separator: ", ")
    }
    if hasList { parts.append(rows.isEmpty ? "an empty list" : count(rows.count, "row")) }
    if parts.isEmpty { parts.append("nothing") }
    var lines = [parts.joined(separator: ", ")]
    if rows == previous?.rows { return lines[0] }
    let told = rows.filter { !$0.isEmpty }
    lines += told.prefix(6).map { "· " + $0.joined(separator: "  ") }
    if told.count > 6 { lines.append("· and \(told.count - 6) more") }
    return lines.joined(separator: "\n")
  }

  private var hasList: Bool {
    var found = false
    visit { piece in
      switch piece {
      case .list, .row: found = true
      default: break
      }
    }
    return found
  }

  private var isForm: Bool { !fields.isEmpty || !pickers.isEmpty }

  /// The texts that stand neither in a row nor in a view that says that there is nothing.
  private var textsOutsideRows: [String] {
    func texts(_ pieces: [Piece]) -> [String] {
      pieces.flatMap { piece -> [String] in
        switch piece {
        case .text(let text): [text.string]
        case .list(let sections): sections.flatMap { texts($0.header) + texts($0.footer) }
        case .unavailable, .row: []
        default: texts(piece.parts)
        }
      }
    }
    return texts(content)
  }

  private func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
