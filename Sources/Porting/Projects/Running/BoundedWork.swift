import Foundation

/// Work on untrusted text that may never end: for some input, parsers and patterns need time that grows with
/// the square of the length, or worse.
enum BoundedWork {
  private final class Box<Value>: @unchecked Sendable { var value: Value? }

  /// Runs a closure, and throws if this process uses more processor time than allowed meanwhile.
  ///
  /// The work can't be interrupted, so it continues until the process ends. The limit applies to processor
  /// time, not wall-clock time, so a busy machine doesn't cause errors.
  /// - Parameter what: The description of the work in the error message.
  static func run<Result>(
    seconds: Double, _ what: String, _ work: @escaping () throws -> Result
  ) throws -> Result {
    nonisolated(unsafe) let work = work
    let result = Box<Swift.Result<Result, any Error>>()
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      result.value = Swift.Result { try work() }
      isDone.signal()
    }
    // The stack is as large as the main thread's.
    thread.stackSize = 8 << 20
    let end = processorTime + seconds
    thread.start()
    while isDone.wait(timeout: .now() + .milliseconds(200)) == .timedOut {
      guard processorTime < end else {
        throw ProjectError("\(what) took more than \(Int(seconds)) s of processor time")
      }
    }
    return try result.value!.get()
  }

  /// The processor time of all threads of this process, in seconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
