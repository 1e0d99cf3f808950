import Stage
import Testing

@testable import UIKit

/// Fields against their formulas, and regions.
///
/// Source: Apple, UIFieldBehavior and its header; the units are those of `ForceField`.
@MainActor @Suite(.serialized) struct DynamicsFieldTests {
  private func velocity(
    _ kind: ForceField.Kind, at place: PlaneVector, moving: PlaneVector = .zero,
    strength: Double = 1, falloff: Double = 0, minimum: Double = 0, density: Double = 1,
    charge: Double = 0, region: FieldRegion = .infinite
  ) -> PlaneVector {
    var material = BodyMaterial()
    material.density = density
    material.charge = charge
    var body = RigidBody(
      shape: BodyShape([.rectangle(width: 100, height: 100)]), material: material,
      position: place, angle: 0)
    body.velocity = moving
    let field = ForceField(
      kind: kind, position: .zero, direction: PlaneVector(0.6, -0.8), region: region,
      strength: strength, falloff: falloff, minimumRadius: minimum, members: [0])
    field.act(on: &body, time: 0, step: 0.01)
    return body.velocity
  }

  private static let places = [
    PlaneVector(150, 0), PlaneVector(0, -300), PlaneVector(-90, 120), PlaneVector(10, 10),
  ]

  /// Gravity accelerates whatever the mass; toward the position, it falls off with the distance in units of
  /// 150 points from the minimum radius on.
  @Test(arguments: [0, 1, 2, 0.5], [1, 5] as [Double])
  func gravity(falloff: Double, density: Double) {
    for place in Self.places {
      for minimum in [0, 100] as [Double] {
        let found = velocity(
          .radialGravity, at: place, strength: 2, falloff: falloff, minimum: minimum,
          density: density)
        let distance = max(place.length, minimum) / 150
        let speed = 2 * 150 * pow(distance, -falloff) * 0.01
        #expect((found + place * (speed / place.length)).length < 1e-9)
      }
      let linear = velocity(.linearGravity, at: place, strength: -3, density: density)
      #expect((linear - PlaneVector(0.6, -0.8) * (-3 * 150 * 0.01)).length < 1e-9)
    }
  }

  /// Counterclockwise on the screen: upward right of the middle, to the left above it.
  @Test func vortex() {
    let right = velocity(.vortex, at: PlaneVector(100, 0), strength: 0.5)
    #expect(abs(right.x) < 1e-9)
    #expect(abs(right.y + 100 * 0.5 * 150 * 0.01) < 1e-9)
    let above = velocity(.vortex, at: PlaneVector(0, -100), strength: 0.5)
    #expect(abs(above.y) < 1e-9)
    #expect(abs(above.x + 100 * 0.5 * 150 * 0.01) < 1e-9)
    #expect(velocity(.vortex, at: PlaneVector(200, 0), strength: 0.5).y == right.y * 2)
    #expect(velocity(.vortex, at: PlaneVector(100, 0), strength: 0.5, density: 3) == right)
  }

  @Test func dragSlowsAndNeverTurns() {
    for strength in [0, 0.5, 3, 1e6] as [Double] {
      for density in [0.5, 2] as [Double] {
        let found = velocity(
          .drag, at: .zero, moving: PlaneVector(100, -40), strength: strength, density: density)
        let rest = exp(-strength / density * 0.01)
        #expect((found - PlaneVector(100, -40) * rest).length < 1e-9)
      }
    }
  }

  /// A charge moves in a circle: the speed stays the same, and it turns by q B/m, counterclockwise on
  /// the screen.
  @Test func chargesTurnAndAreRepelled() {
    let found = velocity(.magnetic, at: .zero, moving: PlaneVector(100, 0), strength: 2, charge: 3)
    #expect(abs(found.length - 100) < 1e-9)
    #expect(abs(atan2(found.y, found.x) + 2 * 3 * 0.01) < 1e-12)
    #expect(velocity(.magnetic, at: .zero, moving: PlaneVector(100, 0)) == PlaneVector(100, 0))
    let pushed = velocity(.electric, at: PlaneVector(50, 0), density: 4, charge: 2)
    #expect((pushed - PlaneVector(2 * 150 / 4 * 0.01, 0)).length < 1e-9)
    #expect(velocity(.electric, at: PlaneVector(50, 0)) == .zero)
  }

  @Test func velocityAndSpringAndCustom() {
    let carried = velocity(.velocity, at: .zero, moving: PlaneVector(9, 9), strength: 50)
    #expect((carried - PlaneVector(30, -40)).length < 1e-9)
    let pulled = velocity(.spring, at: PlaneVector(100, -20), strength: 4, density: 2)
    #expect((pulled - PlaneVector(-100, 20) * (4.0 / 2 * 0.01)).length < 1e-9)
    let custom = velocity(
      .custom { _, v, m, q, h in PlaneVector(v.x * m, q + h) }, at: .zero,
      moving: PlaneVector(1, 0), density: 2, charge: 5)
    #expect((custom - PlaneVector(1 + 2 * 100 * 0.01 / 2, 5.01 * 100 * 0.01 / 2)).length < 1e-9)
  }

  /// Noise is between -1 and 1, smooth and repeatable, and its mean is zero.
  @Test(arguments: [50, 300] as [Double])
  func noise(scale: Double) {
    let noise = GradientNoise(scale: scale, seed: 7)
    var sum = 0.0
    var square = 0.0
    for index in 0..<2000 {
      let place = PlaneVector(Double(index % 50) * 37.3, Double(index / 50) * 41.7)
      let value = noise.value(at: place, time: 0.3)
      #expect(abs(value) <= 1)
      #expect(value == noise.value(at: place, time: 0.3))
      let near = noise.value(at: place + PlaneVector(0.01, 0), time: 0.3)
      #expect(abs(value - near) < 0.01 * 4 / scale)
      sum += value
      square += value * value
    }
    #expect(abs(sum / 2000) < 0.05)
    #expect(square / 2000 > 0.02)
    #expect(
      noise.value(at: PlaneVector(10, 10), time: 0.9)
        != noise.value(at: PlaneVector(10, 10), time: 0.1))
  }

  /// A field has no effect outside of its region.
  @Test func regionsAreAlgebra() {
    let circle = UIRegion(radius: 50)
    let square = UIRegion(size: CGSize(width: 60, height: 60))
    for x in stride(from: -80 as CGFloat, through: 80, by: 7) {
      for y in stride(from: -80 as CGFloat, through: 80, by: 7) {
        let point = CGPoint(x: x, y: y)
        let inCircle = x * x + y * y <= 2500
        let inSquare = abs(x) <= 30 && abs(y) <= 30
        #expect(circle.contains(point) == inCircle)
        #expect(square.contains(point) == inSquare)
        #expect(circle.inverse().contains(point) == !inCircle)
        #expect(circle.byUnion(with: square).contains(point) == (inCircle || inSquare))
        #expect(circle.byIntersection(with: square).contains(point) == (inCircle && inSquare))
        #expect(circle.byDifference(from: square).contains(point) == (inCircle && !inSquare))
        #expect(UIRegion.infinite.contains(point))
      }
    }
    #expect(
      velocity(.linearGravity, at: PlaneVector(60, 0), region: .circle(radius: 50)) == .zero)
    #expect(
      velocity(.linearGravity, at: PlaneVector(40, 0), region: .circle(radius: 50)) != .zero)
  }

  // MARK: As behaviors

  /// An item in a spring field oscillates with the period 2π √(m/strength).
  @Test func aSpringFieldSwings() {
    let bench = DynamicsBench()
    let box = bench.box(260, 400)
    let field = UIFieldBehavior.springField()
    #expect(field.strength == 1)
    #expect(field.falloff == 0)
    #expect(field.region === UIRegion.infinite)
    field.position = CGPoint(x: 200, y: 400)
    field.strength = 40
    field.addItem(box)
    bench.animator.addBehavior(field)
    let omega = 40.0.squareRoot()
    for frame in 1...120 {
      bench.stage.advance(by: 1.0 / 60)
      let expected = 200 + 60 * cos(omega * Double(frame) / 60)
      // The lag of half a step, and the effect of the steps on the frequency, (ω h)²/24 in each.
      #expect(abs(Double(box.center.x) - expected) < 60 * omega * DynamicsBench.step)
    }
    field.removeItem(box)
    #expect(field.items.isEmpty)
  }

  /// Only some fields have a direction or noise.
  @Test func properties() {
    let linear = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 2))
    #expect(linear.direction == CGVector(dx: 1, dy: 2))
    #expect(linear.smoothness == 0)
    let drag = UIFieldBehavior.dragField()
    drag.direction = CGVector(dx: 1, dy: 1)
    drag.smoothness = 0.4
    #expect(drag.direction == CGVector(dx: 0, dy: 0))
    #expect(drag.smoothness == 0)
    let noise = UIFieldBehavior.noiseField(smoothness: 0.7, animationSpeed: 2)
    #expect(noise.smoothness == 0.7)
    #expect(noise.animationSpeed == 2)
    let radial = UIFieldBehavior.radialGravityField(position: CGPoint(x: 3, y: 4))
    #expect(radial.position == CGPoint(x: 3, y: 4))
    for field in [UIFieldBehavior.vortexField(), .electricField(), .magneticField()] {
      #expect(field.strength == 1)
      #expect(field.items.isEmpty)
    }
    #expect(
      UIFieldBehavior.turbulenceField(smoothness: 0.1, animationSpeed: 0).smoothness == 0.1)
  }

  /// An item in a velocity field moves with it, with and without gravity.
  @Test func aVelocityFieldCarries() {
    let bench = DynamicsBench()
    let box = bench.box(100, 400)
    bench.animator.addBehavior(UIGravityBehavior(items: [box]))
    let field = UIFieldBehavior.velocityField(direction: CGVector(dx: 30, dy: 0))
    field.addItem(box)
    bench.animator.addBehavior(field)
    var asked = 0
    let custom = UIFieldBehavior.field { _, _, velocity, mass, _, step in
      asked += 1
      #expect(mass == 1)
      #expect(step == DynamicsBench.step)
      #expect(abs(velocity.dx - 30) < 1e-9)
      return .zero
    }
    custom.addItem(box)
    bench.animator.addBehavior(custom)
    bench.stage.advance(by: 1)
    #expect(abs(box.center.x - 130) < 1e-6)
    #expect(abs(box.center.y - 400) < 1e-6)
    #expect(asked == 240)
  }
}
