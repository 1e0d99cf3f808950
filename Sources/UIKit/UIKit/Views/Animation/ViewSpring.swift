import Foundation

/// The spring of `UIView.animate(… usingSpringWithDamping: …)`. Its mass is 1, and its stiffness makes
/// it settle to a thousandth within the duration.
package struct ViewSpring: Equatable, Sendable {
  package let stiffness: CGFloat
  package let damping: CGFloat
  /// The initial velocity in total distances per second, towards the end.
  package let velocity: CGFloat

  /// - Parameters:
  ///   - dampingRatio: The damping ratio, clamped to 0.01…1. A ratio of 1 doesn't overshoot.
  ///   - duration: The duration in seconds, greater than 0.
  ///   - velocity: The initial velocity in total distances per second.
  package init(dampingRatio: CGFloat, duration: TimeInterval, velocity: CGFloat) {
    let ratio = Double(dampingRatio).clamped(to: 0.01...1)
    let omega = Self.frequency(ratio, max(duration, 1e-3), Double(velocity))
    stiffness = CGFloat(omega * omega)
    damping = CGFloat(2 * ratio * omega)
    self.velocity = velocity
  }

  /// Returns the undamped angular frequency in rad/s.
  ///
  /// It is recorded for an initial velocity of 0 (F-ANIM-05): ω = ln(1000 ζ / √(1 − ζ²)) / (ζ D), and
  /// ωD = 9.23341 for ζ = 1. Both mean that the decaying factor of the spring's sine term (of its
  /// linear term) has fallen to 1/1000 at the end. This also gives the equation for other velocities,
  /// which is solved here by Newton's method.
  static func frequency(_ ratio: Double, _ duration: Double, _ velocity: Double) -> Double {
    let residue = 0.001
    func excess(_ omega: Double) -> Double {
      if ratio == 1 {
        return abs(1 + (omega - velocity) * duration) * exp(-omega * duration) - residue
      }
      let damped = omega * (1 - ratio * ratio).squareRoot()
      return abs((ratio * omega - velocity) / damped) * exp(-ratio * omega * duration) - residue
    }
    let still =
      ratio == 1
      ? 9.23341 / duration
      : log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)
    // Weak springs with long memory have no such frequency above zero.
    var omega = still > 0 ? still : 1 / (ratio * duration)
    guard velocity != 0 else { return omega }
    for _ in 0..<20 {
      let step = omega * 1e-6
      let slope = (excess(omega + step) - excess(omega - step)) / (2 * step)
      let next = omega - excess(omega) / slope
      guard next.isFinite, next > 0 else { return still }
      if abs(next - omega) < 1e-9 * omega { return next }
      omega = next
    }
    return omega
  }
}
