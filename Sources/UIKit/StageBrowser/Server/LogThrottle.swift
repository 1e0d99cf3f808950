import Synchronization

/// Allows one line of each kind per minute in a log, and counts the others.
final class LogThrottle: Sendable {
  /// The time in seconds between two lines of a kind.
  static let interval = 60.0

  private struct Line {
    var time: Double
    var withheld: Int
  }

  private let lines = Mutex<[String: Line]>([:])

  /// Returns the number of lines of the kind that were withheld since the last one, if a line may be written at
  /// `time`, in seconds. Returns `nil` if the line is withheld.
  func admit(_ kind: String, at time: Double) -> Int? {
    lines.withLock { lines in
      if let last = lines[kind], time - last.time < Self.interval {
        lines[kind]?.withheld += 1
        return nil
      }
      return lines.updateValue(Line(time: time, withheld: 0), forKey: kind)?.withheld ?? 0
    }
  }
}
