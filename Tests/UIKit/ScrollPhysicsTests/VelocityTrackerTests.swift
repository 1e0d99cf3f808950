import Testing

@testable import ScrollPhysics

struct VelocityTrackerTests {
  /// Checks the component along x. Along y, everything moves back at half the speed.
  private func expect(
    _ velocity: SIMD2<Double>, _ x: Double, within tolerance: Double = 1e-6,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect((velocity.x - x).magnitude <= tolerance, sourceLocation: sourceLocation)
    #expect((velocity.y + x / 2).magnitude <= tolerance, sourceLocation: sourceLocation)
  }

  private func place(_ x: Double) -> SIMD2<Double> { [x, -x / 2] }

  /// F-SCROLL-06: the velocity of about the last 100 ms. F-SCROLL-12: 25 points every 8 ms and a lift 8 ms
  /// after the last move give 3125 points a second, and not the velocity of 100 points in 32 ms and a pause of
  /// 8 ms. The lifts without a pause follow from the same law.
  @Test(arguments: [0.004, 0.008, 1.0 / 60, 1.0 / 30], [0, 0.001, 0.008, 1.0 / 60, 0.033])
  func constantVelocity(interval: Double, lift: Double) {
    for (velocity, isSampled) in [-750.0, -10, 0, 333, 3125].flatMap({ [($0, true), ($0, false)] })
    {
      var tracker = VelocityTracker()
      var time = 4.0
      for step in 0..<40 {
        time = 4 + Double(step) * interval
        tracker.add(place(velocity * (time - 4)), at: time)
      }
      if isSampled { tracker.add(place(velocity * (time - 4)), at: time + lift) }
      expect(tracker.velocity(at: time + lift), velocity)
      if isSampled { expect(tracker.velocity, velocity) }
    }
  }

  /// A resting finger has no velocity, whether samples show its rest or not. After 40 ms, the trackers of
  /// Flutter and Android, which have the same purpose, treat a pointer as stopped.
  @Test(arguments: [0.004, 0.008, 1.0 / 60, 1.0 / 30], [0.04, 0.05, 0.08, 0.11, 0.5])
  func rest(interval: Double, rest: Double) {
    for (velocity, samples) in [-750.0, 333, 3125].flatMap({ v in [0, 1, 2, 10].map { (v, $0) } }) {
      var tracker = VelocityTracker()
      var time = 4.0
      for step in 0..<40 {
        time = 4 + Double(step) * interval
        tracker.add(place(velocity * (time - 4)), at: time)
      }
      for sample in 0..<samples {
        tracker.add(
          place(velocity * (time - 4)), at: time + rest * Double(sample + 1) / Double(samples))
      }
      #expect(tracker.velocity(at: time + rest) == .zero, "\(samples) samples")
      if samples > 0 { #expect(tracker.velocity == .zero) }
    }
  }

  /// A finger that lifts at a different position than its last move has moved.
  @Test(arguments: [0.001, 0.008, 0.03]) func aLiftElsewhereIsAMovement(lift: Double) {
    var tracker = VelocityTracker()
    for step in 0...20 { tracker.add(place(Double(step) * 8), at: Double(step) * 0.008) }
    tracker.add(place(180), at: 0.16 + lift)
    // The position 100 ms earlier, at 1000 points a second.
    expect(tracker.velocity, (180 - (60 + lift * 1000)) / 0.1)
  }

  /// Converted coordinates differ by a few units in the last place, which isn't a movement.
  @Test func roundingIsNoMovement() {
    var tracker = VelocityTracker()
    for step in 0...20 { tracker.add(place(Double(step) * 25), at: Double(step) * 0.008) }
    tracker.add(place(500 + 1e-12), at: 0.168)
    expect(tracker.velocity, 3125)
    tracker.add(place(500 - 1e-12), at: 0.22)
    #expect(tracker.velocity == .zero)
  }

  /// A finger that moves along one axis isn't at rest on the other.
  @Test func oneAxisIsEnough() {
    var tracker = VelocityTracker()
    for step in 0...10 { tracker.add([Double(step) * 8, 0], at: Double(step) * 0.008) }
    for step in 1...6 { tracker.add([80, Double(step) * 8], at: 0.08 + Double(step) * 0.008) }
    let velocity = tracker.velocity
    // 100 ms earlier: 28 points along x.
    #expect((velocity.x - 520).magnitude < 1e-6)
    #expect((velocity.y - 480).magnitude < 1e-6)
  }

  /// A finger that speeds up (a = 5000 pt/s²), sampled at times that don't match any frame rate, has the same
  /// velocity, except for the error of a parabola's chord, a·d²/8 over 0.1 s for gaps of d.
  @Test(arguments: [[0.008], [0.0167], [0.005, 0.013], [0.002, 0.02, 0.011]])
  func theSampleTimesDoNotMatter(gaps: [Double]) {
    var tracker = VelocityTracker()
    let end = 0.4
    var time = 0.0
    var step = 0
    while time < end {
      tracker.add(place(2500 * time * time), at: time)
      time += gaps[step % gaps.count]
      step += 1
    }
    tracker.add(place(2500 * end * end), at: end)
    let widest = gaps.max() ?? 0
    let exact = 2500 * (0.4 * 0.4 - 0.3 * 0.3) / 0.1
    expect(tracker.velocity, exact, within: 5000 * widest * widest / 8 / 0.1 + 1e-6)
  }

  @Test func oneSampleIsNoMotion() {
    var tracker = VelocityTracker()
    #expect(tracker.isEmpty)
    #expect(tracker.velocity == .zero)
    #expect(tracker.velocity(at: 0) == .zero)
    tracker.add(place(10), at: 0)
    tracker.add(place(90), at: 0)
    #expect(tracker.velocity(at: 0) == .zero)
    #expect(tracker.samples.count == 1)
  }

  /// The tracker keeps the window before the longest pause that isn't a rest, and one more sample.
  @Test(arguments: [0.001, 0.008, 1.0 / 60]) func keepsNoMoreThanItNeeds(interval: Double) {
    var tracker = VelocityTracker()
    for step in 0..<1000 {
      tracker.add(place(Double(step)), at: Double(step) * interval)
      #expect(tracker.samples.count <= Int(0.14 / interval) + 3)
    }
    #expect(tracker.samples[0].time <= 999 * interval - 0.14)
  }

  @Test func shiftChangesNoVelocity() {
    var tracker = VelocityTracker()
    for step in 0..<10 { tracker.add(place(Double(step) * 5), at: Double(step) / 60) }
    let before = tracker.velocity
    tracker.shift(by: [1234, -99])
    let change = tracker.velocity - before
    #expect(change.x.magnitude < 1e-9)
    #expect(change.y.magnitude < 1e-9)
  }
}

extension VelocityTrackerTests {
  /// A jump of the content has no effect: after the next movement, the velocity is still the finger's.
  @Test func goesOnAfterAShift() {
    var tracker = VelocityTracker()
    for step in 0..<10 { tracker.add([Double(step) * 5, 0], at: Double(step) / 60) }
    tracker.shift(by: [1234, -99])
    tracker.add([50 + 1234, -99], at: 10.0 / 60)
    #expect((tracker.velocity.x - 300).magnitude < 1e-6)
    #expect(tracker.velocity.y.magnitude < 1e-6)
  }

  /// For two positions at the same time, the later one counts, and the time doesn't go back.
  @Test(arguments: [0.05, 0.04]) func theLaterPlaceCounts(time: Double) {
    var tracker = VelocityTracker()
    tracker.add([0, 0], at: 0)
    tracker.add([10, 0], at: 0.05)
    tracker.add([50, 0], at: time)
    #expect(tracker.samples.count == 2)
    #expect((tracker.velocity.x - 1000).magnitude < 1e-6)
  }

  /// A difference of a millionth of a point is rounding, and a larger one is a movement. The same holds for
  /// times.
  @Test func theLimitOfRounding() {
    for (way, isMovement) in [(0.5e-6, false), (1e-6, false), (1.5e-6, true)] {
      var tracker = VelocityTracker()
      tracker.add([0, 0], at: 0)
      tracker.add([way, 0], at: 0.05)
      #expect((tracker.velocity(at: 0.05) != .zero) == isMovement, "\(way)")
    }
    var tracker = VelocityTracker()
    tracker.add([0, 0], at: -0.05)
    tracker.add([20, 0], at: 0)
    #expect(tracker.velocity(at: 0.04 - 2e-6) == [400, 0])
    #expect(tracker.velocity(at: 0.04 - 1e-6) == .zero)
  }

  /// Between two samples that are farther apart than the window, the finger moved at a constant speed.
  @Test(arguments: [0.1, 0.2, 0.5]) func twoSamplesAreEnough(gap: Double) {
    var tracker = VelocityTracker()
    tracker.add([0, 0], at: 3)
    tracker.add([gap * 400, gap * -80], at: 3 + gap)
    #expect((tracker.velocity.x - 400).magnitude < 1e-6)
    #expect((tracker.velocity.y + 80).magnitude < 1e-6)
  }

  /// Samples before the one that spans the window are removed.
  @Test(arguments: [0.008, 0.03, 0.1, 0.2, 0.5]) func keepsOneSampleBeforeTheWindow(gap: Double) {
    var tracker = VelocityTracker()
    for step in 0..<50 {
      tracker.add([Double(step), 0], at: Double(step) * gap)
      let start = Double(step) * gap - 0.04 - 0.1
      if tracker.samples.count > 2 { #expect(tracker.samples[1].time > start) }
    }
    var exact = VelocityTracker()
    for time in [0, 1 - 0.04 - 0.1, 1] { exact.add([time, 0], at: time) }
    #expect(exact.samples.map(\.time) == [1 - 0.04 - 0.1, 1])
  }
}

struct EaseInOutTests {
  @Test func beginsAtItsStartAndIsDoneAtItsEnd() {
    let ease = EaseInOut(from: 100, to: 400, duration: 0.3)
    #expect(EaseInOut(from: 0, to: 400, duration: 0.3).position(at: 0) == 0)
    #expect(!ease.isDone(at: 0))
    #expect(!ease.isDone(at: 0.299))
    #expect(ease.isDone(at: 0.3))
    #expect(ease.isDone(at: 1))
  }

  @Test func startsGentlyAndEndsThere() {
    let ease = EaseInOut(from: 100, to: 400, duration: 0.3)
    #expect(ease.position(at: 0) == 100)
    #expect(ease.position(at: 0.3) == 400)
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
