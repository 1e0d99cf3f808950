import Foundation
import Synchronization

/// One reading of a project: how much of its limits is used, and what was left out because of them.
final class Reading: Sendable {
  /// The reading that goes on.
  @TaskLocal private static var running: Reading?

  /// The reading that goes on; outside of one a new one, whose limits hold and whose remarks nobody reads.
  static var current: Reading { running ?? Reading() }

  /// Does something as one reading, and hands over what was left out meanwhile.
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

  /// What was left out, for people to read, each once.
  var remarks: [String] { state.withLock { $0.remarks } }

  /// Notes that something was left out.
  func leaveOut(_ file: String, _ reason: String) {
    state.withLock { state in
      let remark = "\(file): left out; \(reason)"
      // A project of nothing else would fill the screen.
      guard state.remarks.count < 200, state.isKnown.insert(remark).inserted else { return }
      state.remarks.append(remark)
    }
  }

  /// Counts a file; false when there were too many.
  func countFile() -> Bool {
    state.withLock { state in
      state.files += 1
      return state.files <= ProjectLimits.files
    }
  }
}
