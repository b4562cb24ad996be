/// A fingerprint of files: enough to tell a stale build, no protection against anybody.
enum Digest {
  static func of(_ files: [String: String]) -> String {
    // FNV-1a, 64 bits, over names and contents in the order of the names.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      for byte in Array(name.utf8) + [0] + Array(text.utf8) + [0] {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
    }
    return String(hash, radix: 16)
  }
}
