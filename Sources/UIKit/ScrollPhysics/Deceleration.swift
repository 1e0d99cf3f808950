import OozeKernel
import Foundation

/// The glide after a flick: the velocity falls by the same factor every millisecond.
///
/// `x(t) = x0 + v0·reach·(1 − rate^(1000 t))`, which ends when the speed has fallen to 10 pt/s.
/// `reach` is 0.499 s for the normal rate: iOS adds up steps of one millisecond,
/// `rate + rate² + … = rate/(1 − rate)` of them, and does not integrate.
///
///     let glide = Deceleration(position: 5074, velocity: 750)
///     glide.restPosition  // 5443.26
///     glide.duration      // 2.157
package struct Deceleration: Sendable, Equatable {
  /// The part of the velocity that is left after a millisecond, as on iOS: 0.998, and 0.99 for fast.
  package static let normalRate = 0.998
  package static let fastRate = 0.99
  /// The speed, in points per second, at which content stops.
  static let stopSpeed = 10.0

  /// Where the glide starts, in points.
  package let position: Double
  /// How fast it starts, in points per second.
  package let velocity: Double
  /// The exponent of decay, per second: `−1000 ln(rate)`, 2.002 for the normal rate.
  package let decay: Double
  /// How far a velocity of 1 pt/s would glide if nothing stopped it, in seconds.
  package let reach: Double

  /// - Parameter rate: the factor per millisecond, in 0 ..< 1; other values are clamped into it.
  package init(position: Double, velocity: Double, rate: Double = normalRate) {
    let rate = (rate.isFinite ? rate : Self.normalRate).clamped(to: 0.001...0.9999)
    self.position = position
    self.velocity = velocity
    self.decay = -1000 * log(rate)
    self.reach = rate / (1 - rate) / 1000
  }

  /// A glide from `position` that ends exactly at `target`.
  ///
  /// A delegate may move the target of a flick. The start velocity is kept and the decay adapted as
  /// long as the glide stays between half and five times as quick as a normal one; beyond that the
  /// velocity gives way, so that a far target does not take forever and a near one is not hit.
  package init(position: Double, velocity: Double, target: Double) {
    let distance = target - position
    let speed = distance < 0 ? -velocity : velocity
    let wanted = distance == 0 ? 0 : (speed - Self.stopSpeed) / distance.magnitude
    let decay = wanted.clamped(Self.slowestRetargetedDecay, Self.fastestRetargetedDecay)
    let start = distance.magnitude * decay + Self.stopSpeed
    self.position = position
    self.velocity = distance == 0 ? 0 : (distance < 0 ? -start : start)
    self.decay = decay
    self.reach = 1 / decay
  }

  private static let slowestRetargetedDecay = 2.0
  private static let fastestRetargetedDecay = 10.0

  /// The time until the speed has fallen to 10 pt/s; zero when it is not higher to begin with.
  package var duration: Double {
    let speed = velocity.magnitude
    return speed > Self.stopSpeed ? log(speed / Self.stopSpeed) / decay : 0
  }

  /// Where it comes to rest when nothing is in the way.
  package var restPosition: Double { position(at: duration) }

  package func position(at time: Double) -> Double {
    let time = time.clamped(0, duration)
    return position + velocity * reach * (1 - exp(-decay * time))
  }

  /// The velocity that decays by `rate` a millisecond; zero from the stop on.
  package func velocity(at time: Double) -> Double {
    time >= duration ? 0 : velocity * exp(-decay * max(time, 0))
  }

  /// When the glide passes `place`; `nil` when it stops before, or goes the other way.
  package func time(reaching place: Double) -> Double? {
    let distance = place - position
    if distance == 0 { return 0 }
    guard velocity != 0, distance / velocity > 0 else { return nil }
    let left = 1 - distance / (velocity * reach)
    guard left > 0 else { return nil }
    let time = -log(left) / decay
    return time <= duration ? time : nil
  }
}
