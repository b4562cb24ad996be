/// A JSON value. The tool reads and writes few and small ones; Foundation would cost more to load.
package enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  /// Kept as it was written, so that no digit is lost.
  case number(String)
  case string(String)
  case array([JSON])
  case object([Member])

  package struct Member: Equatable, Sendable {
    package let key: String
    package let value: JSON

    package init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }
}

// MARK: - Reading a value

extension JSON {
  package subscript(key: String) -> JSON? {
    members.first { $0.key == key }?.value
  }

  package var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  package var elements: [JSON] {
    if case .array(let elements) = self { elements } else { [] }
  }

  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  package var int: Int? {
    if case .number(let digits) = self { Int(digits) } else { nil }
  }

  package var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }
}

// MARK: - Making a value

extension JSON {
  package static func int(_ value: Int) -> JSON { .number(String(value)) }

  package static func optional(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

  package static func strings(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }

  /// An object with its members in the order that is given.
  package static func of(_ members: (String, JSON)...) -> JSON {
    .object(members.map { Member($0.0, $0.1) })
  }
}
