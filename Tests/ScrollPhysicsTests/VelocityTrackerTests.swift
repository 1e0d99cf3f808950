import Testing

@testable import ScrollPhysics

struct VelocityTrackerTests {
  /// uikit-facts, Scrolling, release velocity: from the last ~100 ms.
  @Test(arguments: [60.0, 120], [-750.0, -10, 0, 333, 3125])
  func constantVelocity(rate: Double, velocity: Double) {
    var tracker = VelocityTracker()
    var time = 4.0
    for step in 0..<40 {
      time = 4 + Double(step) / rate
      tracker.add(velocity * (time - 4), at: time)
    }
    #expect((tracker.velocity(at: time) - velocity).magnitude < 1e-6)
    #expect((tracker.velocity(at: time + 1 / rate) - velocity).magnitude < 1e-6)
    #expect(tracker.velocity(at: time + 0.11) == 0)
  }

  /// A finger that speeds up (a = 5000 pt/s²), seen at times that no frame rate gives: the same
  /// velocity but for what a chord of a parabola misses, a·d²/8 over 0.1 s for gaps of d.
  @Test(arguments: [[0.008], [0.0167], [0.005, 0.013], [0.002, 0.02, 0.011]])
  func theSampleTimesDoNotMatter(gaps: [Double]) {
    var tracker = VelocityTracker()
    let end = 0.4
    var time = 0.0
    var step = 0
    while time < end {
      tracker.add(2500 * time * time, at: time)
      time += gaps[step % gaps.count]
      step += 1
    }
    tracker.add(2500 * end * end, at: end)
    let widest = gaps.max() ?? 0
    let exact = 2500 * (0.4 * 0.4 - 0.3 * 0.3) / 0.1
    let bound = 5000 * widest * widest / 8 / 0.1 + 1e-6
    #expect((tracker.velocity(at: end) - exact).magnitude <= bound)
  }

  @Test func forgetsWhatIsOlderThanTheWindow() {
    var tracker = VelocityTracker()
    for step in 0..<60 { tracker.add(Double(step) * 50, at: Double(step) / 60) }
    for step in 60..<80 { tracker.add(3000, at: Double(step) / 60) }
    #expect(tracker.velocity(at: 79.0 / 60) == 0)
  }

  @Test func oneSampleIsNoMotion() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity(at: 0) == 0)
    tracker.add(10, at: 0)
    tracker.add(90, at: 0)
    #expect(tracker.velocity(at: 0) == 0)
  }

  @Test func shiftChangesNoVelocity() {
    var tracker = VelocityTracker()
    for step in 0..<10 { tracker.add(Double(step) * 5, at: Double(step) / 60) }
    let before = tracker.velocity(at: 9.0 / 60)
    tracker.shift(by: 1234)
    #expect((tracker.velocity(at: 9.0 / 60) - before).magnitude < 1e-9)
  }
}

struct EaseInOutTests {
  @Test func startsGentlyAndEndsThere() {
    let ease = EaseInOut(from: 100, to: 400, duration: 0.3)
    #expect(ease.position(at: 0) == 100 && ease.position(at: 0.3) == 400)
    #expect((ease.position(at: 0.15) - 250).magnitude < 1e-6)
    var last = 100.0
    for step in 0...100 {
      let x = ease.position(at: Double(step) * 0.003)
      #expect(x >= last)
      #expect((x + ease.position(at: 0.3 - Double(step) * 0.003) - 500).magnitude < 1e-6)
      last = x
    }
    #expect(EaseInOut(from: 1, to: 2, duration: 0).position(at: 0) == 2)
  }
}
