import OozeKernel
import Foundation

/// The glide after a flick. The velocity falls by the same factor every millisecond.
///
/// `x(t) = x0 + v0·reach·(1 − rate^(1000 t))`, until the speed has fallen to 10 pt/s. `reach` is 0.499 s for
/// the normal rate: iOS sums steps of one millisecond, `rate + rate² + … = rate/(1 − rate)` of them, and
/// doesn't integrate.
///
///     let glide = Deceleration(position: 5074, velocity: 750)
///     glide.restPosition  // 5443.26
///     glide.duration      // 2.157
package struct Deceleration: Sendable, Equatable {
  /// The part of the velocity that remains after a millisecond, as on iOS: 0.998, and 0.99 for fast.
  package static let normalRate = 0.998
  package static let fastRate = 0.99
  /// The speed in points per second at which content stops.
  static let stopSpeed = 10.0

  /// The position at the start, in points.
  package let position: Double
  /// The velocity at the start, in points per second.
  package let velocity: Double
  /// The exponent of decay, per second: `−1000 ln(rate)`, 2.002 for the normal rate.
  package let decay: Double
  /// The distance of a glide with a velocity of 1 pt/s that nothing stops, as a time in seconds.
  package let reach: Double

  /// - Parameter rate: The factor per millisecond, clamped to 0 ..< 1.
  package init(position: Double, velocity: Double, rate: Double = normalRate) {
    let rate = (rate.isFinite ? rate : Self.normalRate).clamped(to: 0.001...0.9999)
    self.position = position
    self.velocity = velocity
    self.decay = -1000 * log(rate)
    self.reach = rate / (1 - rate) / 1000
  }

  /// Creates a glide from `position` that ends exactly at `target`.
  ///
  /// A delegate may change the target of a flick. The initial velocity stays and the decay is adapted while the
  /// glide is between half and five times as fast as a normal one. Beyond that the velocity is changed, so that
  /// a far target doesn't take forever and a near one isn't reached abruptly.
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

  /// The time until the speed has fallen to 10 pt/s; zero if it is lower at the start.
  package var duration: Double {
    let speed = velocity.magnitude
    return speed > Self.stopSpeed ? log(speed / Self.stopSpeed) / decay : 0
  }

  /// The position at which it comes to rest if nothing is in the way.
  package var restPosition: Double { position(at: duration) }

  package func position(at time: Double) -> Double {
    let time = time.clamped(0, duration)
    return position + velocity * reach * (1 - exp(-decay * time))
  }

  /// Returns the velocity, which decays by `rate` per millisecond and is zero after the stop.
  package func velocity(at time: Double) -> Double {
    time >= duration ? 0 : velocity * exp(-decay * max(time, 0))
  }

  /// Returns the time at which the glide passes `place`, or `nil` if it stops before or moves the other way.
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
