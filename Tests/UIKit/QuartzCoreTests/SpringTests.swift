import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct SpringTests {
  /// The value of `CASpringAnimation().settlingDuration` on iOS.
  @Test func defaultSpringSettlesAsOnIOS() {
    #expect(abs(CASpringAnimation().settlingDuration - 1.4727003346780927) < 1e-12)
  }

  /// Compares with the equation of motion m·x″ + c·x′ + k·(x − 1) = 0, integrated in small steps.
  @Test func followsTheEquationOfMotion() {
    for (mass, stiffness, damping, velocity) in [
      (1.0, 100.0, 10.0, 0.0), (1, 100, 10, 5), (2, 300, 4, -3), (0.5, 50, 1, 0), (1, 100, 20, 2),
    ] {
      let spring = SpringCurve(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
      var (x, v) = (0.0, velocity)
      let step = 1e-5
      for index in 1...100_000 {
        // The midpoint method, whose error is of the order of the step squared.
        let a = (stiffness * (1 - x) - damping * v) / mass
        let (xm, vm) = (x + v * step / 2, v + a * step / 2)
        x += vm * step
        v += (stiffness * (1 - xm) - damping * vm) / mass * step
        if index % 10_000 == 0 {
          #expect(abs(spring.position(at: Double(index) * step) - x) < 1e-6)
        }
      }
    }
  }

  /// With ζ = 1 a spring settles at ωt = 9.23341, the recorded number of UIKit's springs of damping ratio 1.
  @Test func criticalSpringSettles() {
    let spring = SpringCurve(mass: 1, stiffness: 100, damping: 20, initialVelocity: 0)
    #expect(abs(spring.settlingDuration * 10 - 9.23341) < 1e-4)
  }

  @Test func tooMuchDampingCountsAsCritical() {
    let critical = SpringCurve(mass: 1, stiffness: 100, damping: 20, initialVelocity: 0)
    let over = SpringCurve(mass: 1, stiffness: 100, damping: 90, initialVelocity: 0)
    for step in 0...20 {
      let time = Double(step) / 10
      #expect(critical.position(at: time) == over.position(at: time))
    }
  }

  @Test func isAtRestWhenSettled() {
    for damping in [2.0, 5, 10, 15, 19.99, 20, 40] {
      for velocity in [-8.0, 0, 8] {
        let spring = SpringCurve(
          mass: 1, stiffness: 100, damping: damping, initialVelocity: velocity)
        let end = spring.settlingDuration
        for step in 0...20 {
          #expect(abs(1 - spring.position(at: end + Double(step) * 0.05)) <= 0.001_000_1)
        }
      }
    }
  }

  @Test func undampedSpringNeverSettles() {
    let spring = SpringCurve(mass: 1, stiffness: 100, damping: 0, initialVelocity: 0)
    #expect(spring.settlingDuration == .infinity)
    #expect(abs(spring.position(at: .pi / 10) - 2) < 1e-12)
  }

  @Test func animationOvershootsAndEndsThere() {
    let test = TestLoop()
    let layer = test.addLayer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0
    spring.toValue = 100
    spring.duration = spring.settlingDuration
    layer.add(spring, forKey: nil)
    var highest: CGFloat = 0
    while test.loop.now < 1.4 {
      test.loop.advance(to: test.loop.now + 1.0 / 60)
      highest = max(highest, layer.presentation()!.position.x)
    }
    // Overshoot of ζ = 0.5: e^(−πζ/√(1−ζ²)) = 16.3 %.
    #expect(abs(highest - 116.3) < 0.3)
    #expect(abs(layer.presentation()!.position.x - 100) < 0.2)
  }
}
