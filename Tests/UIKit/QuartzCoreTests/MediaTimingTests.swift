import Testing

@testable import QuartzCore

@Suite struct MediaTimingTests {
  struct Case: CustomStringConvertible, Sendable {
    var timing: MediaTiming
    var description: String { "\(timing)" }
  }

  /// Returns the active time the long way, by laying the repetitions one after the other.
  private func reference(_ timing: MediaTiming, at time: Double, duration: Double) -> Double? {
    let total = timing.activeDuration(duration)
    var elapsed = time - timing.beginTime
    if elapsed < 0 {
      if timing.fillMode != .backwards && timing.fillMode != .both { return nil }
      elapsed = 0
    }
    if elapsed >= total - 1e-9 {
      if timing.fillMode != .forwards && timing.fillMode != .both { return nil }
      elapsed = total
    }
    var left = elapsed * Double(timing.speed)
    var isForward = true
    while left > duration + 1e-9 || (abs(left - duration) < 1e-9 && elapsed < total - 1e-9) {
      left -= duration
      if timing.autoreverses { isForward.toggle() }
    }
    let progress = min(max(0, left), duration) / duration
    return isForward ? progress : 1 - progress
  }

  @Test func grid() {
    for fillMode: CAMediaTimingFillMode in [.removed, .forwards, .backwards, .both] {
      for autoreverses in [false, true] {
        for repeatCount: Float in [0, 1, 1.5, 2, 3] {
          for speed: Float in [0.5, 1, 2] {
            for beginTime in [0.0, 0.7, 3.0] {
              var timing = MediaTiming()
              timing.fillMode = fillMode
              timing.autoreverses = autoreverses
              timing.repeatCount = repeatCount
              timing.speed = speed
              timing.beginTime = beginTime
              for step in 0...80 {
                let time = Double(step) * 0.125
                let sample = timing.sample(at: time, duration: 0.5)
                let expected = reference(timing, at: time, duration: 0.5)
                #expect((sample == nil) == (expected == nil), "\(timing) at \(time)")
                if let sample, let expected {
                  #expect(abs(sample.progress - expected) < 1e-6, "\(timing) at \(time)")
                }
              }
            }
          }
        }
      }
    }
  }

  @Test func theEndOfARunBelongsToIt() {
    var timing = MediaTiming()
    timing.fillMode = .forwards
    for count: Float in [1, 2, 3, 7] {
      timing.repeatCount = count
      let sample = timing.sample(at: 0.1 * Double(count), duration: 0.1)
      #expect(sample == MediaTiming.Sample(progress: 1, iteration: Int(count) - 1))
    }
    timing.autoreverses = true
    #expect(timing.sample(at: 99, duration: 0.1)?.progress == 0)
  }

  @Test func timeOffsetWrapsAround() {
    var timing = MediaTiming()
    timing.timeOffset = 1
    let places = [0.0, 0.5, 1.5, 1.9, 2.0, 2.5].map {
      timing.sample(at: $0, duration: 3)!.progress * 3
    }
    let expected = [1, 1.5, 2.5, 2.9, 0, 0.5]
    for (a, b) in zip(places, expected) { #expect(abs(a - b) < 1e-9) }
  }

  @Test func negativeSpeedRunsBackwards() {
    var timing = MediaTiming()
    timing.speed = -1
    timing.fillMode = .both
    for step in 0...10 {
      let time = Double(step) / 10
      #expect(abs(timing.sample(at: time, duration: 1)!.progress - (1 - time)) < 1e-9)
    }
  }

  @Test func speedZeroStandsAtItsOffset() {
    var timing = MediaTiming()
    timing.speed = 0
    timing.timeOffset = 0.25
    for time in [0.0, 1, 100] { #expect(timing.sample(at: time, duration: 1)?.progress == 0.25) }
    #expect(timing.endTime(1) == .infinity)
  }

  @Test func repeatDurationWinsOverCount() {
    var timing = MediaTiming()
    timing.repeatCount = 9
    timing.repeatDuration = 1.25
    #expect(timing.endTime(0.5) == 1.25)
    timing.fillMode = .forwards
    #expect(timing.sample(at: 5, duration: 0.5) == MediaTiming.Sample(progress: 0.5, iteration: 2))
  }

  @Test func hostileNumbersDoNotTrap() throws {
    for value in [Double.infinity, -.infinity, .nan, 1e300, -1e300, Double.leastNonzeroMagnitude] {
      for duration in [0, 1, 1e-300, 1e300, .infinity] {
        var timing = MediaTiming()
        timing.fillMode = .both
        timing.repeatCount = .infinity
        let atValue = try #require(timing.sample(at: value, duration: duration))
        timing.timeOffset = value
        timing.speed = Float(value)
        let atSpeed = try #require(timing.sample(at: 1, duration: duration))
        for sample in [atValue, atSpeed] {
          #expect((0...1).contains(sample.progress), "\(value) \(duration)")
          #expect(sample.iteration >= 0, "\(value) \(duration)")
        }
      }
    }
  }

  @Test func layerTimeAndParentTimeAreInverse() {
    var timing = MediaTiming()
    timing.beginTime = 3
    timing.speed = 0.5
    timing.timeOffset = 7
    for time in [-2.0, 0, 3, 11] {
      #expect(abs(timing.parentTime(timing.localTime(time)) - time) < 1e-12)
    }
  }
}
