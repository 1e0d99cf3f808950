import OozeKernel
import Testing

@testable import DynamicsEngine

/// Collisions against the conservation of momentum and energy, and walls.
@Suite struct DynamicsWorldTests {
  /// Returns the four walls of a box whose upper left corner is at the origin.
  private func walls(width: Double, height: Double) -> [CollisionSet.Wall] {
    let points = [
      PlaneVector.zero, PlaneVector(width, 0), PlaneVector(width, height), PlaneVector(0, height),
    ]
    return points.indices.map {
      CollisionSet.Wall(number: 0, from: points[$0], to: points[($0 + 1) % 4])
    }
  }

  /// Circles without friction collide from all sides, and momentum and energy stay the same.
  @Test(arguments: [1 as UInt64, 2, 3])
  func elasticCollisionsKeepMomentumAndEnergy(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var world = DynamicsWorld()
    var material = BodyMaterial()
    material.elasticity = 1
    material.friction = 0
    for index in 0..<16 {
      material.density = 0.5 + Double(random.below(40)) / 10
      var body = RigidBody(
        shape: BodyShape([.circle(center: .zero, radius: 8 + Double(random.below(12)))]),
        material: material,
        position: PlaneVector(Double(index % 4) * 60, Double(index / 4) * 60), angle: 0)
      body.velocity = PlaneVector(Double(random.below(800)) - 400, Double(random.below(800)) - 400)
      world.bodies.append(body)
      world.names.append(index)
    }
    var set = CollisionSet(number: 1)
    set.members = Array(0..<16)
    world.sets = [set]
    func momentum() -> PlaneVector {
      world.bodies.reduce(.zero) { $0 + $1.velocity * $1.mass }
    }
    func energy() -> Double { world.bodies.reduce(0) { $0 + $1.kineticEnergy } }
    let start = (momentum(), energy())
    var touches = 0
    for _ in 0..<480 {
      world.advance()
      touches += world.events.filter { $0.place != nil }.count
      world.events = []
      // Sums of 16 numbers of up to 10⁵ over 480 steps.
      #expect((momentum() - start.0).length < 1e-6)
      #expect(abs(energy() - start.1) < 1e-9 * start.1)
    }
    #expect(touches > 5)
  }

  /// Whatever the speed, the angle and the shape, a body inside a box stays in it.
  @Test(arguments: [100, 3000, 60_000, 2_000_000] as [Double])
  func wallsHold(speed: Double) {
    let shapes: [[ConvexPart]] = [
      [.circle(center: .zero, radius: 10)], [.rectangle(width: 30, height: 10)],
      [.ellipse(width: 40, height: 16)], [.rectangle(width: 2, height: 2)],
    ]
    for (index, parts) in shapes.enumerated() {
      for direction in stride(from: 0.1, to: 6.2, by: 1.3) {
        for elasticity in [0.0, 1] {
          var world = DynamicsWorld()
          var material = BodyMaterial()
          material.elasticity = elasticity
          var body = RigidBody(
            shape: BodyShape(parts), material: material, position: PlaneVector(150, 200),
            angle: direction)
          body.velocity = PlaneVector(speed, 0).rotated(by: direction)
          world.bodies = [body]
          world.names = [1]
          var set = CollisionSet(number: 1)
          set.members = [0]
          set.walls = walls(width: 300, height: 400)
          world.sets = [set]
          world.gravities = [.init(members: [0], acceleration: PlaneVector(0, 1000))]
          for _ in 0..<60 {
            world.advance()
            let place = world.bodies[0].position
            let isInside = place.x >= 0 && place.x <= 300 && place.y >= 0 && place.y <= 400
            #expect(isInside, "shape \(index), \(direction), \(place)")
            guard isInside else { return }
          }
        }
      }
    }
  }
}
