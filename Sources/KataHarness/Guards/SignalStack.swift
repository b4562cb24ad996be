#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The stacks on which signal handlers run, one for each thread that asked.
enum SignalStack {
  private static let size = 256 * 1024

  /// A thread's own stack, freed when the thread ends.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key) { SignalStack.release($0) } == 0 ? key : nil
  }()

  /// Gives the calling thread a signal stack unless it has one, ours or another's.
  static func coverThisThread() {
    guard let key, pthread_getspecific(key) == nil else { return }
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(SS_DISABLE) != 0 else {
      return
    }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = numericCast(size)
    if sigaltstack(&stack, nil) == 0 {
      pthread_setspecific(key, memory)
    } else {
      memory.deallocate()
    }
  }

  private static func release(_ memory: UnsafeMutableRawPointer?) {
    var none = stack_t()
    none.ss_flags = Int32(SS_DISABLE)
    none.ss_size = numericCast(size)
    if sigaltstack(&none, nil) == 0 { memory?.deallocate() }
  }
}
