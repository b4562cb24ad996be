extension JSON {
  /// Reads one value with nothing but white space around it, or returns nil.
  package init?(parsing bytes: some Collection<UInt8>) {
    var parser = Parser(rest: Array(bytes)[...])
    guard let value = parser.value(depth: 0), parser.isAtEnd else { return nil }
    self = value
  }

  /// Takes a value off the front of some bytes; each function returns nil for what is no JSON.
  private struct Parser {
    var rest: ArraySlice<UInt8>

    var isAtEnd: Bool {
      mutating get {
        skipSpace()
        return rest.isEmpty
      }
    }

    mutating func value(depth: Int) -> JSON? {
      skipSpace()
      guard depth < 100, let first = rest.first else { return nil }
      switch first {
      case UInt8(ascii: "{"): return object(depth: depth)
      case UInt8(ascii: "["): return array(depth: depth)
      case UInt8(ascii: "\""): return string().map { .string($0) }
      case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
      case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
      case UInt8(ascii: "n"): return take("null") ? .null : nil
      default: return number()
      }
    }

    private mutating func object(depth: Int) -> JSON? {
      var members: [Member] = []
      guard take("{") else { return nil }
      if take("}") { return .object([]) }
      repeat {
        skipSpace()
        guard let key = string(), take(":"), let value = value(depth: depth + 1) else { return nil }
        members.append(Member(key, value))
      } while take(",")
      return take("}") ? .object(members) : nil
    }

    private mutating func array(depth: Int) -> JSON? {
      var elements: [JSON] = []
      guard take("[") else { return nil }
      if take("]") { return .array([]) }
      repeat {
        guard let element = value(depth: depth + 1) else { return nil }
        elements.append(element)
      } while take(",")
      return take("]") ? .array(elements) : nil
    }

    private mutating func number() -> JSON? {
      let digits = rest.prefix { "+-.0123456789eE".utf8.contains($0) }
      guard !digits.isEmpty else { return nil }
      rest = rest.dropFirst(digits.count)
      return .number(String(decoding: digits, as: UTF8.self))
    }

    private mutating func string() -> String? {
      guard rest.popFirst() == UInt8(ascii: "\"") else { return nil }
      var bytes: [UInt8] = []
      while let byte = rest.popFirst() {
        if byte == UInt8(ascii: "\"") { return String(decoding: bytes, as: UTF8.self) }
        if byte != UInt8(ascii: "\\") {
          bytes.append(byte)
        } else {
          guard let scalar = escaped() else { return nil }
          bytes += Array(String(Character(scalar)).utf8)
        }
      }
      return nil
    }

    private mutating func escaped() -> Unicode.Scalar? {
      switch rest.popFirst() {
      case UInt8(ascii: "n"): return "\n"
      case UInt8(ascii: "t"): return "\t"
      case UInt8(ascii: "r"): return "\r"
      case UInt8(ascii: "b"): return "\u{8}"
      case UInt8(ascii: "f"): return "\u{C}"
      case UInt8(ascii: "u"): return unicode()
      case let other?: return "\"\\/".utf8.contains(other) ? Unicode.Scalar(other) : nil
      case nil: return nil
      }
    }

    /// Four hexadecimal digits, and four more where the first are half of a pair.
    private mutating func unicode() -> Unicode.Scalar? {
      guard let first = fourDigits() else { return nil }
      guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
      guard take("\\u"), let second = fourDigits(), (0xDC00..<0xE000).contains(second) else {
        return nil
      }
      return Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    }

    private mutating func fourDigits() -> UInt32? {
      let digits = rest.prefix(4)
      rest = rest.dropFirst(4)
      return digits.count == 4 ? UInt32(String(decoding: digits, as: UTF8.self), radix: 16) : nil
    }

    private mutating func take(_ word: StaticString) -> Bool {
      skipSpace()
      let wanted = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
      guard rest.starts(with: wanted) else { return false }
      rest = rest.dropFirst(wanted.count)
      return true
    }

    private mutating func skipSpace() {
      while let first = rest.first, [0x20, 0x0A, 0x0D, 0x09].contains(first) { rest.removeFirst() }
    }
  }
}
