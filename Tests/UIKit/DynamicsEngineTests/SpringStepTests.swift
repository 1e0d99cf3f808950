import Foundation
import Testing

@testable import DynamicsEngine

/// The step of a spring against the closed form of the damped oscillator.
@Suite struct SpringStepTests {
  /// x(t) of x″ + 2ζω x′ + ω² x = 0, starting at 1 and at rest.
  private static func oscillator(_ frequency: Double, _ damping: Double, _ time: Double) -> Double {
    let omega = 2 * Double.pi * frequency
    let fading = exp(-damping * omega * time)
    if damping < 1 {
      let turn = omega * (1 - damping * damping).squareRoot()
      return fading * (cos(turn * time) + damping * omega / turn * sin(turn * time))
    }
    if damping == 1 { return fading * (1 + omega * time) }
    let turn = omega * (damping * damping - 1).squareRoot()
    return fading * (cosh(turn * time) + damping * omega / turn * sinh(turn * time))
  }

  /// In one step and in many, the recurrence equals the closed form up to rounding.
  @Test(arguments: [0, 0.05, 0.3, 0.7, 1, 1.8], [0.1, 1, 10, 29])
  func theStepIsExact(damping: Double, frequency: Double) {
    let step = 1.0 / 240
    let spring = SpringStep(frequency: frequency, damping: damping, step: step)
    // Begins with the exact position a step before, so that nothing lags.
    var place = 1.0
    var velocity = (Self.oscillator(frequency, damping, step) - 1) / step
    place += velocity * step
    for index in 2...200 {
      velocity = spring.velocity(after: velocity, stretch: place)
      place += velocity * step
      let expected = Self.oscillator(frequency, damping, Double(index) * step)
      #expect(abs(place - expected) < 1e-6, "\(index)")
    }
  }
}
