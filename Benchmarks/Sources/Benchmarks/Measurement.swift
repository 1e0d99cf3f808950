/// How long something takes: the median and the ninth decile of many runs.
struct Measurement {
  let name: String
  let median: Duration
  let ninthDecile: Duration

  /// Runs `body` `samples` times after `warmup` unmeasured runs.
  @MainActor
  init(_ name: String, warmup: Int = 20, samples: Int = 200, body: () -> Void) {
    self.name = name
    for _ in 0..<warmup { body() }
    let clock = ContinuousClock()
    let times = (0..<samples).map { _ in clock.measure(body) }.sorted()
    median = times[samples / 2]
    ninthDecile = times[samples * 9 / 10]
  }

  /// How many times as long as the peer, which was measured in the same run.
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
