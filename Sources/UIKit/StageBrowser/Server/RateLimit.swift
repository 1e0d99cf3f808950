/// How many messages a page may send: a bucket that fills at a steady rate.
struct RateLimit: Sendable {
  /// Messages a second in the long run: ten fingers at 60 frames a second take 600.
  package var rate: Double
  /// Messages at once, after a pause.
  package var burst: Double
  private var level: Double
  private var lastTime: Double?

  package init(rate: Double = 1000, burst: Double = 500) {
    self.rate = rate
    self.burst = burst
    level = burst
  }

  /// Takes one message at `time` seconds; `false` when there were too many.
  package mutating func admit(at time: Double) -> Bool {
    level = min(burst, level + rate * max(0, time - (lastTime ?? time)))
    lastTime = time
    guard level >= 1 else { return false }
    level -= 1
    return true
  }
}
