import Foundation
import QuartzCore

/// A damped spring with any initial position and velocity. The two parts of its motion are functions of
/// time.
package struct AnimatorSpring: Equatable, Sendable {
  private let still: SpringCurve
  private let pushed: SpringCurve
  private let mass: Double
  private let stiffness: Double
  private let damping: Double

  package init(mass: Double, stiffness: Double, damping: Double) {
    func curve(_ velocity: Double) -> SpringCurve {
      SpringCurve(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    }
    still = curve(0)
    pushed = curve(1)
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// Returns the distance from the end after `time`, for an initial distance of `distance` and a velocity of
  /// `velocity` per second.
  package func offset(
    at time: Double, distance: SIMD3<Double>, velocity: SIMD3<Double>
  ) -> SIMD3<Double> {
    let stayed = still.position(at: time)
    return distance * (1 - stayed) + velocity * (pushed.position(at: time) - stayed)
  }

  /// Returns the time in seconds after which the spring stays within a thousandth of its initial distance.
  ///
  /// The initial velocity is `velocity` distances per second towards the end.
  package func settlingTime(velocity: Double) -> Double {
    let time = SpringCurve(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity
    ).settlingDuration
    return min(time, Self.maximumDuration)
  }

  /// The maximum duration in seconds, because an undamped spring would never stop.
  private static let maximumDuration = 3600.0
}
