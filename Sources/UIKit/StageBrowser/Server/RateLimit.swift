/// A limit on the number of messages that a page may send: a token bucket that fills at a steady rate.
struct RateLimit: Sendable {
  /// The number of messages per second in the long run. Ten fingers at 60 frames per second need 600.
  package var rate: Double
  /// The number of messages at once, after a pause.
  package var burst: Double
  private var level: Double
  private var lastTime: Double?

  package init(rate: Double = 1000, burst: Double = 500) {
    self.rate = rate
    self.burst = burst
    level = burst
  }

  /// Counts one message at `time` seconds. Returns `false` if there were too many.
  package mutating func admit(at time: Double) -> Bool {
    level = min(burst, level + rate * max(0, time - (lastTime ?? time)))
    lastTime = time
    guard level >= 1 else { return false }
    level -= 1
    return true
  }
}
