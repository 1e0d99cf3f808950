import Foundation
import Testing
import UIKit

@Suite struct AnimationSpringTests {
  /// Returns the distance from rest at `time` of a spring with mass 1 that starts at 1 and pulls to
  /// 0.
  func position(_ spring: ViewSpring, _ time: Double) -> Double {
    let omega = Double(spring.stiffness).squareRoot()
    let ratio = Double(spring.damping) / (2 * omega)
    let velocity = -Double(spring.velocity)
    if abs(ratio - 1) < 1e-9 {
      return exp(-omega * time) * (1 + (velocity + omega) * time)
    }
    let damped = omega * (1 - ratio * ratio).squareRoot()
    return exp(-ratio * omega * time)
      * (cos(damped * time) + (velocity + ratio * omega) / damped * sin(damped * time))
  }

  @Test func settlesWithinTheDuration() {
    for ratio in [0.2, 0.4, 0.6, 0.8, 1.0] {
      for duration in [0.25, 0.5, 1, 3] {
        for velocity in [0.0, 1, 5] {
          let spring = ViewSpring(
            dampingRatio: ratio, duration: duration, velocity: CGFloat(velocity))
          let end = abs(position(spring, duration))
          // The recorded law limits one of the two terms, and the cosine term is added to it.
          let slack = ratio < 1 ? exp(-Double(spring.damping) / 2 * duration) : 0
          // ωD = 9.23341 is recorded to six digits, so e^(−ωD) has a relative error of 5e−6.
          #expect(end <= 0.001 + slack + 1e-8, "ζ \(ratio), D \(duration), v \(velocity): \(end)")
        }
      }
    }
  }

  @Test func aCriticalSpringDoesNotOvershoot() {
    let spring = ViewSpring(dampingRatio: 1, duration: 0.5, velocity: 0)
    for step in 0...100 {
      #expect(position(spring, Double(step) * 0.01) >= 0)
    }
  }
}
