/// A duration: the median and the ninth decile of many runs.
struct Measurement {
  let name: String
  let median: Duration
  let ninthDecile: Duration

  /// Runs `body` `samples` times after `warmup` unmeasured runs.
  @MainActor
  init(_ name: String, warmup: Int = 20, samples: Int = 200, body: () -> Void) {
    for _ in 0..<warmup { body() }
    let clock = ContinuousClock()
    self.init(name, times: (0..<samples).map { _ in clock.measure(body) })
  }

  private init(_ name: String, times: [Duration]) {
    let sorted = times.sorted()
    self.name = name
    median = sorted[sorted.count / 2]
    ninthDecile = sorted[sorted.count * 9 / 10]
  }

  /// Runs two bodies alternately, so that other work on the machine affects both.
  @MainActor
  static func pair(
    _ first: (name: String, body: () -> Void), _ second: (name: String, body: () -> Void),
    warmup: Int = 20, samples: Int = 1000
  ) -> (Measurement, Measurement) {
    let clock = ContinuousClock()
    var times: (first: [Duration], second: [Duration]) = ([], [])
    for sample in -warmup..<samples {
      let one = clock.measure(first.body)
      let other = clock.measure(second.body)
      guard sample >= 0 else { continue }
      times.first.append(one)
      times.second.append(other)
    }
    return (
      Measurement(first.name, times: times.first), Measurement(second.name, times: times.second)
    )
  }

  /// Returns the ratio to the peer, which was measured in the same run.
  func ratio(to peer: Measurement) -> Double { median / peer.median }

  var line: String {
    name.padding(to: 58) + median.milliseconds.padding(to: 12) + ninthDecile.milliseconds
  }
}

extension Duration {
  var milliseconds: String {
    let value = Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
    let thousandths = Int((value * 1000).rounded())
    let fraction = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
      + " ms"
  }
}

extension String {
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(width - count, 1))
  }
}
