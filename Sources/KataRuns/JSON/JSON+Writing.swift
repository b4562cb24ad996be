extension JSON {
  /// The value as text, a member or element on each line, with a newline at the end.
  package var document: String { text(indent: 0) + "\n" }

  private func text(indent: Int) -> String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let digits): return digits
    case .string(let text): return Self.quoted(text)
    case .array(let elements):
      return Self.block("[", elements.map { $0.text(indent: indent + 2) }, "]", indent)
    case .object(let members):
      let lines = members.map { "\(Self.quoted($0.key)): \($0.value.text(indent: indent + 2))" }
      return Self.block("{", lines, "}", indent)
    }
  }

  private static func block(
    _ start: String, _ items: [String], _ end: String, _ indent: Int
  ) -> String {
    guard !items.isEmpty else { return start + end }
    let margin = String(repeating: " ", count: indent)
    return "\(start)\n" + items.map { "\(margin)  \($0)" }.joined(separator: ",\n")
      + "\n\(margin)\(end)"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
