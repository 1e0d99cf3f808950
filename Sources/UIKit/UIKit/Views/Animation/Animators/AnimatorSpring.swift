import Foundation
import QuartzCore

/// A damped spring that may start anywhere at any speed: the two parts of its motion, as functions of time.
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

  /// How far it is from its end after `time`, when it was `distance` away from it and moved with
  /// `velocity` per second.
  package func offset(
    at time: Double, distance: SIMD3<Double>, velocity: SIMD3<Double>
  ) -> SIMD3<Double> {
    let stayed = still.position(at: time)
    return distance * (1 - stayed) + velocity * (pushed.position(at: time) - stayed)
  }

  /// Seconds until a spring one way from its end, which moves with `velocity` ways per second towards it, is
  /// nearer than a thousandth of the way for good.
  package func settlingTime(velocity: Double) -> Double {
    let time = SpringCurve(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity
    ).settlingDuration
    return min(time, Self.maximumDuration)
  }

  /// An undamped spring would swing for ever. Seconds.
  private static let maximumDuration = 3600.0
}
