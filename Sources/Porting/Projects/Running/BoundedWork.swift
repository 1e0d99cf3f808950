import Foundation

/// Work on a stranger's texts that may never end: parsers and patterns have inputs for which they take the square of the
/// length, or worse.
enum BoundedWork {
  private final class Box<Value>: @unchecked Sendable { var value: Value? }

  /// Does something, and throws when this process has computed for so long meanwhile.
  ///
  /// The work can't be interrupted, so it goes on until the process ends. Processor time counts, not the time of day: a busy
  /// machine refuses nothing.
  /// - Parameter what: What was being done, as the error says it.
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
    // As much as the main thread has.
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

  /// The seconds that all threads of this process have computed.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
