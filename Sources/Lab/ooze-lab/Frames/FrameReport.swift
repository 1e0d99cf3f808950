import MicroApp
import Stage
import StageBrowser

/// The time of each part of a frame: the median and the 99th percentile of many frames.
struct FrameReport {
  private(set) var lines: [String]

  /// Runs a crowd for a second, then for `frames` frames, and measures them.
  @MainActor init(creatures: Int, frames: Int, stage: Stage) {
    let crowd = CrowdController(population: creatures)
    stage.show(crowd)
    var encoder = FrameEncoder()
    let clock = ContinuousClock()
    var times: [(part: String, values: [Duration])] = [
      ("simulation and layers", []), ("commit", []), ("encoding", []), ("whole frame", []),
    ]
    var bytes: [Int] = []
    var inView: [Int] = []
    for frame in -60..<frames {
      var size = 0
      let step = clock.measure { crowd.step() }
      let commit = clock.measure { stage.advance(by: 1.0 / 60) }
      let encoding = clock.measure { size = encoder.encode(stage.layerTree()).count }
      guard frame >= 0 else { continue }
      for (index, time) in [step, commit, encoding, step + commit + encoding].enumerated() {
        times[index].values.append(time)
      }
      bytes.append(size)
      inView.append(crowd.inView)
    }
    lines = ["\(inView.min() ?? 0) to \(inView.max() ?? 0) creatures in view"]
    lines.append(Self.line("", "median", "99th percentile"))
    for (part, values) in times {
      let (median, rare) = (Self.part(0.5, of: values), Self.part(0.99, of: values))
      lines.append(Self.line(part, Self.milliseconds(median), Self.milliseconds(rare)))
    }
    let (median, rare) = (Self.part(0.5, of: bytes), Self.part(0.99, of: bytes))
    lines.append(Self.line("bytes", "\(median)", "\(rare)"))
  }

  private static func line(_ name: String, _ first: String, _ second: String) -> String {
    name.padded(24) + first.padded(12) + second
  }

  /// Returns the value at a quantile, by nearest rank.
  private static func part<Value: Comparable>(_ part: Double, of values: [Value]) -> Value {
    let sorted = values.sorted()
    let rank = Int((part * Double(sorted.count)).rounded(.up))
    return sorted[rank.clamped(1, sorted.count) - 1]
  }

  private static func milliseconds(_ time: Duration) -> String {
    let hundredths = Int((time / .milliseconds(1) * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) ms"
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 1))
  }
}
