/// A fingerprint of content: enough to tell one version from another, no protection against anybody.
///
/// FNV-1a in 64 bits, written in hexadecimal digits.
package struct Digest {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The digest of some bytes.
  package static func of(_ bytes: some Sequence<UInt8>) -> String {
    var digest = Digest()
    digest.add(bytes)
    return digest.text
  }

  /// The digest of files, by name: in the order of the names, whatever the order of the dictionary.
  package static func of(files: [String: String]) -> String {
    var digest = Digest()
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      digest.add(Array(name.utf8) + [0])
      digest.add(Array(text.utf8) + [0])
    }
    return digest.text
  }

  private mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  private var text: String { String(hash, radix: 16) }
}
