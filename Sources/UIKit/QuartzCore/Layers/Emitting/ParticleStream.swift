/// The births of one cell from one source. Their number is the integral of the birth rate; each whole number
/// that it reaches is a birth. With a constant rate, births are a function of their index alone.
struct ParticleStream {
  /// The number of births until `baseTime`, including the fraction of the next one.
  private var base = 0.0
  private var baseTime: Double
  private var rate: Double
  /// The index of the last birth. The first one has the index 1.
  private var last = 0

  /// - Parameters:
  ///   - time: The start of the emission.
  ///   - rate: The number of births per second.
  init(from time: Double, rate: Double) {
    baseTime = time
    self.rate = rate
  }

  private func count(at time: Double) -> Double { base + max(0, time - baseTime) * rate }

  /// Changes the rate of births from `time` on.
  mutating func change(rate: Double, at time: Double) {
    guard rate != self.rate else { return }
    base = count(at: time)
    baseTime = max(baseTime, time)
    self.rate = rate
  }

  /// Returns the index and time of the births since the last call, until `end` at most, oldest first. Births
  /// before `oldest` are left out, and if there are more than `limit`, the oldest of them.
  mutating func births(
    until time: Double, end: Double, oldest: Double, limit: Int
  ) -> [(index: Int, time: Double)] {
    guard rate > 0 else { return [] }
    // A count that is reached apart from rounding counts as reached.
    let reached = Int(min(count(at: min(time, end)) + 1e-9, 1e15))
    guard reached > last else { return [] }
    let skipped = Int(min(max(0, count(at: oldest)).rounded(.up), 1e15)) - 1
    let first = max(last + 1, skipped, reached - limit + 1)
    last = reached
    guard first <= reached else { return [] }
    return (first...reached).map { ($0, baseTime + (Double($0) - base) / rate) }
  }

  /// Returns whether there are births after `time`.
  func goesOn(after time: Double, until end: Double) -> Bool { rate > 0 && time < end }
}
