import Foundation
import Synchronization

/// One reading of a project: its use of the limits, and the parts that were left out because of them.
final class Reading: Sendable {
  /// The current reading.
  @TaskLocal private static var running: Reading?

  /// The current reading. Outside of a reading, this is a new one, whose limits apply and whose remarks are
  /// discarded.
  static var current: Reading { running ?? Reading() }

  /// Runs a closure as one reading, and returns the remarks about parts that were left out.
  static func collecting<Result>(
    _ remarks: inout [String], _ body: () throws -> Result
  ) rethrows -> Result {
    let reading = Reading()
    defer { remarks += reading.remarks }
    return try $running.withValue(reading, operation: body)
  }

  private struct State {
    var files = 0
    var remarks: [String] = []
    var isKnown: Set<String> = []
  }

  private let state = Mutex(State())

  /// The properties of the sources that have been read.
  let scans = SourceScans()

  /// Remarks for the user about the parts that were left out, each once.
  var remarks: [String] { state.withLock { $0.remarks } }

  /// Records that a part was left out.
  func leaveOut(_ file: String, _ reason: String) {
    state.withLock { state in
      let remark = "\(file): left out; \(reason)"
      // Many remarks of this kind would fill the screen.
      guard state.remarks.count < 200, state.isKnown.insert(remark).inserted else { return }
      state.remarks.append(remark)
    }
  }

  /// Counts a file, and returns `false` if there were too many.
  func countFile() -> Bool {
    state.withLock { state in
      state.files += 1
      return state.files <= ProjectLimits.files
    }
  }
}
