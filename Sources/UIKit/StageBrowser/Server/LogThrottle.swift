import Synchronization

/// Lets one line of each kind a minute into a log, and counts the others.
final class LogThrottle: Sendable {
  /// Seconds between two lines of a kind.
  static let interval = 60.0

  private struct Line {
    var time: Double
    var withheld: Int
  }

  private let lines = Mutex<[String: Line]>([:])

  /// How many lines of the kind were withheld since the last one, if one may be written at `time`, in
  /// seconds; `nil` when it is withheld.
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
