import Foundation

/// A terminal without a screen, for a process that asks whether it writes to one.
struct PseudoTerminal {
  /// The end that a process takes for its terminal.
  let end: FileHandle
  private let controller: FileHandle

  init() throws {
    // Looked up by name: the module map of glibc leaves the header of `openpty` out.
    typealias OpenPty =
      @convention(c) (
        UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer?,
        UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
      ) -> Int32
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "openpty") else {
      throw CocoaError(.featureUnsupported)
    }
    var descriptors: (controller: Int32, end: Int32) = (-1, -1)
    let openpty = unsafeBitCast(symbol, to: OpenPty.self)
    guard openpty(&descriptors.controller, &descriptors.end, nil, nil, nil) == 0 else {
      throw CocoaError(.featureUnsupported)
    }
    controller = FileHandle(fileDescriptor: descriptors.controller, closeOnDealloc: true)
    end = FileHandle(fileDescriptor: descriptors.end, closeOnDealloc: true)
  }

  /// Returns what has been written so far, with plain newlines.
  func written() -> String {
    String(decoding: controller.availableData, as: UTF8.self)
      .replacingOccurrences(of: "\r\n", with: "\n")
  }
}
