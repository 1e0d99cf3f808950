import Stage
import Testing

@testable import UIKit

/// Gravity, pushes and resistance follow the laws of physics.
///
/// Sources: Apple, UIGravityBehavior (a magnitude of 1 is 1000 points/s²); UIPushBehavior (a magnitude of 1
/// accelerates 100 × 100 points of density 1 by 100 points/s²); UIDynamicItemBehavior.
@MainActor @Suite(.serialized) struct DynamicsForceTests {
  /// The world's steps end at v = g t and x = g t (t + h)/2, which is g t h/2 more than ½ g t².
  @Test(arguments: [0.25, 1, 2.5] as [CGFloat], [0, 0.7, 2, -1.2] as [CGFloat])
  func falls(magnitude: CGFloat, angle: CGFloat) {
    let bench = DynamicsBench()
    let box = bench.box(200, 400)
    let gravity = UIGravityBehavior(items: [box])
    gravity.setAngle(angle, magnitude: magnitude)
    let made = bench.made([box])
    bench.animator.addBehavior(gravity)
    for seconds in [0.1, 0.4, 0.5] {
      let before = bench.stage.time
      bench.stage.advance(by: seconds)
      #expect(bench.stage.time > before)
      let time = CGFloat(bench.stage.time)
      let g = 1000 * magnitude
      let way = g * time * (time + CGFloat(DynamicsBench.step)) / 2
      #expect(abs(box.center.x - 200 - cos(angle) * way) < 1e-6, "\(time)")
      #expect(abs(box.center.y - 400 - sin(angle) * way) < 1e-6, "\(time)")
      #expect(abs(way - g * time * time / 2) <= g * time * CGFloat(DynamicsBench.step) / 2 + 1e-9)
      let velocity = made.linearVelocity(for: box)
      #expect(abs(velocity.x - cos(angle) * g * time) < 1e-6)
      #expect(abs(velocity.y - sin(angle) * g * time) < 1e-6)
    }
    #expect(box.transform.isIdentity)
  }

  @Test func gravityPointsDownWithMagnitude1() {
    let gravity = UIGravityBehavior()
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    #expect(gravity.magnitude == 1)
    #expect(abs(gravity.angle - .pi / 2) < 1e-12)
    gravity.gravityDirection = CGVector(dx: 3, dy: 4)
    #expect(gravity.magnitude == 5)
    gravity.magnitude = 10
    #expect(gravity.gravityDirection == CGVector(dx: 6, dy: 8))
    gravity.magnitude = 0
    gravity.magnitude = 1
    #expect(abs(gravity.gravityDirection.dx - 0.6) < 1e-12)
  }

  /// a = 100 · magnitude / mass, and an instantaneous push has the effect of one second of it.
  @Test(
    arguments: [CGSize(width: 100, height: 100), CGSize(width: 50, height: 40)],
    [0.5, 1, 3] as [CGFloat])
  func pushes(size: CGSize, density: CGFloat) {
    for mode in [UIPushBehavior.Mode.continuous, .instantaneous] {
      for magnitude in [0.5, 2] as [CGFloat] {
        let bench = DynamicsBench()
        let box = bench.box(200, 400, width: size.width, height: size.height)
        let made = bench.made([box]) { $0.density = density }
        let push = UIPushBehavior(items: [box], mode: mode)
        push.setAngle(0.3, magnitude: magnitude)
        bench.animator.addBehavior(push)
        bench.stage.advance(by: 0.5)
        let mass = size.width * size.height / 10_000 * density
        let time: CGFloat = mode == .continuous ? 0.5 : 1
        let speed = 100 * magnitude / mass * time
        let velocity = made.linearVelocity(for: box)
        #expect(abs(velocity.x - speed * cos(0.3)) < 1e-6)
        #expect(abs(velocity.y - speed * sin(0.3)) < 1e-6)
        #expect(push.active == (mode == .continuous))
        #expect(made.angularVelocity(for: box) == 0)
      }
    }
  }

  /// An instantaneous push acts again only when it is made active again.
  @Test func aBlowComesAgain() {
    let bench = DynamicsBench()
    let box = bench.box(200, 400)
    let made = bench.made([box])
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.active = false
    push.magnitude = 1
    push.pushDirection = CGVector(dx: 0, dy: -2)
    bench.animator.addBehavior(push)
    bench.stage.advance(by: 0.2)
    #expect(made.linearVelocity(for: box) == .zero)
    for count in 1...3 {
      push.active = true
      bench.stage.advance(by: 0.1)
      #expect(!push.active)
      #expect(abs(made.linearVelocity(for: box).y + 200 * CGFloat(count)) < 1e-9)
      bench.stage.advance(by: 0.1)
      #expect(abs(made.linearVelocity(for: box).y + 200 * CGFloat(count)) < 1e-9)
    }
  }

  /// A push away from the centre turns: ω = (r × p)/I with I = m (w² + h²)/12.
  @Test(arguments: [UIOffset(horizontal: 30, vertical: 0), UIOffset(horizontal: -20, vertical: 40)])
  func pushesBesideTheCentreTurn(offset: UIOffset) {
    let bench = DynamicsBench()
    let box = bench.box(200, 400, width: 100, height: 80)
    let made = bench.made([box])
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0.5, dy: 1)
    push.setTargetOffsetFromCenter(offset, for: box)
    #expect(push.targetOffsetFromCenter(for: box) == offset)
    bench.animator.addBehavior(push)
    bench.stage.advance(by: 0.1)
    let mass: CGFloat = 0.8
    let inertia = mass * (100 * 100 + 80 * 80) / 12
    let torque = offset.horizontal * 100 - offset.vertical * 50
    #expect(abs(made.angularVelocity(for: box) - torque / inertia) < 1e-9)
    let angle = atan2(box.transform.b, box.transform.a)
    #expect(abs(angle - torque / inertia * 0.1) < 1e-9)
  }

  /// v = v₀ e^(−resistance t), for both velocities.
  @Test(arguments: [0, 0.5, 2, 20] as [CGFloat])
  func resistance(_ resistance: CGFloat) {
    let bench = DynamicsBench()
    let box = bench.box(200, 400)
    let made = UIDynamicItemBehavior(items: [box])
    made.resistance = resistance
    made.angularResistance = resistance / 2
    made.addLinearVelocity(CGPoint(x: 100, y: -50), for: box)
    made.addLinearVelocity(CGPoint(x: 20, y: 0), for: box)
    made.addAngularVelocity(3, for: box)
    // Without an animator the velocities wait.
    #expect(made.linearVelocity(for: box) == CGPoint(x: 120, y: -50))
    #expect(made.angularVelocity(for: box) == 3)
    bench.animator.addBehavior(made)
    #expect(made.linearVelocity(for: box) == CGPoint(x: 120, y: -50))
    bench.stage.advance(by: 0.4)
    let rest = exp(-resistance * 0.4)
    let velocity = made.linearVelocity(for: box)
    #expect(abs(velocity.x - 120 * rest) < 1e-9)
    #expect(abs(velocity.y + 50 * rest) < 1e-9)
    #expect(abs(made.angularVelocity(for: box) - 3 * exp(-resistance * 0.2)) < 1e-9)
  }

  @Test func anchoredItemsStayAndOthersDontTurn() {
    let bench = DynamicsBench()
    let anchored = bench.box(100, 400)
    let straight = bench.box(300, 400)
    let first = bench.made([anchored]) { $0.isAnchored = true }
    let second = bench.made([straight]) { $0.allowsRotation = false }
    bench.animator.addBehavior(UIGravityBehavior(items: [anchored, straight]))
    first.addLinearVelocity(CGPoint(x: 100, y: 0), for: anchored)
    second.addAngularVelocity(5, for: straight)
    bench.stage.advance(by: 0.3)
    #expect(anchored.center == CGPoint(x: 100, y: 400))
    #expect(straight.center.y > 440)
    #expect(straight.transform.isIdentity)
    // A behavior doesn't override an earlier one's value with a property that it never set.
    let third = bench.made([anchored]) { $0.elasticity = 0.5 }
    bench.stage.advance(by: 0.1)
    #expect(anchored.center.y == 400)
    #expect(third.density == 1)
    #expect(third.friction == 0.2)
    first.isAnchored = false
    bench.stage.advance(by: 0.1)
    #expect(anchored.center.y > 400)
  }
}
