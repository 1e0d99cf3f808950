import OozeKernel

@testable import DynamicsEngine

/// A world with every kind of shape, force, field, joint and contact, and the bits of its motion.
struct DynamicsScene {
  private(set) var world = DynamicsWorld()

  /// Creates the scene of a seed. Equal seeds create equal scenes.
  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for index in 0..<Self.count {
      addBody(index, &random)
    }
    let all = Array(0..<Self.count)
    world.gravities = [.init(members: all, acceleration: PlaneVector(30, 1000))]
    world.pushes = [
      .init(body: 1, force: PlaneVector(90, -40), offset: PlaneVector(3, 8)),
      .init(body: 7, force: PlaneVector(-20, 10), offset: .zero),
    ]
    world.snaps = [
      .init(
        body: 5, point: PlaneVector(200, 200), anchor: PlaneVector(4, -2), frequency: 3,
        damping: 0.4)
    ]
    world.fields = Self.kinds.enumerated().map { index, kind in
      ForceField(
        kind: kind, position: PlaneVector(190, 260), direction: PlaneVector(0.4, -0.9),
        region: index % 2 == 0
          ? .infinite : .difference(.circle(radius: 300), .rectangle(width: 80, height: 50)),
        strength: 0.2 + random.unit(), falloff: Double(index % 3) / 2, minimumRadius: 5,
        members: index == Self.velocityIndex ? [Self.count - 1] : all)
    }
    addJoints()
    addWalls(all)
  }

  private static let count = 24
  private static let velocityIndex = 4
  private static var kinds: [ForceField.Kind] {
    [
      .drag, .vortex, .radialGravity, .linearGravity, .velocity, .noise(smoothness: 0.3, speed: 2),
      .turbulence(smoothness: 0.8, speed: 1), .spring, .electric, .magnetic,
      .custom { place, velocity, mass, charge, step in
        PlaneVector(place.y - velocity.x, mass * charge) * step
      },
    ]
  }

  private mutating func addBody(_ index: Int, _ random: inout SplitMix64) {
    var material = BodyMaterial()
    material.density = 0.5 + 2 * random.unit()
    material.elasticity = random.unit()
    material.friction = random.unit()
    material.resistance = index % 5 == 0 ? random.unit() : 0
    material.angularResistance = index % 7 == 0 ? random.unit() : 0
    material.charge = random.unit() - 0.5
    material.isAnchored = index == 3
    material.allowsRotation = index % 6 != 2
    let size = 12 + 20 * random.unit()
    let corners = (0..<9).map { _ in
      PlaneVector((random.unit() - 0.5) * 2 * size, (random.unit() - 0.5) * 2 * size)
    }
    let parts: [ConvexPart] =
      switch index % 5 {
      case 0: [.circle(center: PlaneVector(2, 1), radius: size / 2)]
      case 1: [.rectangle(width: size, height: size * 1.7)]
      case 2: [.ellipse(width: size, height: size / 2)]
      case 3: [.polygon(convexHull(corners))]
      default:
        [
          .rectangle(width: size, height: size),
          .rectangle(width: size, height: 8).moved(by: PlaneVector(size, 3), turned: 0.3),
        ]
      }
    var body = RigidBody(
      shape: BodyShape(parts), material: material,
      position: PlaneVector(60 + Double(index % 6) * 55, 60 + Double(index / 6) * 70),
      angle: 6 * random.unit())
    if !material.isAnchored {
      body.velocity = PlaneVector(400 * (random.unit() - 0.5), 400 * (random.unit() - 0.5))
      body.angularVelocity = 8 * (random.unit() - 0.5)
    }
    world.bodies.append(body)
    world.names.append(100 + index)
  }

  private mutating func addJoints() {
    func joint(
      _ kind: Joint.Kind, _ a: Int?, _ b: Int, frequency: Double = 0, brake: Double = 0
    ) -> Joint {
      Joint(
        kind: kind, a: a, b: b, anchorA: a == nil ? PlaneVector(150, 90) : PlaneVector(6, -3),
        anchorB: PlaneVector(-5, 4), angle: 0.2, frequency: frequency, damping: 0.3, brake: brake)
    }
    let axis = PlaneVector(0.8, 0.6)
    world.joints = [
      joint(.distance(length: 60), nil, 0), joint(.distance(length: 40), 1, 2, frequency: 4),
      joint(.rope(length: 70), 6, 8), joint(.pin(range: -0.5...0.7), 9, 10, brake: 500),
      joint(.weld, 11, 12), joint(.weld, 13, 14, frequency: 2),
      joint(.slide(axis: axis, range: -30...30), 15, 16),
      joint(.slide(axis: axis, range: -.infinity...(.infinity)), nil, 17),
    ]
  }

  private mutating func addWalls(_ all: [Int]) {
    let corners = [
      PlaneVector(0, 0), PlaneVector(390, 0), PlaneVector(390, 500), PlaneVector(0, 460),
    ]
    var everything = CollisionSet(number: 1)
    everything.members = all
    everything.walls = corners.indices.map {
      CollisionSet.Wall(number: $0, from: corners[$0], to: corners[($0 + 1) % 4])
    }
    var some = CollisionSet(number: 2)
    some.members = Array(all.prefix(8))
    some.collidesWithBodies = false
    some.walls = [
      CollisionSet.Wall(number: 9, from: PlaneVector(100, 300), to: PlaneVector(300, 330))
    ]
    world.sets = [everything, some]
  }

  /// Advances the world and returns a hash of the bits of all bodies and events in each step.
  mutating func hash(steps: Int) -> UInt64 {
    // FNV-1a, a word at a time.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ word: UInt64) { hash = (hash ^ word) &* 0x100_0000_01B3 }
    func add(_ vector: PlaneVector) {
      add(vector.x.bitPattern)
      add(vector.y.bitPattern)
    }
    for _ in 0..<steps {
      world.advance()
      for body in world.bodies {
        add(body.position)
        add(body.velocity)
        add(body.angle.bitPattern)
        add(body.angularVelocity.bitPattern)
      }
      for event in world.events {
        add(UInt64(event.pair.body))
        if let place = event.place { add(place) }
      }
      world.events = []
    }
    return hash
  }
}
