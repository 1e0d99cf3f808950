import Foundation
import Testing

@testable import ScrollPhysics

struct SpringTests {
  private static let displacements: [Double] = [-400, -3, -0.6, -0.1, 0, 0.1, 0.6, 1, 3, 400]
  private static let velocities: [Double] = [-5000, -70, -9, -1, 0, 0.5, 1, 9, 70, 5000]
  private static let frequencies: [Double] = [3, 10.9, 40]

  private static func each(_ check: (Spring) -> Void) {
    for displacement in displacements {
      for velocity in velocities {
        for frequency in frequencies {
          check(
            Spring(
              target: 7, displacement: displacement, velocity: velocity, frequency: frequency))
        }
      }
    }
  }

  /// Checks the differential equation of a critically damped spring by differences: x″ = −2ω·x′ − ω²·x.
  @Test func followsItsLaw() {
    Self.each { spring in
      #expect((spring.position(at: 0) - 7 - spring.displacement).magnitude < 1e-9)
      #expect((spring.velocity(at: 0) - spring.velocity).magnitude < 1e-9)
      #expect(spring.position(at: -1) == spring.position(at: 0))
      #expect(spring.velocity(at: -1) == spring.velocity(at: 0))
      let scale = 1 + spring.velocity.magnitude + spring.frequency * spring.displacement.magnitude
      let h = 1e-5
      for t in [0.01, 0.05, 0.2, 0.6] {
        let slope = (spring.position(at: t + h) - spring.position(at: t - h)) / (2 * h)
        #expect((slope - spring.velocity(at: t)).magnitude < 1e-4 * scale)
        let force = (spring.velocity(at: t + h) - spring.velocity(at: t - h)) / (2 * h)
        let x = spring.position(at: t) - 7
        let law = -2 * spring.frequency * slope - spring.frequency * spring.frequency * x
        #expect((force - law).magnitude < 1e-2 * scale)
      }
    }
  }

  /// Finds the farthest position after the start among twenty thousand samples. A spring that crosses to the
  /// other side has its extremum there.
  @Test func peaks() {
    Self.each { spring in
      let slope = spring.velocity + spring.frequency * spring.displacement
      let turn = slope == 0 ? 0 : spring.velocity / (spring.frequency * slope)
      guard turn > 0 else {
        #expect(spring.peak == spring.displacement)
        return
      }
      let sampled = (0...20_000).map { spring.position(at: turn * Double($0) / 10_000) - 7 }
      let after = sampled.dropFirst()
      let extremum = spring.velocity > 0 ? after.max()! : after.min()!
      #expect((spring.peak - extremum).magnitude < 1e-6 * (1 + spring.peak.magnitude))
    }
    #expect(Spring(target: 0, displacement: 3, velocity: -32.7, frequency: 10.9).peak == 3)
    #expect(Spring(target: 0, displacement: 1, velocity: 0).peak == 1)
    // F-SCROLL-04.
    #expect((Spring(target: 0, displacement: 0, velocity: 2972).peak - 100.3).magnitude < 0.05)
  }

  @Test func isSettledWithinHalfAPointAndTenPointsASecond() {
    func isSettled(_ displacement: Double, _ velocity: Double) -> Bool {
      Spring(target: 0, displacement: displacement, velocity: velocity).isSettled(at: 0)
    }
    #expect(isSettled(0.49, 9.9))
    #expect(isSettled(-0.49, -9.9))
    #expect(!isSettled(0.5, 0))
    #expect(!isSettled(-0.5, 0))
    #expect(!isSettled(0, 10))
    #expect(!isSettled(0, -10))
  }

  /// From the settling time on the spring is settled. A tenth of a millisecond before, it isn't, or its
  /// velocity may still grow: until the acceleration is zero, the spring doesn't count as settled.
  @Test func settlesToATenthOfAMillisecond() {
    Self.each { spring in
      let time = spring.settlingTime
      for step in 0...400 { #expect(spring.isSettled(at: time + Double(step) / 100 + 1e-9)) }
      if time == 0 {
        #expect(spring.displacement.magnitude < 0.5 && spring.velocity.magnitude < 10)
        return
      }
      let slope = spring.velocity + spring.frequency * spring.displacement
      let bound =
        slope == 0 ? 0 : max(0, (spring.velocity + slope) / (spring.frequency * slope))
      #expect(time >= bound)
      if time > bound + 0.000_1 { #expect(!spring.isSettled(at: time - 0.000_1)) }
    }
    #expect(Spring(target: 0, displacement: 0.1, velocity: 0).settlingTime == 0)
    #expect(Spring(target: 0, displacement: 0.4, velocity: -9).settlingTime == 0)
    #expect(Spring(target: 0, displacement: 0, velocity: 9).settlingTime == 0)
    #expect(Spring(target: 0, displacement: 0.6, velocity: 0).settlingTime > 0)
    // The spring starts within the settled range but leaves it: to the other side, or farther out on its own.
    #expect(Spring(target: 0, displacement: 0.4, velocity: -9.9, frequency: 3).settlingTime > 0.1)
    #expect(Spring(target: 0, displacement: 0.1, velocity: 1).settlingTime > 0)
    #expect(Spring(target: 0, displacement: 0.45, velocity: 9, frequency: 3).settlingTime > 0.1)
  }

  /// A spring that never settles still ends, after a thousand times 1/ω.
  @Test func hostileNumbersEnd() {
    for frequency in Self.frequencies {
      let spring = Spring(
        target: 0, displacement: .infinity, velocity: 0, frequency: frequency)
      #expect(spring.settlingTime >= 1000 / frequency)
      #expect(spring.settlingTime < 1001.5 / frequency)
    }
  }
}
