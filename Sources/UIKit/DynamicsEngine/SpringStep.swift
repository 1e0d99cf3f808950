import Foundation
import OozeKernel

/// The change of a velocity by a damped spring in one step, such that the positions at the ends of the steps
/// are those of the exact motion.
///
/// The solutions of x″ + 2ζω x′ + ω² x = 0, taken at times a step apart, obey xₙ₊₁ = c xₙ − d xₙ₋₁ with d =
/// e^(−2ζωh) and c = 2 e^(−ζωh) cos(ω√(1−ζ²) h). Since a step moves by the new velocity, and u = (xₙ −
/// xₙ₋₁)/h before it, this is u′ = d u − k x with k = (1 + d − c)/h. No spring gains energy by it, however
/// stiff it is and however long the step.
struct SpringStep: Equatable, Sendable {
  /// The part of the velocity that remains.
  let decay: Double
  /// The effect of the stretch on the velocity, in 1/s.
  let stiffness: Double

  /// Creates the step of a spring.
  ///
  /// - Parameters:
  ///   - frequency: The frequency of the undamped spring, in hertz.
  ///   - damping: The damping ratio: 0 oscillates for ever, 1 doesn't oscillate.
  ///   - step: The length of the step in seconds.
  init(frequency: Double, damping: Double, step: Double) {
    // An oscillation with a period under eight steps can't be seen.
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

  /// Returns the velocity along the spring after the step.
  func velocity(after velocity: Double, stretch: Double) -> Double {
    decay * velocity - stiffness * stretch
  }
}
