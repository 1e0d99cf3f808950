import Foundation
import Testing

@testable import DynamicsEngine

/// Fields against their formulas.
///
/// Source: Apple, UIFieldBehavior and its header; the units are those of `ForceField`.
@Suite struct ForceFieldTests {
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

  @Test func aFieldHasNoEffectOutsideOfItsRegion() {
    #expect(
      velocity(.linearGravity, at: PlaneVector(60, 0), region: .circle(radius: 50)) == .zero)
    #expect(
      velocity(.linearGravity, at: PlaneVector(40, 0), region: .circle(radius: 50)) != .zero)
  }
}
