import Foundation
import Testing

@testable import ScrollPhysics

/// Decelerations whose target a delegate has changed.
struct RetargetingTests {
  private static let distances: [Double] = [-4000, -300, -30, -1, -0.5, 0.5, 1, 30, 300, 4000]
  private static let velocities: [Double] = [-9000, -700, -60, -12, 0, 12, 60, 700, 9000]

  /// The velocity stays the same if the decay is then between half and five times the normal one, 2 and 10 a
  /// second. Otherwise, the decay is the nearer of these limits.
  @Test(arguments: distances, velocities)
  func keepsItsVelocityWhereItCan(distance: Double, velocity: Double) {
    let glide = Deceleration(position: 37, velocity: velocity, target: 37 + distance)
    let toward = distance < 0 ? -velocity : velocity
    let wanted = (toward - 10) / abs(37 + distance - 37)
    let start = distance < 0 ? -glide.velocity(at: 0) : glide.velocity(at: 0)
    if wanted >= 2, wanted <= 10 {
      #expect((start - toward).magnitude < 1e-6)
    } else {
      #expect(glide.decay == (wanted < 2 ? 2 : 10))
      #expect((start - (distance.magnitude * glide.decay + 10)).magnitude < 1e-6)
    }
    #expect((glide.restPosition - 37 - distance).magnitude < 1e-6)
    #expect((glide.velocity(at: glide.duration * 0.999_999).magnitude - 10).magnitude < 0.1)
  }

  @Test func aTargetWhereItIsIsNoMotion() {
    for velocity in Self.velocities {
      let glide = Deceleration(position: 37, velocity: velocity, target: 37)
      #expect(glide.velocity(at: 0) == 0)
      #expect(glide.velocity == 0)
      #expect(glide.duration == 0)
      #expect(glide.restPosition == 37)
    }
  }

  @Test(arguments: distances, velocities)
  func motionsEndAtTheTargetWithinTheLimits(target: Double, velocity: Double) {
    let motion = ScrollMotion.retargeted(
      from: 100, velocity: velocity, target: target, limits: 0...600)
    let end = min(max(target, 0), 600)
    #expect((motion.restPosition - end).magnitude < 1e-6)
    #expect((motion.position(at: 0) - 100).magnitude < 1e-9)
    #expect(motion.duration > 0.02)
    #expect(motion.velocity(at: 0) * (end - 100) > 0)
    let near = ScrollMotion.retargeted(
      from: 100, velocity: velocity, target: 100.25, limits: 0...600)
    #expect(near.position(at: 0) == 100)
    #expect((near.restPosition - 100.25).magnitude < 1e-6)
    let none = ScrollMotion.retargeted(from: 100, velocity: velocity, target: 100, limits: 0...600)
    #expect(none.duration == 0)
    #expect(none.restPosition == 100)
  }

  /// Source: Apple, `UIScrollView.DecelerationRate`: normal is 0.998, fast is 0.99.
  @Test func reachesOfTheRates() {
    #expect((Deceleration(position: 0, velocity: 1).reach - 0.499).magnitude < 1e-9)
    let fast = Deceleration(position: 0, velocity: 1, rate: Deceleration.fastRate)
    #expect((fast.reach - 0.099).magnitude < 1e-9)
    #expect(Deceleration(position: 0, velocity: 1, rate: -1).decay == -1000 * log(0.001))
    #expect(Deceleration(position: 0, velocity: 1, rate: 2).decay == -1000 * log(0.9999))
  }
}
