import Foundation

/// A critically damped spring, which returns to its target as fast as possible without oscillating.
///
/// `x(t) = (x0 + (v0 + ω·x0)·t)·e^(−ωt)`, where `x` is the displacement from `target`.
///
///     Spring(target: 0, displacement: 0, velocity: 2972).peak  // 100.3 pt, after 1/ω = 0.092 s
package struct Spring: Sendable, Equatable {
  /// The angular frequency of the bounce at a scroll view's edge, in radians per second (F-SCROLL-04).
  static let bounceFrequency = 10.9

  /// The target position in points.
  package let target: Double
  /// The initial displacement from it, in points.
  let displacement: Double
  /// The initial velocity in points per second.
  package let velocity: Double
  /// The angular frequency ω, in radians per second; above zero.
  package let frequency: Double

  package init(
    target: Double, displacement: Double, velocity: Double, frequency: Double = bounceFrequency
  ) {
    self.target = target
    self.displacement = displacement
    self.velocity = velocity
    self.frequency = frequency
  }

  package func position(at time: Double) -> Double {
    let time = max(time, 0)
    let slope = velocity + frequency * displacement
    return target + (displacement + slope * time) * exp(-frequency * time)
  }

  package func velocity(at time: Double) -> Double {
    let time = max(time, 0)
    let slope = velocity + frequency * displacement
    return (velocity - frequency * slope * time) * exp(-frequency * time)
  }

  /// The largest displacement after the start, with its sign; the initial one if it only returns.
  package var peak: Double {
    let slope = velocity + frequency * displacement
    guard slope != 0 else { return displacement }
    let time = velocity / (frequency * slope)
    return time > 0 ? position(at: time) - target : displacement
  }

  /// Returns whether the rest of the motion is invisible: within half a point, slower than 10 pt/s.
  func isSettled(at time: Double) -> Bool {
    (position(at: time) - target).magnitude < 0.5
      && velocity(at: time).magnitude < Deceleration.stopSpeed
  }

  /// The first time from which it stays settled, to a tenth of a millisecond. If the initial displacement is
  /// less than a point or two, it may be `settlingBound`, slightly later.
  ///
  /// After `settlingBound` both displacement and velocity only decrease, so a bisection between it and a
  /// sufficiently late time finds the result, in about 20 evaluations.
  package var settlingTime: Double {
    if isSettled(at: 0), peak.magnitude < 0.5, displacement * velocity <= 0 { return 0 }
    var early = settlingBound
    var late = early + 1 / frequency
    while !isSettled(at: late) {
      early = late
      late += 1 / frequency
      if late > 1000 / frequency { return late }
    }
    while late - early > 0.0001 {
      let middle = (early + late) / 2
      if isSettled(at: middle) { late = middle } else { early = middle }
    }
    return late
  }

  /// The time after which the velocity no longer increases (the zero of the acceleration).
  private var settlingBound: Double {
    let slope = velocity + frequency * displacement
    guard slope != 0 else { return 0 }
    return max(0, (velocity + slope) / (frequency * slope))
  }
}
