import Foundation

/// How a damped spring changes a velocity in one step, so that the places at the ends of the steps are
/// those of the exact motion.
///
/// The solutions of x″ + 2ζω x′ + ω² x = 0, taken at times a step apart, obey
/// xₙ₊₁ = c xₙ − d xₙ₋₁ with d = e^(−2ζωh) and c = 2 e^(−ζωh) cos(ω√(1−ζ²) h). Since a step moves by
/// the new velocity, u = (xₙ − xₙ₋₁)/h before it, that is u′ = d u − k x with k = (1 + d − c)/h. No
/// spring gains energy by it, however stiff it is and however long the step.
struct SpringStep: Equatable, Sendable {
  /// The part of the velocity that is left.
  let decay: Double
  /// The effect of the stretch on the velocity, in 1/s.
  let stiffness: Double

  /// - Parameters:
  ///   - frequency: Of the undamped spring, in hertz.
  ///   - damping: The damping ratio: 0 swings for ever, 1 doesn't swing.
  ///   - step: In seconds.
  init(frequency: Double, damping: Double, step: Double) {
    // A spring that swings faster than every eighth step can't be seen to swing.
    let omega = 2 * .pi * frequency.clamped(0, 1 / (8 * step))
    let ratio = damping.clamped(to: 0...100)
    let fading = exp(-ratio * omega * step)
    let turn =
      ratio < 1
      ? cos(omega * (1 - ratio * ratio).squareRoot() * step)
      : cosh(omega * (ratio * ratio - 1).squareRoot() * step)
    decay = fading * fading
    stiffness = (1 + decay - 2 * fading * turn) / step
  }

  /// The velocity along the spring after the step.
  func velocity(after velocity: Double, stretch: Double) -> Double {
    decay * velocity - stiffness * stretch
  }
}
