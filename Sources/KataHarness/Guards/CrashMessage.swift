import Synchronization

/// What a crash will say, kept ready as bytes: a signal handler can neither lock nor allocate.
///
/// Each text goes into the next of many slots, and its address is published afterwards. A handler
/// that is writing the old text is not disturbed until all slots have been used once more.
enum CrashMessage {
  private static let slots = 64
  private static let slotSize = 1024

  /// The address of the first slot. The slots live as long as the process.
  private static let base = UInt(
    bitPattern: UnsafeMutableRawPointer.allocate(byteCount: slots * slotSize, alignment: 8))
  /// The address of the current slot, or 0: the number of bytes, as an `Int`, then the bytes.
  private static let current = Atomic<UInt>(0)
  private static let next = Atomic<Int>(0)

  /// Prepares the text for the given running tests.
  static func publish(names: [String]) {
    let text = Array("kata: the process crashed while \(RunningTests.sentence(names))".utf8)
    let room = slotSize - MemoryLayout<Int>.size
    // Cut where a character begins.
    var count = min(text.count, room)
    while count < text.count, count > 0, text[count] & 0xC0 == 0x80 { count -= 1 }
    let index = next.add(1, ordering: .relaxed).oldValue % slots
    let address = base + UInt(index * slotSize)
    guard let slot = UnsafeMutableRawPointer(bitPattern: address) else { return }
    slot.storeBytes(of: count, as: Int.self)
    let bytes = UnsafeMutableRawBufferPointer(
      start: slot + MemoryLayout<Int>.size, count: room)
    bytes.copyBytes(from: text.prefix(count))
    current.store(address, ordering: .releasing)
  }

  /// Makes the storage, so that the handler does not.
  static func prepare() {
    if current.load(ordering: .acquiring) == 0 { publish(names: RunningTests.names) }
  }

  /// Writes the current text as last words. Safe in a signal handler.
  static func write() {
    guard let slot = UnsafeRawPointer(bitPattern: current.load(ordering: .acquiring)) else {
      return
    }
    let bytes = slot + MemoryLayout<Int>.size
    LastWords.write(
      bytes.assumingMemoryBound(to: UInt8.self), count: slot.load(as: Int.self))
  }
}
