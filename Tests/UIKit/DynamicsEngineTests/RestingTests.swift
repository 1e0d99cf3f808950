import Testing

@testable import DynamicsEngine

/// When a world rests. Source of the tolerances: Box2D's `b2_linearSleepTolerance` (0.01 m/s, and 150 points are a metre),
/// `b2_angularSleepTolerance` (2°/s) and `b2_timeToSleep` (0.5 s).
@Suite struct RestingTests {
  private func world(speed: Double, turn: Double) -> DynamicsWorld {
    var world = DynamicsWorld()
    for index in 0..<2 {
      var body = RigidBody(
        shape: BodyShape([.rectangle(width: 20, height: 20)]), material: BodyMaterial(),
        position: PlaneVector(100 * Double(index), 0), angle: 0)
      if index == 1 {
        body.velocity = PlaneVector(0, speed)
        body.angularVelocity = turn * .pi / 180
      }
      world.bodies.append(body)
      world.names.append(index)
    }
    return world
  }

  @Test(
    arguments: [
      (0, 0, true), (1.49, 0, true), (1.51, 0, false), (-1.49, 1.99, true), (0, 1.99, true),
      (0, -1.99, true), (0, 2.01, false), (0, -2.01, false), (1.51, 2.01, false),
      (1, 2.01, false), (2.9, 0, false),
    ] as [(Double, Double, Bool)])
  func slowBodiesRestAfterHalfASecond(speed: Double, turn: Double, rests: Bool) {
    var world = world(speed: speed, turn: turn)
    for step in 1...125 {
      #expect(!world.isResting, "step \(step)")
      guard step < 120 else { break }
      world.advance()
    }
    world.advance()
    #expect(world.isResting == rests)
    #expect((world.bodies[1].restingTime > 0) == rests)
    #expect(abs(world.bodies[0].restingTime - 0.5) < 1e-9)
    world.wake()
    #expect(!world.isResting)
    #expect(world.bodies.allSatisfy { $0.restingTime == 0 })
  }

  @Test func aBlowEndsTheRest() {
    var world = world(speed: 0, turn: 0)
    for _ in 0..<130 { world.advance() }
    #expect(world.isResting)
    world.bodies[0].velocity = PlaneVector(10, 0)
    world.advance()
    #expect(!world.isResting)
    #expect(world.bodies[0].restingTime == 0)
    #expect(world.bodies[1].restingTime > 0.5)
  }

  @Test func aWorldWithoutBodiesRests() {
    #expect(DynamicsWorld().isResting)
  }

  /// Gravity of 1000 points/s² for a second: v = 1000 and s = 500, apart from the steps' half (semi-implicit Euler:
  /// s = g t (t + h) / 2).
  @Test func onlyMembersFall() {
    var world = world(speed: 0, turn: 0)
    world.gravities = [.init(members: [0], acceleration: PlaneVector(0, 1000))]
    for _ in 0..<240 { world.advance() }
    #expect(abs(world.bodies[0].velocity.y - 1000) < 1e-9)
    #expect(abs(world.bodies[0].position.y - 1000 * (1 + 1 / 240.0) / 2) < 1e-6)
    #expect(world.bodies[1].position == PlaneVector(100, 0))
    #expect(abs(world.time - 1) < 1e-9)
  }

  @Test(arguments: [0, 0.1, 1, 5] as [Double])
  func resistanceDecaysExponentially(resistance: Double) {
    var world = world(speed: 100, turn: 90)
    world.bodies[1].material.resistance = resistance
    world.bodies[1].material.angularResistance = resistance
    for _ in 0..<240 { world.advance() }
    // e^(−r), as the limit of (1 − r/n)ⁿ.
    var left = 1.0
    for _ in 0..<1_000_000 { left *= 1 - resistance / 1_000_000 }
    #expect(abs(world.bodies[1].velocity.y / (100 * left) - 1) < 1e-4)
    #expect(abs(world.bodies[1].angularVelocity / (.pi / 2 * left) - 1) < 1e-4)
  }

  /// A snap pulls to the point and upright, the shorter way round, and an anchored body doesn't follow it.
  @Test(arguments: [0.5, -0.5, 3, -3, 4, 6, 7, 12.4] as [Double])
  func aSnapTurnsUprightTheShorterWay(angle: Double) {
    var world = world(speed: 0, turn: 0)
    for index in 0...1 {
      world.bodies[index].angle = angle
      world.snaps.append(
        .init(body: index, point: PlaneVector(50, 60), anchor: .zero, frequency: 2, damping: 1))
    }
    world.bodies[0].material.isAnchored = true
    let start = world.bodies[0].position
    for _ in 0..<1200 { world.advance() }
    #expect(world.bodies[0].position == start)
    #expect(world.bodies[0].angle == angle)
    #expect((world.bodies[1].position - PlaneVector(50, 60)).length < 0.01)
    let turns = world.bodies[1].angle / (2 * .pi)
    #expect(abs(turns - turns.rounded()) < 0.001)
    #expect(abs(world.bodies[1].angle - angle) <= .pi + 0.01)
  }
}
