import Stage
import Testing

@testable import UIKit

/// Field behaviors and regions. `ForceFieldTests` compares the fields with their formulas.
///
/// Source: Apple, UIFieldBehavior and UIRegion, and their headers.
@MainActor @Suite(.serialized) struct DynamicsFieldTests {
  /// Regions combine as sets do.
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
