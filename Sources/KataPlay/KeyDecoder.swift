/// Reads keys from the bytes that a terminal sends.
///
/// A sequence may be cut anywhere between two reads. An escape byte alone is the Escape key only if
/// nothing follows it for a moment: the reader says so with ``flush()``.
package struct KeyDecoder: Sendable {
  private var pending: [UInt8] = []

  /// Makes a decoder that has seen nothing.
  package init() {}

  /// True if bytes are kept that may become a key together with the next ones.
  package var isWaiting: Bool { !pending.isEmpty }

  /// Returns the keys that are complete with these bytes.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let (key, count) = Self.first(in: pending[...]) {
      if let key { keys.append(key) }
      pending.removeFirst(count)
    }
    return keys
  }

  /// Nothing more comes for a moment: an escape byte was the Escape key, other rests are dropped.
  package mutating func flush() -> [Key] {
    defer { pending = [] }
    return pending.first == 0x1B ? [.escape] : []
  }

  /// The first key and its length; no key for bytes that mean nothing here, nil for too few bytes.
  private static func first(in bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
    guard let byte = bytes.first else { return nil }
    switch byte {
    case 0x1B: return escape(bytes)
    case 0x0D, 0x0A: return (.return, 1)
    case 0x7F, 0x08: return (.backspace, 1)
    case 0x03: return (.interrupt, 1)
    case 0x00..<0x20: return (nil, 1)
    default: return character(bytes)
    }
  }

  private static func escape(_ bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
    guard bytes.count > 1 else { return nil }
    let start = bytes.startIndex
    let second = bytes[start + 1]
    if second == 0x1B { return (.escape, 1) }
    guard second == UInt8(ascii: "[") || second == UInt8(ascii: "O") else {
      return (nil, 2)  // Alt and a key
    }
    // Parameters, and then one byte that ends the sequence.
    guard let end = bytes[(start + 2)...].firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return bytes.count > 32 ? (nil, bytes.count) : nil
    }
    return (named(bytes[(start + 2)...end]), end - start + 1)
  }

  private static func named(_ sequence: ArraySlice<UInt8>) -> Key? {
    switch String(decoding: sequence, as: UTF8.self) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H", "1~", "7~": .home
    case "F", "4~", "8~": .end
    case "5~": .pageUp
    case "6~": .pageDown
    case "3~": .backspace
    default: nil
    }
  }

  private static func character(_ bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
    let length: Int
    switch bytes[bytes.startIndex] {
    case ..<0x80: length = 1
    case 0xC0..<0xE0: length = 2
    case 0xE0..<0xF0: length = 3
    case 0xF0..<0xF8: length = 4
    default: return (nil, 1)
    }
    guard bytes.count >= length else { return nil }
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    guard let character = text.first, text.count == 1, character != "\u{FFFD}" else {
      return (nil, 1)
    }
    return (.character(character), length)
  }
}
