#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the threads of the process do that are not the calling one.
///
/// A thread that was woken counts as running from the moment of the call that wakes it, however
/// long a loaded machine leaves it without a processor. So work that was handed to a queue or a
/// thread is seen from the moment at which it was handed over, by what the system knows and without
/// a guess at its duration.
enum OtherThreads {
  /// True while another thread runs or is about to; the calling one does in any case.
  static var areRunning: Bool { runningThreads(upTo: 2) == 2 }

  /// How much processor time the other threads have used so far, those included that have ended.
  ///
  /// A thread that runs and goes to rest between two looks, or that begins and ends there, has used
  /// more than a microsecond; the two clocks of the system are read one after the other, so the time
  /// is known to within less.
  struct ProcessorTime {
    private let least: Int
    private let most: Int
    private let reader = pthread_self()

    /// The time as it is now, for the calling thread.
    static var now: ProcessorTime {
      let ownBefore = nanoseconds(of: CLOCK_THREAD_CPUTIME_ID)
      let all = nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID)
      let ownAfter = nanoseconds(of: CLOCK_THREAD_CPUTIME_ID)
      return ProcessorTime(least: all - ownAfter, most: all - ownBefore)
    }

    private init(least: Int, most: Int) {
      self.least = least
      self.most = most
    }

    /// True if some other thread has run since `earlier`, or that cannot be known.
    func isMore(than earlier: ProcessorTime) -> Bool {
      pthread_equal(reader, earlier.reader) == 0 || least > earlier.most + 2_000
    }
  }
}

private func nanoseconds(of clock: clockid_t) -> Int {
  var time = timespec()
  clock_gettime(clock, &time)
  return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
}

#if canImport(Darwin)
  private let ownTask = task_self_trap()

  /// Documented in the headers `mach/task.h` and `mach/thread_info.h`.
  private func runningThreads(upTo limit: Int) -> Int {
    var threads: thread_act_array_t?
    var count = mach_msg_type_number_t(0)
    guard task_threads(ownTask, &threads, &count) == KERN_SUCCESS, let threads else { return 0 }
    var running = 0
    for index in 0..<Int(count) {
      if running < limit, isRunning(threads[index]) { running += 1 }
      mach_port_deallocate(ownTask, threads[index])
    }
    let size = vm_size_t(Int(count) * MemoryLayout<thread_act_t>.stride)
    vm_deallocate(ownTask, vm_address_t(UInt(bitPattern: threads)), size)
    return running
  }

  private func isRunning(_ thread: thread_act_t) -> Bool {
    var info = thread_basic_info()
    let words = MemoryLayout<thread_basic_info>.size / MemoryLayout<integer_t>.size
    var count = mach_msg_type_number_t(words)
    let result = withUnsafeMutablePointer(to: &info) { info in
      info.withMemoryRebound(to: integer_t.self, capacity: words) {
        thread_info(thread, thread_flavor_t(THREAD_BASIC_INFO), $0, &count)
      }
    }
    guard result == KERN_SUCCESS else { return false }
    return info.run_state == TH_STATE_RUNNING || info.run_state == TH_STATE_UNINTERRUPTIBLE
  }
#else
  /// Documented in proc(5): one folder for each thread.
  private func runningThreads(upTo limit: Int) -> Int {
    guard let threads = opendir("/proc/self/task") else { return 0 }
    defer { closedir(threads) }
    var running = 0
    while running < limit, let entry = readdir(threads) {
      let isRunning = withUnsafeBytes(of: &entry.pointee.d_name) { name in
        guard name[0] != UInt8(ascii: ".") else { return false }
        return isRunningThread(String(decoding: name.prefix { $0 != 0 }, as: UTF8.self))
      }
      if isRunning { running += 1 }
    }
    return running
  }

  private func isRunningThread(_ id: String) -> Bool {
    let file = open("/proc/self/task/\(id)/stat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { text in
      // "123 (its name) S …": the name has at most 15 characters, and may hold a parenthesis.
      var index = read(file, text.baseAddress, 64) - 3
      while index > 0, text[index] != UInt8(ascii: ")") { index -= 1 }
      guard index > 0 else { return false }
      return text[index + 2] == UInt8(ascii: "R") || text[index + 2] == UInt8(ascii: "D")
    }
  }
#endif
